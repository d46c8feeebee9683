package arbiter.games.dynasty.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Actions that bots do not consider, and the exceptions. */
class IdeasTest {
    private static long count(WorkingPosition p, Class<? extends Order> kind) {
        List<Order> ideas = Tables.GAME.advice().ideas(new Position(p), Seat.of(0));
        assertTrue(Tables.GAME.advice().candidates(new Position(p), Seat.of(0)).containsAll(ideas));
        return ideas.stream().filter(kind::isInstance).count();
    }

    private static WorkingPosition withHouses(int inHand, int landTokens) {
        WorkingPosition p = Tables.read("0,7: A city 1", "0,-7: B city 1", "0,6: A house", "1,6: A house");
        p.land.houses[0] = inHand;
        p.land.landTokens[0] = landTokens;
        return p;
    }

    @Test
    void landTokensAreForAPlayerWhoRunsOutOfHouses() {
        assertEquals(0, count(withHouses(3, 99), Order.Token.class));
        assertEquals(2, count(withHouses(2, 99), Order.Token.class));
    }

    @Test
    void ownHousesAreTornDownOnlyWhereNoLandTokenIsLeft() {
        assertEquals(0, count(withHouses(2, 99), Order.Raze.class));
        assertEquals(2, count(withHouses(2, 0), Order.Raze.class));
        assertEquals(0, count(withHouses(3, 0), Order.Raze.class));
    }

    @Test
    void theTurnGoesOnStepByStep() {
        WorkingPosition p = withHouses(30, 99);
        assertEquals(0, count(p, Order.End.class));
        assertEquals(1, count(p, Order.Done.class));
    }
}
