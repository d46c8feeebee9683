package arbiter.games.globaldomination.v;

import arbiter.engine.Seat;
import java.util.List;

/** How a game came out. */
record Ending(Reason reason, List<Seat> winners) {
    Ending {
        winners = List.copyOf(winners);
    }

    enum Reason {
        LAST_LIVING("last-living", "the last living player"),
        NOBODY_LEFT("nobody-left", "nobody is left"),
        LAND_SHARE("land-share", "enough of all land"),
        TURN_LIMIT("turn-limit", "the most territory when time was up"),
        AGREED_DRAW("agreed-draw", "an agreed draw");

        final String word;
        final String title;

        Reason(String word, String title) {
            this.word = word;
            this.title = title;
        }
    }
}
