package arbiter.games.dynasty.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The openings in the book, and where the book ends. */
class OpeningBookTest {
    private static Position start(Setup setup) {
        return Tables.GAME.setup(setup, new SeededChance(Seed.named("openings"), 0));
    }

    private static Seat next(Position state) {
        return Tables.GAME.awaiting(state).getFirst();
    }

    private static Position with(Position state, Order order) {
        return Tables.GAME
                .resolve(state, Sheets.of(next(state), Sheet.of(order)), new SeededChance(Seed.named("none"), 0))
                .state();
    }

    @Test
    void bothPlayersOfTheDefaultMapKnowWhereToBegin() {
        Position state = start(Tables.of(2));
        for (int placed = 0; placed < 4; placed++) {
            List<Order> studied = Tables.GAME.advice().studied(state, next(state));
            assertEquals(1, studied.size(), state.toString());
            assertTrue(Tables.GAME.advice().candidates(state, next(state)).containsAll(studied));
            state = with(state, studied.getFirst());
        }
        assertTrue(Tables.GAME.advice().studied(state, next(state)).isEmpty(), "the book ends when the turns begin");
    }

    @Test
    void aSeatThatIsNotAskedKnowsNothingYet() {
        Position state = start(Tables.of(2));
        Seat other = Seat.of(1 - next(state).index());
        assertTrue(Tables.GAME.advice().studied(state, other).isEmpty());
        assertTrue(Tables.GAME.advice().studied(state, Seat.HOST).isEmpty());
    }

    @Test
    void theSoldierBelongsToTheStudiedCentre() {
        Position state = start(Tables.of(2));
        Order studied = Tables.GAME.advice().studied(state, next(state)).getFirst();
        Order own = Tables.GAME.advice().candidates(state, next(state)).stream()
                .filter(order -> !order.equals(studied))
                .findFirst()
                .orElseThrow();
        assertTrue(Tables.GAME.advice().studied(with(state, own), next(state)).isEmpty());
        assertFalse(
                Tables.GAME.advice().studied(with(state, studied), next(state)).isEmpty());
    }

    @Test
    void otherMapsAreNotStudied() {
        for (Setup setup : List.of(
                Tables.of(3), Tables.of(4), Tables.of(2, "boardRadius.2", "8"), Tables.of(2, "map", "random"))) {
            Position state = start(setup);
            assertTrue(Tables.GAME.advice().studied(state, next(state)).isEmpty(), setup.toString());
        }
    }
}
