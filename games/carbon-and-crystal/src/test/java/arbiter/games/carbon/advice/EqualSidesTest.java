package arbiter.games.carbon.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** On a map with two equal sides, both seats consider the same orders, turned by half a circle, in the same order. */
class EqualSidesTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();
    private static final Pattern HEX = Pattern.compile("(-?\\d+),(-?\\d+)");

    @Test
    void bothSeatsGoThroughTheBoardFromTheirOwnSide() {
        Position first = begun(Seat.of(0));
        Position second = begun(Seat.of(1));
        List<String> own = lines(first, Seat.of(0));
        assertTrue(own.stream().filter(line -> HEX.matcher(line).find()).count() > 20, own.toString());
        assertEquals(
                own,
                lines(second, Seat.of(1)).stream().map(EqualSidesTest::turned).toList());
    }

    @Test
    void theMapForTwoHasEqualSides() {
        Board board = begun(Seat.of(0)).board();
        for (int hex = 0; hex < board.size; hex++) {
            Hex there = board.hex(hex);
            int opposite = board.index(new Hex(-there.q(), -there.r()));
            assertEquals(board.size - 1 - hex, opposite);
            assertEquals(board.terrain(hex), board.terrain(opposite));
        }
    }

    /** A game for two with equal lists, in which this seat has the first turn. */
    private static Position begun(Seat seat) {
        for (int game = 0; game < 100; game++) {
            SeededChance chance = new SeededChance(Seed.named("equal sides " + game), 0);
            Position lists =
                    GAME.setup(new Setup(List.of("Ann", "Bob"), Settings.defaults(Numbers.PARAMETERS), ""), chance);
            Order list = GAME.advice().candidates(lists, Seat.of(0)).getFirst();
            Map<Seat, Sheet<Order>> both = Map.of(Seat.of(0), Sheet.of(list), Seat.of(1), Sheet.of(list));
            Position begun = Play.resolve(GAME, lists, both, chance).state();
            if (GAME.awaiting(begun).contains(seat)) {
                return begun;
            }
        }
        throw new AssertionError("nobody else had a first turn");
    }

    private static List<String> lines(Position position, Seat seat) {
        return GAME.advice().ideas(position, seat).stream()
                .map(order -> GAME.words().notation().write(position, order))
                .toList();
    }

    private static String turned(String line) {
        return HEX.matcher(line)
                .replaceAll(hex -> -Integer.parseInt(hex.group(1)) + "," + -Integer.parseInt(hex.group(2)));
    }
}
