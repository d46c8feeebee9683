package arbiter.engine;

/** The two looks of every picture. */
public enum Theme {
    PAPER,
    NIGHT
}
