package arbiter.games.dynasty.position;

import arbiter.engine.seat.Viewer;
import java.util.List;

/** DB-S8, what each viewer may see: only the owner sees policies and waiting lines; everything else is public. */
public record Sight(WorkingPosition p, Viewer viewer) {
    /** Whether the viewer knows the standing answers of that seat. */
    public boolean policies(int seat) {
        return viewer.knows(p.seat(seat));
    }

    /** Whether the viewer knows which lines wait. They belong to the active player. */
    public boolean waitingLines() {
        return viewer.knows(p.seat(p.active));
    }

    /** Removes from a working copy what the viewer may not know, as if nobody had any standing answers or waiting lines. */
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
