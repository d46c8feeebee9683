package arbiter.games.globaldomination.vi.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Prose;
import arbiter.games.globaldomination.vi.GlobalDominationVI;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class FieldReportTest {
    private static List<String> told(String given, String orders) throws Misread {
        return told("Movement Phase", given, orders);
    }

    private static List<String> told(String heading, String given, String orders) throws Misread {
        Scenario scenario = ScenarioReader.read("""
                scenario "A march"
                game gd6
                players A B
                map
                  1-2-3-4
                  3-5
                given
                  %s
                when
                  %s
                """.formatted(given, orders), false)
                .scenarios()
                .getFirst();
        GlobalDominationVI game = new GlobalDominationVI();
        ScenarioTable<Position, Order, View> table = ScenarioRunner.seat(game, scenario);
        table.play(scenario.steps().getFirst());
        return game.words().prose().tell(table.state(), table.events()).stream()
                .filter(section -> section.heading().equals(heading))
                .map(Prose.Section::sentences)
                .findFirst()
                .orElse(List.of())
                .stream()
                .map(sentence -> sentence.text().replace("territory ", ""))
                .toList();
    }

    @Test
    void aMarchOnWhichNothingHappensIsOneSentence() throws Misread {
        assertEquals(
                List.of("A moved three armies from 1 through 2 to 3, taking 2 and 3."),
                told("1: A, 3 army, hq", "A: move 3 1>2>3"));
        assertEquals(
                List.of("A moved three armies from 1 through 2 to 3."),
                told("1: A, 3 army, hq\n2: A, 1 army\n3: A, 1 army", "A: move 3 1>2>3"));
    }

    @Test
    void promotionsOfOneKindInOneLandAreToldTogether() throws Misread {
        assertEquals(
                List.of("A promoted two armies in 1 to heavies.", "A promoted one army in 1 to cavalry."),
                told(
                        "Construction Phase",
                        "1: A, 5 army, hq\n4: B, 1 army, hq\nA: ip 90",
                        "A: promote 1 heavy at 1\nA: promote 1 cavalry at 1\nA: promote 1 heavy at 1"));
        assertEquals(
                List.of("A promoted one army in 1 to a heavy."),
                told("Construction Phase", "1: A, 5 army, hq\n4: B, 1 army, hq\nA: ip 90", "A: promote 1 heavy at 1"));
    }

    @Test
    void oneStepIsToldAsEver() throws Misread {
        assertEquals(List.of("A moved one army from 1 to 2 and took it."), told("1: A, 3 army, hq", "A: move 1 1>2"));
    }

    @Test
    void whatHappensOnTheWayIsToldWhereItHappens() throws Misread {
        List<String> sentences = told("1: A, 6 army, hq\n3: B, 2 army\n5: B, 1 army, hq", "A: move 6 1>2>3");
        assertEquals("A moved six armies from 1 to 2 and took it.", sentences.getFirst());
        assertEquals(2, sentences.size(), sentences.toString());
    }

    @Test
    void aUnitThatStaysSplitsTheMarch() throws Misread {
        assertEquals(
                List.of("A moved three armies from 1 to 2 and took it.", "A moved one army from 2 to 3 and took it."),
                told("1: A, 3 army, hq", "A: move 1 1>2>3\nA: move 2 1>2"));
    }
}
