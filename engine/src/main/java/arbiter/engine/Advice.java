package arbiter.engine;

import arbiter.engine.seat.Seat;
import java.util.List;

/**
 * What a game knows about playing it well: the orders that menus and bots look at, and how good a position looks. Nothing here
 * decides anything; legality is in {@link Game#check}.
 *
 * @param <S> a position
 * @param <O> an order
 */
public interface Advice<S, O> {
    /**
     * Orders worth looking at for this seat, each of which {@link Game#check} accepts as a sheet of its own. Where sheets are
     * resolved as they arrive, the last is the plainest: it only goes on.
     */
    List<O> candidates(S state, Seat seat);

    /** How good the position looks for the seat; more is better. A rule of thumb for bots, not a rule of the game. */
    double worth(S state, Seat seat);

    /**
     * The candidates that a player with a plan would think of, for bots with little time. The plainest is the last here too.
     * A game with few candidates need not choose among them.
     */
    default List<O> ideas(S state, Seat seat) {
        return candidates(state, seat);
    }

    /**
     * Orders that belong together, such as an attack from two sides, the most promising first. Bots try these before single
     * orders. {@link Game#check} and {@link #worth} say whether they are legal and wise.
     */
    default List<List<O>> plans(S state, Seat seat) {
        return List.of();
    }

    /**
     * Whole sheets of which a bot hands in one, where a game begins with a choice that is made once, such as a start
     * territory. Empty everywhere else.
     */
    default List<List<O>> openings(S state, Seat seat) {
        return List.of();
    }

    /**
     * Orders that have won most in many games from exactly this position, the best first, each of which {@link Game#check}
     * accepts as a sheet of its own. Empty wherever nothing is known.
     */
    default List<O> studied(S state, Seat seat) {
        return List.of();
    }
}
