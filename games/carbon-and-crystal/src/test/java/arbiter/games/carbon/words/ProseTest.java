package arbiter.games.carbon.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.View;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Refusals say what is wrong, where, and what would work instead. */
class ProseTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    private static Position given(String... lines) throws Misread {
        List<Line> given = Stream.of(lines).map(Line::of).toList();
        return PositionText.position(List.of("Ann", "Bob"), Settings.defaults(Numbers.PARAMETERS), List.of(), given);
    }

    private static String refused(Position position, String order) {
        Sheet<Order> sheet = Play.read(GAME, position, Seat.of(0), List.of(order));
        Verdict verdict = GAME.check(position, Seat.of(0), sheet).getFirst();
        Rejection rejection =
                assertInstanceOf(Verdict.Rejected.class, verdict, order).rejection();
        return GAME.words().prose().explain(position, rejection);
    }

    @Test
    void aBuildingSiteThatIsTooNear() throws Misread {
        assertEquals(
                "Depot on -6,2 would be 1 from Command Center #1; it needs 2. -6,3 (by Rigger #1) would do.",
                refused(given("start"), "CONSTRUCT RIG#1 DEP -6,2"));
    }

    @Test
    void aMarchThatIsTooLong() throws Misread {
        assertEquals(
                "Rigger #1 would need 4 Move to -3,2; it has 3. -4,2 would do.",
                refused(given("start"), "MOVE RIG#1 -3,2"));
    }

    @Test
    void aMarchThatSomethingStops() throws Misread {
        assertEquals(
                "Forest or Rock is in the way: Mortar Team #1 would need 3 Move to -1,1; it has 2. -2,2 would do.",
                refused(given("start", "A.MOR#1: -3,1"), "MOVE MOR#1 -1,1"));
        assertEquals(
                "Rampart #1 on -4,1 is in the way; around it Line Guard #1 would need 4 Move to -4,3, and it has 3."
                        + " -5,3 would do.",
                refused(given("start", "A.LGD#1: -4,0", "A.RAM#1: -4,1"), "MOVE LGD#1 -4,3"));
        assertEquals(
                "Nobody can stand on -2,1: rock. -3,1 would do.",
                refused(given("start", "A.LGD#1: -4,0"), "MOVE LGD#1 -2,1"));
    }

    @Test
    void aTargetThatIsHidden() throws Misread {
        assertEquals(
                "Line Guard #1 does not see Bob's Shardling #1: rock -2,1 is in the way.",
                refused(given("start", "A.LGD#1: -3,1", "B.SHA#1: -1,1"), "ATTACK LGD#1 B.SHA#1"));
    }

    @Test
    void aPlacementBesideTheMark() throws Misread {
        Position position = given("start", "A.BAR#1: -5,2, queue LGD#1 0", "A.RIG#1: -4,2", "placing A.LGD#1");
        assertEquals(
                "Rigger #1 stands on -4,2; Line Guard #1 cannot enter there. Free are -6,2  -6,3  -5,1  -5,3  -4,1.",
                refused(position, "PLACE LGD#1 -4,2"));
        assertEquals(
                "-3,3 is 3 from Barracks #1 and not its rally point; Line Guard #1 enters within 1."
                        + " Free are -6,2  -6,3  -5,1  -5,3  -4,1.",
                refused(position, "PLACE LGD#1 -3,3"));
    }

    @Test
    void aSlipOfThePen() throws Misread {
        assertEquals(
                "Column 1: there is no order `PRODUCT`; did you mean `PRODUCE CMD#1 RIG`?",
                refused(given("start"), "PRODUCT CMD#1 RIG"));
    }

    @Test
    void aWordTooMany() throws Misread {
        assertEquals("Column 5: `NOW` is too much here; did you mean `END`?", refused(given("start"), "END now"));
    }

    /** The terminal shows what is public by CC-9, and asks nobody after the end of the game. */
    @Test
    void theSketchShowsWhatIsOpen() throws Misread {
        Position position = given(
                "start",
                "A.CMD#1: level 2, rally -7,3, queue RIG#5 1",
                "A.BAR#1: -5,2, salvage 1",
                "A.WAR#1: in force 2",
                "A.LVY#1: destroyed",
                "B: offer");
        List<String> lines = GAME.picture().sketch(GAME.view(position, Viewer.of(Seat.of(1))));
        for (String line : List.of(
                "A.CMD#1 Command Center at -6,0, cohesion 15/15, level 2, rallies at -7,3, makes RIG#5 (1 to go)",
                "A.BAR#1 Barracks at -5,2, cohesion 8/8, under salvage 1",
                "A is Ann, FERRUM: 0 points, 36C, 4X, supply 4 of 12, workers 5 of 8, Command Centers 1 of 3",
                "B is Bob, LUMEN: 0 points, 24C, 4X, supply 4 of 8, workers 4 of 6, Command Centers 1 of 3, offers a draw",
                "  left in the list: BAR FAC DEP*3 LAB GUN*2 DRL*2 MST*2 RAM*2 LGD*5 MOR*3 ENG TNK*3 CRW MAR COL HRD PLA DRP",
                "  destroyed: LVY",
                "  in force: WAR (2 left)",
                "Crystals left: -9,0 60 · -4,8 60 · 4,-8 60 · 9,0 60",
                "Round 1 of 16, phase action, Ann to act")) {
            assertTrue(lines.contains(line), line + "\nnot in\n" + String.join("\n", lines));
        }
        Position over = given("start", "phase over", "round 16", "ended points B");
        assertEquals(
                "Round 16 of 16, the game is over: Bob wins",
                GAME.picture().sketch(GAME.view(over, Viewer.PUBLIC)).getLast());
    }

    @Test
    void priceAndPurse() throws Misread {
        assertEquals(
                "Barracks costs 14C; you have 13C 4X.", refused(given("start", "A: 13C"), "CONSTRUCT RIG#1 BAR -5,2"));
    }

    @Test
    void aRefusalNamesPiecesAndSheetsInWords() throws Misread {
        assertEquals("Command Center #1 does not train Barracks.", refused(given("start"), "PRODUCE CMD#1 BAR"));
    }

    /** A line that is not finished yet already names the piece whose reach the picture shows. */
    @Test
    void anUnfinishedLineChoosesAPiece() throws Misread {
        Position position = given("start", "A.LGD#1: -4,0");
        View view = GAME.view(position, Viewer.of(Seat.of(0)));
        String plain = GAME.picture().draw(view, Sheet.empty(), List.of(), Look.of(Theme.PAPER));
        Sheet<Order> typed = Play.read(GAME, position, Seat.of(0), List.of("MOVE LGD#1"));
        assertTrue(GAME.picture()
                        .draw(view, typed, List.of(), Look.of(Theme.PAPER))
                        .length()
                > plain.length() + 1000);
    }
}
