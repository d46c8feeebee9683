package arbiter.games.dynasty.position;

import arbiter.engine.seat.Viewer;
import java.util.List;

/** DB-S8, who sees what: policies and waiting lines are their owner's alone, everything else is public. */
public record Sight(WorkingPosition p, Viewer viewer) {
    /** Whether the viewer knows the standing answers of that seat. */
    public boolean policies(int seat) {
        return viewer.knows(p.seat(seat));
    }

    /** Whether the viewer knows which lines wait. They are the active player's. */
    public boolean waitingLines() {
        return viewer.knows(p.seat(p.active));
    }

    /** Takes out of a working copy what the viewer may not know: nobody is taken to have any of it. */
    public void forget() {
        for (int seat = 0; seat < p.seats; seat++) {
            if (!policies(seat)) {
                p.rangedPolicy[seat] = Policy.Ranged.ASK;
                p.tiePolicy[seat] = Policy.Tie.ASK;
            }
        }
        if (!waitingLines()) {
            p.queue = List.of();
        }
    }
}
