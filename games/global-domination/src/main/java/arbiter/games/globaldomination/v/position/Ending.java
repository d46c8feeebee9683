package arbiter.games.globaldomination.v.position;

import arbiter.engine.seat.Seat;
import java.util.List;

/** How a game ended. */
public record Ending(Reason reason, List<Seat> winners) {
    public Ending {
        winners = List.copyOf(winners);
    }

    public enum Reason {
        LAST_LIVING("last-living"),
        NOBODY_LEFT("nobody-left"),
        LAND_SHARE("land-share"),
        TURN_LIMIT("turn-limit"),
        AGREED_DRAW("agreed-draw");

        public final String word;

        Reason(String word) {
            this.word = word;
        }
    }
}
