package arbiter.engine.guide;

import arbiter.engine.seat.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A number per seat that people like to follow through a game.
 *
 * @param kind how the numbers of several steps are combined
 * @param values by seat; a seat is missing if its number is hidden from the viewer
 * @param things by seat, the things that are counted, if they have names; places may be marked as in a sentence
 */
public record Measure(
        String name, Kind kind, SequencedMap<Seat, Long> values, SequencedMap<Seat, List<String>> things) {
    public Measure {
        values = Collections.unmodifiableSequencedMap(new TreeMap<>(values));
        things = Collections.unmodifiableSequencedMap(new TreeMap<>(things));
    }

    /** A measure of things without names. */
    public Measure(String name, Kind kind, SequencedMap<Seat, Long> values) {
        this(name, kind, values, new TreeMap<>());
    }

    /** A measure that counts things with names. */
    public static Measure of(String name, SequencedMap<Seat, List<String>> things) {
        SequencedMap<Seat, Long> values = new TreeMap<>();
        things.forEach((seat, all) -> values.put(seat, (long) all.size()));
        return new Measure(name, Kind.STOCK, values, things);
    }

    public enum Kind {
        /** What a seat has, such as units. */
        STOCK,
        /** What a seat can spend. If it gets smaller, that is not a loss. */
        RESERVE,
        /** What a seat received in this resolution, such as income. */
        FLOW
    }
}
