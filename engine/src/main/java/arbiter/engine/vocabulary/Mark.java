package arbiter.engine.vocabulary;

/** Puts a mark on a part of a position. */
public interface Mark<G> {
    void put(G given) throws Unfit;
}
