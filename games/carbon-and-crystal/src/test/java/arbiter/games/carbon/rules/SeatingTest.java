package arbiter.games.carbon.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.games.carbon.CarbonAndCrystal;
import java.util.List;
import org.junit.jupiter.api.Test;

/** SEATING: tied leaders roll again until one is ahead, also if a scenario has forgotten the dice. */
class SeatingTest {
    private static List<String> problems(String text) {
        ScenarioReader.File file = ScenarioReader.read(text, false);
        assertEquals(List.of(), file.errors());
        return ScenarioRunner.run(new CarbonAndCrystal(), file.scenarios().getFirst()).problems().stream()
                .map(problem -> "expected " + problem.expected() + ", got " + problem.actual())
                .toList();
    }

    @Test
    void aScenarioWithoutDiceForTheFirstTurnFailsAndEnds() {
        for (String players : List.of("A B", "A B C D")) {
            int dice = players.split(" ").length;
            assertEquals(List.of("expected 0 dice, got " + dice + " rolled"), problems("""
                            scenario "x"
                            game carbon
                            players %s
                            given
                              phase lists
                            when
                              nobody orders
                            """.formatted(players)));
        }
    }
}
