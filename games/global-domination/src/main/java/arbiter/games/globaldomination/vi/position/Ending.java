package arbiter.games.globaldomination.vi.position;

import arbiter.engine.seat.Seat;
import java.util.List;
import java.util.Locale;

/** How the game ended. */
public record Ending(Reason reason, List<Seat> winners) {
    public enum Reason {
        LAST_LIVING,
        SHARE,
        TURN_LIMIT,
        DRAW;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Ending {
        winners = List.copyOf(winners);
    }
}
