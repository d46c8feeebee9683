package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Face;
import arbiter.engine.guide.Goal;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.WorkingPosition;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

/** The presentation of the game before it is played, and what it says about winning. */
class FaceTest {
    private static final Face FACE = Tables.GAME.face();

    @Test
    void theSandboxBeginsWithAScenarioThatRuns() {
        ScenarioReader.File file = ScenarioReader.read(FACE.starter(), false);
        assertEquals(List.of(), file.errors());
        assertEquals(
                List.of(),
                ScenarioRunner.run(Tables.GAME, file.scenarios().getFirst()).problems());
    }

    @Test
    void theEmblemIsTheInsideOfAnSvg() throws Exception {
        String svg = "<svg>" + FACE.emblem() + "</svg>";
        int shapes = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement()
                .getElementsByTagName("*")
                .getLength();
        assertTrue(shapes > 1, svg);
        assertTrue(FACE.blurb().endsWith("."), FACE.blurb());
    }

    @Test
    void theGoalFollowsTheParameters() {
        WorkingPosition p = Tables.read("0,8: A city 1", "0,-8: B city 2", "0,0: A city 3", "A: tokens 4", "round 7");
        Goal goal = Tables.GAME.guide().goal(new Position(p), Viewer.PUBLIC).orElseThrow();
        assertEquals(
                "Be the last player with a city, reach 12 city levels, or hold 12 military tokens; after round 30, the"
                        + " most points win.",
                goal.aim());
        assertEquals(
                Map.of(Seat.of(0), 4L, Seat.of(1), 2L), goal.races().getFirst().reached());
        assertEquals(
                Map.of(Seat.of(0), 4L, Seat.of(1), 0L), goal.races().getLast().reached());
        assertEquals(new Goal.Clock("round", 7, 30), goal.clock());
    }
}
