package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Face;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.xml.sax.InputSource;

class FaceTest {
    private final GlobalDominationVI game = new GlobalDominationVI();
    private final Face face = game.face();

    @Test
    void theStarterIsATurnOfThisGame() throws Misread {
        Scenario scenario =
                ScenarioReader.read(face.starter(), false).scenarios().getFirst();
        ScenarioTable<Position, Order, View> table = ScenarioRunner.seat(game, scenario);
        table.play(scenario.steps().getFirst());
        assertEquals(2, table.verdicts().size());
        assertTrue(table.verdicts().values().stream().allMatch(Verdict::allAccepted));
        assertFalse(table.events().isEmpty());
    }

    @Test
    void theEmblemIsTheInsideOfAnSvg() throws Exception {
        String svg = "<svg>" + face.emblem() + "</svg>";
        assertEquals(
                5,
                DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(new InputSource(new StringReader(svg)))
                        .getElementsByTagName("path")
                        .getLength());
        assertFalse(face.blurb().isBlank() || face.blurb().contains("\n"));
    }
}
