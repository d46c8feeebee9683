package arbiter.engine.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Line;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ScenarioReaderTest {
    private static final String WHOLE = """
            scenario "Two turns"    # a comment
            rule GD6-M.4 GD6-M.5
            game gd6
            option landmines=on
            players A "Raven Land"
            map
              1-2-3
              sea 12
            given
              1: A, 5 army
              A: ip 40
            when
              A: move 1 1>2
              "Raven Land": move 1 3>2
              host: unlock spy
              dice 3 5
            then
              1: A, 4 army
              seen by A
              2: neutral
            when
              nobody orders
            then
              winner A
            """;

    @Test
    void everyPartFindsItsPlace() {
        ScenarioReader.File file = ScenarioReader.read(WHOLE, false);
        assertEquals(List.of(), file.errors());
        Scenario scenario = file.scenarios().getFirst();
        assertEquals("Two turns", scenario.title());
        assertEquals(List.of("GD6-M.4", "GD6-M.5"), scenario.rules());
        assertEquals(List.of("A", "Raven Land"), scenario.players());
        assertEquals("landmines", scenario.options().getFirst().name());
        assertEquals(
                List.of("1-2-3", "sea 12"),
                scenario.board().stream().map(Line::text).toList());
        assertEquals(new Line("1: A, 5 army", 10, 3), scenario.given().getFirst());
        Scenario.Step first = scenario.steps().getFirst();
        assertEquals(
                new Scenario.Ordered("A", new Line("move 1 1>2", 13, 6)),
                first.orders().getFirst());
        assertEquals("host", first.orders().get(2).player());
        assertEquals(
                List.of(3, 5), first.dice() == null ? List.of() : first.dice().values());
        assertEquals("A", first.expected().get(1).seenBy());
        assertTrue(scenario.steps().get(1).orders().isEmpty());
    }

    @Test
    void inMarkdownOnlyFencesWithTheWordCount() {
        String markdown = "# Rules\n```scenario\n" + WHOLE
                + "```\ntext\n```java\nscenario \"not one\"\n```\n~~~ scenario\n" + WHOLE + "~~~\n";
        ScenarioReader.File file = ScenarioReader.read(markdown, true);
        assertEquals(List.of(), file.errors());
        assertEquals(2, file.scenarios().size());
        assertEquals(3, file.scenarios().getFirst().start().number());
    }

    @Test
    void oneBadScenarioDoesNotHideTheOthers() {
        ScenarioReader.File file = ScenarioReader.read(WHOLE + "scenario \"bad\"\ngame gd6\nplayer A\n" + WHOLE, false);
        assertEquals(2, file.scenarios().size());
        assertEquals(
                List.of("line 27, column 1: there is no heading `player`; did you mean `players`?"),
                file.errors().stream().map(Throwable::getMessage).toList());
    }

    @Test
    void aNumberSignInsideANameIsNoComment() {
        ScenarioReader.File file = ScenarioReader.read(
                "scenario \"a # b\"\ngame carbon\nplayers A#x\nwhen\nA: MOVE RIG#1 2,3 # to the left\n", false);
        Scenario scenario = file.scenarios().getFirst();
        assertEquals("a # b", scenario.title());
        assertEquals(
                "MOVE RIG#1 2,3",
                scenario.steps().getFirst().orders().getFirst().order().text());
    }

    static List<List<String>> slips() {
        String head = "scenario \"x\"\ngame gd6\nplayers A B\n";
        return List.of(
                List.of("map\n", "line 1, column 1: expected `scenario \"title\"` before anything else"),
                List.of("scenario x\n", "line 1, column 9: expected a title in double quotes"),
                List.of(
                        "scenario \"x\"\nplayers A\nwhen\nnobody orders",
                        "line 1, column 1: the scenario names no `game`"),
                List.of(
                        "scenario \"x\"\ngame gd6\nwhen\nnobody orders",
                        "line 1, column 1: the scenario names no `players`"),
                List.of(head, "line 1, column 1: the scenario has no `when`"),
                List.of(head + "then\n1: A\n", "line 4, column 1: `then` without a `when` before it"),
                List.of(
                        head + "when\nthen\n1: A\n",
                        "line 5, column 1: the `when` before has no orders; write `nobody orders` if that is meant"),
                List.of(
                        head + "when\n",
                        "line 4, column 1: this `when` has no orders; write `nobody orders` if that is meant"),
                List.of(head + "when\nC: move 1 1>2\n", "line 5, column 1: there is no player `C`"),
                List.of(head + "when\nmove 1 1>2\n", "line 5, column 1: expected a player, a colon and an order"),
                List.of(
                        head + "when\nnobody orders\ngiven\n",
                        "line 6, column 1: `given` must come before the first `when`"),
                List.of(head + "option landmines\n", "line 4, column 7: expected an option such as `landmines=on`"),
                List.of(head + "seen by A\n", "line 4, column 1: `seen by` belongs under `then`"),
                List.of(head + "dice 3\n", "line 4, column 1: `dice` belongs under `when`"),
                List.of(head + "when\nnobody orders\ndice x\n", "line 6, column 6: expected a die's value, found `x`"),
                List.of("scenario \"x\"\ngame gd6\nplayers A A\n", "line 3, column 11: two players are called `A`"),
                List.of("scenario \"x\"\ngame gd6\nplayers 1 2\n", "line 3, column 9: `1` cannot be a player's name"));
    }

    @ParameterizedTest
    @MethodSource("slips")
    void whatCannotBeReadNamesLineAndColumn(List<String> textAndError) {
        ScenarioReader.File file = ScenarioReader.read(textAndError.getFirst(), false);
        assertEquals(
                textAndError.get(1),
                file.errors().stream().map(Throwable::getMessage).findFirst().orElse("no error"));
    }

    @Test
    void aFenceThatNeverClosesIsAnError() {
        assertEquals(
                "line 2, column 1: the scenario that starts here has no closing fence",
                ScenarioReader.read("text\n```scenario\n" + WHOLE, true)
                        .errors()
                        .getFirst()
                        .getMessage());
    }
}
