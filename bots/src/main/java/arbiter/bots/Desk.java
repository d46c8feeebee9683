package arbiter.bots;

import arbiter.engine.Game;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.Seat;
import arbiter.engine.Sheet;
import arbiter.engine.Verdict;
import arbiter.engine.Viewer;
import java.util.List;

/**
 * Where a bot sits: its view of the position and the orders that it may give, and nothing else. The position itself stays
 * behind the desk.
 */
public interface Desk<O, V> {
    Seat seat();

    Pace pace();

    V view();

    /** Orders worth looking at, each legal as a sheet of its own. */
    List<O> candidates();

    /** What the rules say to this sheet, one verdict a line. */
    List<Verdict> check(Sheet<O> sheet);

    /** All luck of the bot follows from this. */
    long seed();

    static <S, O, V> Desk<O, V> of(Game<S, O, V> game, S state, Seat seat, long seed) {
        return new Desk<>() {
            @Override
            public Seat seat() {
                return seat;
            }

            @Override
            public Pace pace() {
                return game.pace(state);
            }

            @Override
            public V view() {
                return game.view(state, Viewer.of(seat));
            }

            @Override
            public List<O> candidates() {
                return game.candidates(state, seat);
            }

            @Override
            public List<Verdict> check(Sheet<O> sheet) {
                return Play.check(game, state, seat, sheet);
            }

            @Override
            public long seed() {
                return seed;
            }
        };
    }
}
