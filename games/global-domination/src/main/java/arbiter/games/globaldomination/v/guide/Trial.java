package arbiter.games.globaldomination.v.guide;

import arbiter.engine.Resolution;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Tally;

/** Carries out a sheet as if nobody else ordered anything, with the phases of the game, as {@code check} does. */
@FunctionalInterface
public interface Trial {
    Resolution<Position> of(Position state, Seat seat, Sheet<Order> sheet, Tally tally);
}
