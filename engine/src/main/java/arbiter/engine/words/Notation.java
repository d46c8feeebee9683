package arbiter.engine.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.function.Function;

/** Orders in the form in which people type them. Reading the normal form of an order gives an equal order. */
public interface Notation<S, O> {
    Reading<O> read(S state, Seat seat, String line);

    String write(S state, O order);

    /** Reads the words of an order. */
    interface Parser<O> {
        O read(Words words) throws Misread;
    }

    /**
     * The notation of a game in which a line always means the same, for every seat and in every position.
     *
     * @param rule the rule that says how orders are written
     * @param proposal a valid line, to propose instead of one that cannot be read
     */
    static <S, O> Notation<S, O> of(String rule, String proposal, Parser<O> parser, Function<O, String> writer) {
        return new Notation<>() {
            @Override
            public Reading<O> read(S state, Seat seat, String line) {
                try {
                    Words words = Words.of(Line.of(line));
                    O order = parser.read(words);
                    words.end();
                    return Reading.of(order);
                } catch (Misread e) {
                    return new Reading.Unreadable<>(line, new Slip("unreadable", rule, e.column(), e.what(), proposal));
                }
            }

            @Override
            public String write(S state, O order) {
                return writer.apply(order);
            }
        };
    }

    default String normalForm(S state, Reading<O> line) {
        return switch (line) {
            case Reading.Order<O>(O order) -> write(state, order);
            case Reading.Unreadable<O>(String text, Slip slip) -> text.strip();
        };
    }
}
