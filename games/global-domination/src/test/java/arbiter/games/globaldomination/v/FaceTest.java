package arbiter.games.globaldomination.v;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Face;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaceTest {
    private final Face face = new GlobalDominationV().face();

    @Test
    void theStarterIsAScenarioOfThisGameThatRuns() {
        List<Scenario> scenarios = ScenarioReader.read(face.starter(), false).scenarios();
        assertEquals(1, scenarios.size());
        assertEquals("gd5", scenarios.getFirst().game().text());
        assertEquals(List.of(), ScenarioRunner.run(scenarios.getFirst()).problems());
    }

    @Test
    void itHasWordsAndAnEmblem() {
        assertTrue(face.blurb().endsWith("."), face.blurb());
        assertTrue(face.emblem().startsWith("<path"), face.emblem());
    }
}
