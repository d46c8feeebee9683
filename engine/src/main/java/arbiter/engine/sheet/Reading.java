package arbiter.engine.sheet;

/** One line of a sheet after the notation has looked at it: an order, or a line that it cannot read. */
public sealed interface Reading<O> {
    record Order<O>(O order) implements Reading<O> {}

    record Unreadable<O>(String text, Slip slip) implements Reading<O> {}

    static <O> Reading<O> of(O order) {
        return new Order<>(order);
    }
}
