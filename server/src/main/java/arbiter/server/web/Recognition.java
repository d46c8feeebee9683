package arbiter.server.web;

/** Identifies callers by session or token. */
public interface Recognition {
    Caller bySession(String secret);

    Caller byToken(String secret);
}
