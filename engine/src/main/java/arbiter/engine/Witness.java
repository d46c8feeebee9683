package arbiter.engine;

import java.util.function.Supplier;

/** Watches a resolution while it runs, for a replay. Where nobody watches, nothing is copied. */
@FunctionalInterface
public interface Witness<S> {
    /**
     * One step of the resolution is done. The last step need not be announced.
     *
     * @param now the position as it is now; asked for at once or never
     * @param events how many events there are so far
     */
    void see(Supplier<S> now, int events);

    static <S> Witness<S> nobody() {
        return (now, events) -> {};
    }
}
