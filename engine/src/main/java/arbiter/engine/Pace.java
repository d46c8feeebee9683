package arbiter.engine;

/** When sheets are resolved. */
public enum Pace {
    /**
     * All awaited seats decide in secret. One resolution takes all sheets, when the last one has arrived or the deadline has
     * passed.
     */
    TOGETHER,
    /** Each sheet is resolved as it arrives. */
    AT_ONCE
}
