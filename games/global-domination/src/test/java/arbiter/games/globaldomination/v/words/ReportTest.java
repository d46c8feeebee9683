package arbiter.games.globaldomination.v.words;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReportTest {
    @Test
    void troopsThatGoTheSameWayAreToldTogether() throws Misread {
        Scenario scenario = ScenarioReader.read("""
                scenario "Three orders, two ways"
                game gd5
                option generation=off
                players A B
                map
                  1-2-3
                  4
                given
                  1: A, 5 troop
                  2: A, 1 troop
                  3: A, 1 troop
                  4: B, 1 troop
                when
                  A: move 1 1>2
                  A: move 1 3>2
                  A: move 2 1>2
                """, false).scenarios().getFirst();
        GlobalDominationV game = new GlobalDominationV();
        ScenarioTable<Position, Order, View> table = ScenarioRunner.seat(game, scenario);
        table.play(scenario.steps().getFirst());
        List<String> told = game.words().prose().tell(table.state(), table.events()).stream()
                .filter(section -> section.heading().equals(Names.phase(Happening.Stage.MOVEMENT)))
                .flatMap(section -> section.sentences().stream())
                .map(Sentence::text)
                .toList();
        assertEquals(
                List.of(
                        "A moves 3 Troops from territory 1 to territory 2 and 1 Troop from territory 3 to territory 2."),
                told);
    }
}
