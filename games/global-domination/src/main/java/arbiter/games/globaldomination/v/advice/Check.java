package arbiter.games.globaldomination.v.advice;

import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;

/** The game's {@code check}, which decides what is legal. */
@FunctionalInterface
public interface Check {
    List<Verdict> of(Position state, Seat seat, Sheet<Order> sheet);
}
