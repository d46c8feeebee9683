package arbiter.games.globaldomination.maps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import java.util.List;
import org.junit.jupiter.api.Test;

class WorldMapsTest {
    @Test
    void anEmptyBoardIsTheDefault() throws Misread {
        assertSame(WorldMaps.standard(), BoardText.read(" \n"));
        assertEquals(WorldMaps.names().getFirst(), WorldMaps.standard().name());
    }

    @Test
    void aBoardIsJsonOrLinesOrAName() throws Misread {
        WorldMap shores = WorldMaps.builtIn("two shores").orElseThrow();
        assertEquals(shores, BoardText.read(MapJson.write(shores)));
        assertSame(shores, BoardText.read("Two Shores"));
        assertSame(shores, BoardText.read("built-in \"Two Shores\""));
        WorldMap lines = BoardText.read("  1-2-3  # a chain\n\n3~4\nstart 1 4\nsea 5");
        assertEquals(5, lines.size());
        assertEquals(List.of(0, 3), lines.starts());
    }

    @Test
    void aSlipInALineHasItsPlace() {
        Misread misread = assertThrows(Misread.class, () -> BoardText.read("1-2\n  2-x"));
        assertEquals("2:5", misread.line() + ":" + misread.column(), misread.getMessage());
        Misread unknown = assertThrows(Misread.class, () -> BoardText.read("built-in \"Two Shoes\""));
        assertTrue(unknown.what().contains("did you mean `Two Shores`"), unknown.getMessage());
    }

    @Test
    void linesAreReadBackAsTheyWereWritten() throws Misread {
        WorldMap map = BoardText.read("1-2-3~4\n9\nsea 4\nname 2 \"Far Norn\" FN\nname 3 X1\nstart 1 3");
        assertEquals(
                map, MapLines.read(MapLines.write(map).stream().map(Line::of).toList()));
        WorldMap builtIn = WorldMaps.standard();
        assertEquals(List.of("built-in \"" + builtIn.name() + "\""), MapLines.write(builtIn));
    }

    @Test
    void anUnconnectedMapSaysWhatIsOutOfReach() throws Misread {
        List<MapProblem> problems = MapHealth.problems(BoardText.read("1-2-3\n4-5"), 1, 3);
        assertEquals(List.of(new MapProblem.Unconnected(List.of(List.of(1, 2, 3), List.of(4, 5)))), problems);
        assertTrue(MapProse.sentence(problems.getFirst()).contains("4, 5"), MapProse.sentence(problems.getFirst()));
    }

    @Test
    void roomForStartsIsCountedByDistance() throws Misread {
        WorldMap chain = BoardText.read("1-2-3-4-5-6-7");
        assertEquals(List.of(), MapHealth.problems(chain, 3, 3));
        assertEquals(List.of(new MapProblem.TooFewStarts(3, 4)), MapHealth.problems(chain, 4, 3));
        assertEquals(List.of(), MapHealth.problems(chain, 4, 2));
        assertEquals(
                List.of(new MapProblem.TooFewStarts(1, 2)),
                MapHealth.problems(BoardText.read("1-2\nsea 2\n2-3\nsea 3"), 2, 2));
    }
}
