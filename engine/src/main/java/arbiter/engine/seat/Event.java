package arbiter.engine.seat;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened in a resolution, in the past tense. Each game has a sealed type for its events. Every event says
 * who may see it, so that reports, pictures and programs only need to filter events.
 */
public interface Event {
    default Audience audience() {
        return Audience.EVERYONE;
    }

    /** What it looks like on the board; empty if there is nothing to see. */
    default List<Stroke> strokes() {
        return List.of();
    }

    /** The dice that were thrown for it. */
    default List<Roll> thrown() {
        return List.of();
    }

    /** Who acted against whom, if that is what happened. Bots with a memory hold it against them, and talk about it. */
    default Optional<Blow> blow() {
        return Optional.empty();
    }

    static <E extends Event> List<E> seenBy(Viewer viewer, List<E> events) {
        return events.stream().filter(e -> e.audience().includes(viewer)).toList();
    }
}
