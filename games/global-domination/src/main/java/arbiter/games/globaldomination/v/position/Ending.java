package arbiter.games.globaldomination.v.position;

import arbiter.engine.Seat;
import java.util.List;

/** How a game came out. */
public record Ending(Reason reason, List<Seat> winners) {
    public Ending {
        winners = List.copyOf(winners);
    }

    public enum Reason {
        LAST_LIVING("last-living", "the last living player"),
        NOBODY_LEFT("nobody-left", "nobody is left"),
        LAND_SHARE("land-share", "enough of all land"),
        TURN_LIMIT("turn-limit", "the most territory when time was up"),
        AGREED_DRAW("agreed-draw", "an agreed draw");

        public final String word;
        public final String title;

        Reason(String word, String title) {
            this.word = word;
            this.title = title;
        }
    }
}
