package arbiter.games.dynasty.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.book.Resources;
import arbiter.engine.book.Rulebook;
import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.scenario.Scenario;
import arbiter.engine.scenario.ScenarioReader;
import arbiter.engine.scenario.ScenarioRunner;
import arbiter.engine.scenario.ScenarioTable;
import arbiter.engine.seat.Viewer;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The rulebook's pictures are drawn by the game from the rulebook's scenarios. Run with {@code -Ddiagrams=write} to draw
 * them again.
 */
class DiagramsTest {
    private static final Path BOOK = Path.of("src/main/resources/arbiter/games/dynasty/rulebook");

    private record Diagram(String file, String scenario, boolean after, Hex middle, int distance, List<String> units) {
        static Diagram of(String line) {
            String[] cells = line.split("\\|", -1);
            String[] middle = cells[3].strip().split(",", -1);
            String units = cells[5].strip();
            return new Diagram(
                    cells[0].strip(),
                    cells[1].strip(),
                    cells[2].strip().equals("after"),
                    new Hex(Integer.parseInt(middle[0]), Integer.parseInt(middle[1])),
                    Integer.parseInt(cells[4].strip()),
                    units.isEmpty() ? List.of() : List.of(units.split(" ", -1)));
        }

        String draw() throws Misread {
            ScenarioTable<Position, Order, View> table = ScenarioRunner.seat(Tables.GAME, titled(scenario));
            if (after) {
                table.play(titled(scenario).steps().getFirst());
            }
            View view = Tables.GAME.view(table.state(), Viewer.ALL);
            return BoardDrawing.detail(view, middle, distance, units, table.events(), Look.of(Theme.PAPER));
        }
    }

    private static List<Diagram> diagrams() {
        return Resources.text(DiagramsTest.class, "diagrams.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Diagram::of)
                .toList();
    }

    private static Scenario titled(String title) {
        return Tables.GAME.words().rulebook().chapters().stream()
                .flatMap(chapter -> ScenarioReader.read(chapter.markdown(), true).scenarios().stream())
                .filter(scenario -> scenario.title().equals(title))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no scenario " + title));
    }

    @TestFactory
    Stream<DynamicTest> everyPictureIsUpToDate() {
        return diagrams().stream()
                .map(diagram -> DynamicTest.dynamicTest(diagram.file(), () -> {
                    String drawn = diagram.draw();
                    if ("write".equals(System.getProperty("diagrams"))) {
                        write(BOOK.resolve(diagram.file()), drawn);
                    }
                    assertEquals(
                            drawn,
                            Files.readString(BOOK.resolve(diagram.file())),
                            "draw it again with -Ddiagrams=write");
                }));
    }

    private static void write(Path file, String text) throws IOException {
        Files.writeString(file, text);
    }

    /** The coordinates can be read on every player's land, whatever colours the players chose. */
    @ParameterizedTest
    @EnumSource(Theme.class)
    void lettersCanBeReadOnEveryGround(Theme theme) {
        for (String colour : List.of("#e69f00", "#0072b2", "#3f37c9", "#6b0f5b", "#f0e442", "#00c2a8")) {
            Ink ink = Ink.of(new Look(theme, List.of(colour)));
            Colour tinted = Colour.of(colour).over(Colour.of(ink.plain()), Double.parseDouble(ink.tint()));
            assertTrue(tinted.contrast(Colour.of(ink.ink())) >= 4.5, colour);
            assertTrue(Colour.of(ink.line(0)).contrast(Colour.of(ink.plain())) >= 3, colour);
        }
        Ink ink = Ink.of(Look.of(theme));
        assertTrue(Colour.of(ink.plain()).contrast(Colour.of(ink.faint())) >= 4.5);
    }

    @Test
    void everyPictureIsShownAndEveryShownPictureIsThere() {
        List<String> shown = Tables.GAME.words().rulebook().chapters().stream()
                .map(Rulebook.Chapter::markdown)
                .flatMap(text -> java.util.regex.Pattern.compile("!\\[[^]]+]\\(([^)]+)\\)")
                        .matcher(text)
                        .results()
                        .map(match -> match.group(1)))
                .sorted()
                .toList();
        assertTrue(shown.size() > 4);
        assertEquals(diagrams().stream().map(Diagram::file).sorted().toList(), shown);
    }
}
