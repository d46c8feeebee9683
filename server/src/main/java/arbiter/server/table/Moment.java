package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Standing;
import arbiter.engine.seat.Seat;
import java.util.List;

/** What the server must know about a position to run the game. */
public record Moment(int turn, Pace pace, List<Integer> awaiting, Standing standing) {
    static <S> Moment of(Game<S, ?, ?> game, S state) {
        return new Moment(
                game.turn(state),
                game.pace(state),
                game.awaiting(state).stream().map(Seat::index).toList(),
                game.standing(state));
    }
}
