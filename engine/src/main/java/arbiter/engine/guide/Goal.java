package arbiter.engine.guide;

import arbiter.engine.seat.Seat;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How the game is won and how close everybody is, as far as the viewer may know.
 *
 * @param aim how to win, in a sentence
 * @param clock null if the game does not end after a number of rounds
 */
public record Goal(String aim, List<Race> races, @Nullable Clock clock) {
    public Goal {
        races = List.copyOf(races);
    }

    /**
     * One way to win that can be counted.
     *
     * @param unit what is counted, in the plural: "territories"
     * @param needed the number that wins; null if the highest number wins at the end of the game
     * @param reached by seat; a seat is missing if its number is hidden
     */
    public record Race(String unit, @Nullable Long needed, SequencedMap<Seat, Long> reached) {
        public Race {
            reached = Collections.unmodifiableSequencedMap(new TreeMap<>(reached));
        }

        public Race(String unit, long needed, SequencedMap<Seat, Long> reached) {
            this(unit, Long.valueOf(needed), reached);
        }
    }

    /** @param unit "round" or "turn" */
    public record Clock(String unit, int now, int last) {}
}
