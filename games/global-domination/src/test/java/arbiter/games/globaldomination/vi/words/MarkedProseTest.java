package arbiter.games.globaldomination.vi.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.sheet.Warning;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.GlobalDominationVI;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Places and players are marked in the report and in intents, and nowhere else. */
class MarkedProseTest {
    private static final Seat A = Seat.of(0);

    private final GlobalDominationVI game = new GlobalDominationVI();
    private final Scenario scenario = scenario();
    private final ScenarioTable<Position, Order, View> table;
    private final Position before;

    MarkedProseTest() throws Misread {
        table = ScenarioRunner.seat(game, scenario);
        before = table.state();
        table.play(scenario.steps().getFirst());
    }

    private static Scenario scenario() throws Misread {
        return ScenarioReader.read("""
                scenario "A raid"
                game gd6
                players A "big Al"
                map
                  1-2-3-4
                  name 2 "iron Shelf" IRO
                given
                  1: A, 6 army, hq
                  2: "big Al", 1 army, wasteland
                  4: "big Al", 3 army, hq
                when
                  A: spawn 2 at 1
                  A: move 5 1>2
                """, false).scenarios().getFirst();
    }

    @Test
    void theReportMarksPlacesAndPlayers() {
        List<Sentence> told = game.words().prose().tell(table.state(), table.events()).stream()
                .flatMap(section -> section.sentences().stream())
                .toList();
        Sentence withered = told.getFirst();
        assertEquals("The wasteland of iron Shelf took one army from big Al.", withered.text());
        assertEquals("iron Shelf", marked(withered, 0));
        assertEquals("2", withered.marks().getFirst().place());
        assertEquals("big Al", marked(withered, 1));
        assertEquals(1, withered.marks().get(1).seat());
        Sentence lost = told.get(1);
        assertEquals("Big Al lost hold of iron Shelf: it is nobody's land now.", lost.text());
        assertEquals("Big Al", marked(lost, 0));
    }

    private static String marked(Sentence sentence, int mark) {
        return sentence.text()
                .substring(
                        sentence.marks().get(mark).from(),
                        sentence.marks().get(mark).to());
    }

    @Test
    void noMarkLeavesTheReport() {
        Sheet<Order> sheet = Play.read(game, before, A, List.of("spawn 2 at 1", "build library 4", "move 9 1>2"));
        List<Verdict> verdicts = game.check(before, A, sheet);
        Stream<String> explained = verdicts.stream()
                .filter(verdict -> !verdict.accepted())
                .map(verdict -> game.words().prose().explain(before, ((Verdict.Rejected) verdict).rejection()));
        Stream<String> warned = Stream.of(
                        Warning.of("in-vain", "GD6-M.5", "territory", 2, "damage", 2),
                        Warning.of("hq-empty", "GD6-M.6", "territory", 1, "rival", "big Al", "army", 3),
                        Warning.of("wasteland-already", "GD6-I.4", "territory", 2))
                .map(warning -> game.words().prose().warn(before, warning));
        Stream<String> written = game.words().positions().write(table.state()).stream();
        Stream<String> orders = game.guide().choices(before, A, sheet).stream()
                .flatMap(choice -> Stream.of(
                        game.words().notation().write(before, choice.order()), choice.label(), choice.effect()));
        List<String> all = Stream.of(explained, warned, written, orders)
                .flatMap(lines -> lines)
                .toList();
        assertTrue(all.size() > 20, all.toString());
        for (String line : all) {
            assertFalse(line.chars().anyMatch(c -> c >= 0xFDD0 && c <= 0xFDD2), line);
        }
    }
}
