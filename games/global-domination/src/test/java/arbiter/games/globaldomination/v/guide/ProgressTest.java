package arbiter.games.globaldomination.v.guide;

import static arbiter.games.globaldomination.v.Situation.ANN;
import static arbiter.games.globaldomination.v.Situation.BEN;
import static arbiter.games.globaldomination.v.Situation.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheets;
import arbiter.games.globaldomination.v.Situation;
import arbiter.games.globaldomination.v.position.Position;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProgressTest {
    private static Goal goal(Situation situation) {
        return GAME.guide().goal(situation.position, Viewer.PUBLIC).orElseThrow();
    }

    @Test
    void aShareOfAllLandIsARace() {
        String[] given = {"turn 4", "1: Ann, 1 troop", "2: Ann", "3: Ann", "4: Ben, 1 troop", "7: Ann"};
        Situation situation =
                Situation.of(Map.of("win-share", "50", "turn-limit", "9"), "1-2-3-4-5-6-7-8\nsea 7", given);
        Goal goal = goal(situation);
        // Seven lands: three are less than half of them, four are more.
        assertEquals(4, goal.races().getFirst().needed());
        assertEquals(Map.of(ANN, 3L, BEN, 1L), goal.races().getFirst().reached());
        assertEquals(new Goal.Clock("turn", 4, 9), goal.clock());
        assertEquals(
                "To win, be the last living player, or hold 50 percent of all land at the end of a turn,"
                        + " or hold the most territories when turn 9 ends.",
                goal.aim());
        assertEquals(
                List.of(),
                GAME.standing(GAME.resolve(situation.position, Sheets.of(Map.of()), Chance.NONE)
                                .state())
                        .winners());
        given[4] = "5: Ann";
        Situation won = Situation.of(
                Map.of("win-share", "50"), "1-2-3-4-5-6-7-8\nsea 7", "4: Ben", given[1], given[2], given[3], given[4]);
        assertEquals(4L, goal(won).races().getFirst().reached().get(ANN));
        assertEquals(
                List.of(ANN),
                GAME.standing(GAME.resolve(won.position, Sheets.of(Map.of()), Chance.NONE)
                                .state())
                        .winners());
    }

    @Test
    void withoutSuchAnOptionTheLastOneWins() {
        Goal goal = goal(Situation.of("1-2-3", "1: Ann, 1 troop", "3: Ben, 1 troop"));
        assertEquals("To win, be the last living player.", goal.aim());
        assertEquals(3, goal.races().getFirst().needed());
        assertEquals(Map.of(ANN, 1L, BEN, 1L), goal.races().getFirst().reached());
        assertNull(goal.clock());
    }

    @Test
    void theMeasuresAreThoseOfThePositionAndOfItsTurn() {
        Situation situation = Situation.of("1-2-3-4", "1: Ann, 4 troop, hq", "2: Ann", "4: Ben, 2 troop", "Ann: ip 7");
        Resolution<Position> resolution = GAME.resolve(situation.position, Sheets.of(Map.of()), Chance.NONE);
        List<Measure> measures = GAME.guide().measures(resolution.state(), resolution.events(), Viewer.PUBLIC);
        assertEquals(
                List.of(
                        Map.of(ANN, 2L, BEN, 1L),
                        Map.of(ANN, 5L, BEN, 5L),
                        Map.of(ANN, 6L, BEN, 1L),
                        Map.of(ANN, 13L, BEN, 1L)),
                measures.stream().map(Measure::values).toList());
    }
}
