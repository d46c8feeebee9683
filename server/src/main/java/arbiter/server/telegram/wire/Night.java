package arbiter.server.telegram.wire;

/** Knows the quiet hours of people. News come then, too, but make no sound. */
public interface Night {
    boolean quiet(long chat);
}
