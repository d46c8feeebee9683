package arbiter.engine.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;

/** Orders as people type them. The normal form of an order is read back as an equal order. */
public interface Notation<S, O> {
    Reading<O> read(S state, Seat seat, String line);

    String write(S state, O order);

    default String normalForm(S state, Reading<O> line) {
        return switch (line) {
            case Reading.Order<O>(O order) -> write(state, order);
            case Reading.Unreadable<O>(String text, Slip slip) -> text.strip();
        };
    }
}
