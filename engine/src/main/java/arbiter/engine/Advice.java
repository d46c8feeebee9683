package arbiter.engine;

import arbiter.engine.seat.Seat;
import java.util.List;

/**
 * What a game knows about good play: the orders that menus and bots consider, and how good a position looks. Nothing here
 * decides whether an order is legal; {@link Game#check} does.
 *
 * @param <S> a position
 * @param <O> an order
 */
public interface Advice<S, O> {
    /**
     * Orders that this seat should consider. {@link Game#check} accepts each of them as a sheet with only this order. If
     * sheets are resolved as they arrive, the last order is the one that does nothing but go on.
     */
    List<O> candidates(S state, Seat seat);

    /** How good the position looks for the seat; higher is better. An estimate for bots, not a rule of the game. */
    double worth(S state, Seat seat);

    /**
     * How good the position looks to a bot that weighs whole turns instead of single orders. It may count more than
     * {@link #worth} what is good in the end, and less what only leads there.
     */
    default double outlook(S state, Seat seat) {
        return worth(state, seat);
    }

    /**
     * How much the seat stands to lose soon, by what others threaten: the part that {@link #worth} has subtracted for it, never
     * negative. Bots of different temperaments fear it more or less. 0 in a game that knows no threats.
     */
    default double exposure(S state, Seat seat) {
        return 0;
    }

    /**
     * A smaller list of candidates, for bots with little time: those that fit a plan. The last one is again the order that
     * only goes on. A game with few candidates can return all of them.
     */
    default List<O> ideas(S state, Seat seat) {
        return candidates(state, seat);
    }

    /**
     * Orders that belong together, such as an attack from two sides, the most promising first. Bots try these before single
     * orders. They may be illegal or bad: {@link Game#check} and {@link #worth} decide.
     */
    default List<List<O>> plans(S state, Seat seat) {
        return List.of();
    }

    /**
     * Complete sheets for a game that begins with a choice that is made only once, such as a start territory. A bot hands in
     * one of them. Empty in all other positions.
     */
    default List<List<O>> openings(S state, Seat seat) {
        return List.of();
    }

    /**
     * Orders that won most often in many games from exactly this position, the best first. {@link Game#check} accepts each
     * of them as a sheet with only this order. Empty if nothing is known about the position.
     */
    default List<O> studied(S state, Seat seat) {
        return List.of();
    }
}
