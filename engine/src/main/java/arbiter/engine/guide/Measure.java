package arbiter.engine.guide;

import arbiter.engine.seat.Seat;
import java.util.Collections;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A number per seat that people like to follow through a game.
 *
 * @param kind whether the numbers of the steps of one turn are added up or the last one counts
 * @param values by seat; a seat whose number is hidden from the viewer is missing
 */
public record Measure(String name, Kind kind, SequencedMap<Seat, Long> values) {
    public Measure {
        values = Collections.unmodifiableSequencedMap(new TreeMap<>(values));
    }

    public enum Kind {
        /** What there is, such as units. */
        STOCK,
        /** What came in by this resolution, such as an income. */
        FLOW
    }
}
