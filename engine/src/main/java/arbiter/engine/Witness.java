package arbiter.engine;

import java.util.function.Supplier;

/** Watches a resolution while it runs, for a replay. Without a witness, no position is copied. */
@FunctionalInterface
public interface Witness<S> {
    /**
     * One step of the resolution is done. The last step need not be announced.
     *
     * @param now gives the position after the step; must be called before this method returns, or not at all
     * @param events the number of events so far
     */
    void see(Supplier<S> now, int events);

    static <S> Witness<S> nobody() {
        return (now, events) -> {};
    }
}
