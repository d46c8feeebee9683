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
    /** Null while a sheet is only being checked: then nothing is rolled and no blow falls. */
    public final @Nullable Chance chance;

    private final @Nullable List<Event> events;
    private final @Nullable Witness<Position> witness;

    /** @param events where to write down what happens, or null if nobody will read it */
    public Progress(Position position, @Nullable Chance chance, @Nullable List<Event> events) {
        this(position, chance, events, null);
    }

    /** @param witness sees the board after each event that shows on it, or null */
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
        // What only keeps the books is told together with the next thing that can be seen.
        if (witness != null && !told.strokes().isEmpty()) {
            witness.see(position::copy, events.size());
        }
    }
}
