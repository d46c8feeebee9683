package arbiter.engine.picture;

/** The two looks of every picture. */
public enum Theme {
    PAPER,
    NIGHT
}
