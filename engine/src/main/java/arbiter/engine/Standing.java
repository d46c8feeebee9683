package arbiter.engine;

import arbiter.engine.seat.Seat;
import java.util.List;

/**
 * The score of a game, and how it ended.
 *
 * @param over whether nobody has anything left to decide
 * @param winners empty while the game runs and if it ended without a winner; several if the victory is shared
 * @param reason a word for the way in which it ended, empty while it runs
 * @param scores one per seat, in seat order
 */
public record Standing(boolean over, List<Seat> winners, String reason, List<Score> scores) {
    public Standing {
        winners = List.copyOf(winners);
        scores = List.copyOf(scores);
    }

    /** @param points comparable within the game: more is better. Everybody sees them, also while the game runs. */
    public record Score(Seat seat, boolean alive, long points) {}
}
