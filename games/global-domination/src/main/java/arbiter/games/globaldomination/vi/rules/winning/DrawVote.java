package arbiter.games.globaldomination.vi.rules.winning;

import arbiter.engine.sheet.Rejection;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.rules.Phase;
import arbiter.games.globaldomination.vi.rules.Turn;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** GD6-W.4: votes for a draw, which a setting can switch off. They are counted when the turn is over. */
public final class DrawVote implements Phase {
    @Override
    public void run(Turn turn) {
        Rejection wrong = refuse(turn);
        if (wrong != null) {
            List<Turn.Task> votes = turn.tasks(Order.Moment.VOTE);
            votes.forEach(vote -> turn.reject(vote, wrong));
            votes.clear();
        }
    }

    public static @Nullable Rejection refuse(Turn turn) {
        return turn.rules.drawVote ? null : Rejection.of("draw-vote-off", "GD6-W.4");
    }
}
