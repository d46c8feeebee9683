package arbiter.engine.picture;

/** Every picture can be drawn in these two themes. */
public enum Theme {
    PAPER,
    NIGHT
}
