package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Face;
import arbiter.engine.scenario.Outcome;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import java.io.StringReader;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class FaceTest {
    private static final Face FACE = new CarbonAndCrystal().face();

    @Test
    void theStarterIsAScenarioOfThisGameThatRuns() {
        ScenarioReader.File file = ScenarioReader.read(FACE.starter(), false);
        assertEquals(List.of(), file.errors());
        Scenario starter = file.scenarios().getFirst();
        assertEquals("carbon", starter.game().text());
        Outcome outcome = ScenarioRunner.run(starter);
        assertEquals(List.of(), outcome.problems());
    }

    @Test
    void theEmblemIsTheInsideOfADrawing() throws Exception {
        String svg = "<svg>" + FACE.emblem() + "</svg>";
        var drawing =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        assertTrue(drawing.getElementsByTagName("path").getLength() > 0);
    }
}
