package arbiter.engine.vocabulary;

/** Puts a value into a part of a position. */
public interface Put<G, T> {
    void put(G given, T value) throws Unfit;
}
