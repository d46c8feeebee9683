package arbiter.server.fact;

/** The game that a fact is about. */
public interface Subject {
    String id();

    String name();
}
