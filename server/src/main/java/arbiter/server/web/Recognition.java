package arbiter.server.web;

/** Knows callers by what they carry. */
public interface Recognition {
    Caller bySession(String secret);

    Caller byToken(String secret);
}
