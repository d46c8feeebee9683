package arbiter.engine.guide;

import arbiter.engine.seat.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A number per seat that people like to follow through a game.
 *
 * @param kind how the numbers of several steps are put together
 * @param values by seat; a seat whose number is hidden from the viewer is missing
 * @param things by seat what is counted, one by one, where it has names; places may be marked as in a sentence
 */
public record Measure(
        String name, Kind kind, SequencedMap<Seat, Long> values, SequencedMap<Seat, List<String>> things) {
    public Measure {
        values = Collections.unmodifiableSequencedMap(new TreeMap<>(values));
        things = Collections.unmodifiableSequencedMap(new TreeMap<>(things));
    }

    /** Of things without names. */
    public Measure(String name, Kind kind, SequencedMap<Seat, Long> values) {
        this(name, kind, values, new TreeMap<>());
    }

    /** Of what there is, by its names. */
    public static Measure of(String name, SequencedMap<Seat, List<String>> things) {
        SequencedMap<Seat, Long> values = new TreeMap<>();
        things.forEach((seat, all) -> values.put(seat, (long) all.size()));
        return new Measure(name, Kind.STOCK, values, things);
    }

    public enum Kind {
        /** What there is, such as units. */
        STOCK,
        /** What can be spent. There may be less of it without a loss. */
        RESERVE,
        /** What came in by this resolution, such as an income. */
        FLOW
    }
}
