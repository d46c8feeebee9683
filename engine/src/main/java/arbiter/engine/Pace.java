package arbiter.engine;

/** When sheets are resolved. */
public enum Pace {
    /** All awaited seats decide in secret; one resolution takes all sheets, when the last is in or time is up. */
    TOGETHER,
    /** Each sheet is resolved as it arrives. */
    AT_ONCE
}
