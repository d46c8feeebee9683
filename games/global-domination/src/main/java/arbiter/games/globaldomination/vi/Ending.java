package arbiter.games.globaldomination.vi;

import arbiter.engine.Seat;
import java.util.List;
import java.util.Locale;

/** How the game ended. */
record Ending(Reason reason, List<Seat> winners) {
    enum Reason {
        LAST_LIVING,
        SHARE,
        TURN_LIMIT,
        DRAW;

        String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    Ending {
        winners = List.copyOf(winners);
    }
}
