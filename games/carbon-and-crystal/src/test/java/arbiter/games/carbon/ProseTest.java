package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Look;
import arbiter.engine.Play;
import arbiter.engine.Rejection;
import arbiter.engine.Seat;
import arbiter.engine.Settings;
import arbiter.engine.Sheet;
import arbiter.engine.Theme;
import arbiter.engine.Verdict;
import arbiter.engine.Viewer;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Refusals say what is wrong, where, and the nearest thing that would work. */
class ProseTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    private static Battle given(String... lines) throws Misread {
        List<Line> given = Stream.of(lines).map(Line::of).toList();
        return PositionText.battle(List.of("Ann", "Bob"), Settings.defaults(Numbers.PARAMETERS), List.of(), given);
    }

    private static String refused(Battle battle, String order) {
        Sheet<Order> sheet = Play.read(GAME, battle, Seat.of(0), List.of(order));
        Verdict verdict = GAME.check(battle, Seat.of(0), sheet).getFirst();
        Rejection rejection =
                assertInstanceOf(Verdict.Rejected.class, verdict, order).rejection();
        return GAME.words().prose().explain(battle, rejection);
    }

    @Test
    void aBuildingSiteThatIsTooNear() throws Misread {
        assertEquals(
                "DEP on -6,2 would be 1 from A.CMD#1; it needs 2. -6,3 (by A.RIG#1) would do.",
                refused(given("start"), "CONSTRUCT RIG#1 DEP -6,2"));
    }

    @Test
    void aMarchThatIsTooLong() throws Misread {
        assertEquals(
                "No way of 3 or less leads A.RIG#1 to -3,2. -4,2 would do.",
                refused(given("start"), "MOVE RIG#1 -3,2"));
    }

    @Test
    void aPlacementBesideTheMark() throws Misread {
        Battle battle = given("start", "A.BAR#1: -5,2, queue LGD#1 0", "A.RIG#1: -4,2", "placing A.LGD#1");
        assertEquals(
                "A.LGD#1 cannot enter on -4,2. Free are -6,2  -6,3  -5,1  -5,3  -4,1.",
                refused(battle, "PLACE LGD#1 -4,2"));
    }

    @Test
    void aSlipOfThePen() throws Misread {
        assertEquals(
                "Column 1: there is no order `PRODUCT`; did you mean `PRODUCE CMD#1 RIG`?",
                refused(given("start"), "PRODUCT CMD#1 RIG"));
    }

    @Test
    void priceAndPurse() throws Misread {
        assertEquals("BAR costs 14C; you have 13C 4X.", refused(given("start", "A: 13C"), "CONSTRUCT RIG#1 BAR -5,2"));
    }

    /** A line that is not finished yet already names the piece whose reach the picture shows. */
    @Test
    void anUnfinishedLineChoosesAPiece() throws Misread {
        Battle battle = given("start", "A.LGD#1: -4,0");
        View view = GAME.view(battle, Viewer.of(Seat.of(0)));
        String plain = GAME.picture().draw(view, Sheet.empty(), List.of(), Look.of(Theme.PAPER));
        Sheet<Order> typed = Play.read(GAME, battle, Seat.of(0), List.of("MOVE LGD#1"));
        assertTrue(GAME.picture()
                        .draw(view, typed, List.of(), Look.of(Theme.PAPER))
                        .length()
                > plain.length() + 1000);
    }
}
