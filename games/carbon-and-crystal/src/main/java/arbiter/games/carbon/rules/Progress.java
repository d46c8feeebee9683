package arbiter.games.carbon.rules;

import arbiter.engine.Witness;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A position while a resolution works on it. */
public final class Progress {
    public final Position position;
    /** Null while a sheet is only checked: then no dice are rolled and attacks have no result. */
    public final @Nullable Chance chance;

    private final @Nullable List<Event> events;
    private final @Nullable Witness<Position> witness;

    /** @param events the list that receives the events, or null if nobody will read them */
    public Progress(Position position, @Nullable Chance chance, @Nullable List<Event> events) {
        this(position, chance, events, null);
    }

    /** @param witness sees the board after each event that is visible on it, or null */
    public Progress(
            Position position,
            @Nullable Chance chance,
            @Nullable List<Event> events,
            @Nullable Witness<Position> witness) {
        this.position = position;
        this.chance = chance;
        this.events = events;
        this.witness = witness;
    }

    public void tell(Supplier<Happening> happening) {
        if (events == null) {
            return;
        }
        Happening told = happening.get();
        events.add(told);
        // An event that is not visible on the board has no step of its own: it belongs to the step of the next visible
        // event.
        if (witness != null && !told.strokes().isEmpty()) {
            witness.see(position::copy, events.size());
        }
    }
}
