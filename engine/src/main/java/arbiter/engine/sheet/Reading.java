package arbiter.engine.sheet;

/** One line of a sheet after the notation has read it: an order, or a slip if it cannot be read. */
public sealed interface Reading<O> {
    record Order<O>(O order) implements Reading<O> {}

    record Unreadable<O>(String text, Slip slip) implements Reading<O> {}

    static <O> Reading<O> of(O order) {
        return new Order<>(order);
    }
}
