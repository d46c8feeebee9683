package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A refusal names the decisive reason, and what would help. */
class RefusalsNameTheReasonTest {
    private static String refusal(List<String> board, String line, String... given) {
        try {
            Settings settings = Tables.of(2).settings();
            Position state = Tables.GAME
                    .words()
                    .positions()
                    .read(List.of("A", "B"), settings, Tables.lines(board), Tables.lines(List.of(given)));
            Seat seat = Seat.of(0);
            Verdict verdict = Tables.GAME
                    .check(state, seat, Play.read(Tables.GAME, state, seat, List.of(line)))
                    .getFirst();
            Rejection rejection = ((Verdict.Rejected) verdict).rejection();
            return Tables.GAME.words().prose().explain(state, rejection);
        } catch (Misread e) {
            throw new AssertionError(e);
        }
    }

    private static final List<String> PLAIN = List.of("radius 8");

    @Test
    void aCanyonThatMakesThePathTooLongIsNamed() {
        String why = refusal(
                List.of("radius 8", "canyon 1,0"),
                "march a1 1,0 2,0 3,0",
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: knight a1");
        assertTrue(
                why.startsWith("The path has 3 steps, and a1 can take 2 here: the canyon on 1,0 costs 1 step."), why);
    }

    @Test
    void theEnemyWhoseContactCostsAStepIsNamed() {
        String why = refusal(
                PLAIN,
                "march a1 -1,0 -2,0",
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: soldier a1",
                "1,-1: soldier b1",
                "1,0: soldier b2");
        assertTrue(
                why.startsWith("The path has 2 steps, and a1 can take 1 here:"
                        + " leaving contact with b1 and b2 on 0,0 costs 1 step."),
                why);
    }

    @Test
    void canyonAndContactAreBothNamed() {
        String why = refusal(
                List.of("radius 8", "canyon 1,0"),
                "march a1 1,0 2,0",
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: knight a1",
                "-1,0: soldier b1");
        assertTrue(
                why.contains("the canyon on 1,0 costs 1 step, and leaving contact with b1 on 0,0 costs 1 step."), why);
    }

    @Test
    void aPathThatIsSimplyLongBlamesNobody() {
        String why = refusal(
                PLAIN, "march a1 1,0 2,0 3,0", "0,8: A city 1", "0,-8: B city 1", "0,0: soldier a1", "4,4: soldier b1");
        assertTrue(why.startsWith("The path has 3 steps, and a1 can take 2."), why);
    }

    @Test
    void theDistanceIsNamedBeforeMissingHouses() {
        assertEquals(
                "0,0 is 2 from the centre on 2,0; centres stand at least 3 apart.",
                refusal(PLAIN, "found 0,0", "0,8: A city 1", "0,-8: B city 1", "2,0: A city 1"));
    }

    @Test
    void aBoughtCentreNamesTheUnitOnItsTileAndWhereItCouldGo() {
        assertEquals(
                "a1 stands on 3,0: add `shift` and the tile where it should go."
                        + " It can go to 3,-1 4,-1 2,0 4,0 2,1 3,1.",
                refusal(
                        PLAIN,
                        "create city 3,0",
                        "0,8: A city 1",
                        "0,-8: B city 1",
                        "0,0: A city 2",
                        "3,0: soldier a1",
                        "A: tokens 3"));
    }
}
