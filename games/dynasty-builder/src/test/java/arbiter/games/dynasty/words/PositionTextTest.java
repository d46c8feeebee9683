package arbiter.games.dynasty.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.PositionText.Difference;
import arbiter.games.dynasty.DynastyBuilder;
import arbiter.games.dynasty.Tables;
import arbiter.games.dynasty.position.Position;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Errors and differences use the words of a line. */
class PositionTextTest {
    private static final PositionText TEXT = new PositionText();

    private static Position read(String... given) throws Misread {
        Settings settings = Settings.defaults(new DynastyBuilder().parameters());
        List<Line> lines = List.of(given).stream().map(Line::of).toList();
        return TEXT.read(List.of("Ada Lee", "Bo"), settings, List.of(Line.of("radius 4")), lines);
    }

    @Test
    void wordsForTilesThatTheBoardHasNotAreRefused() {
        Misread misread = assertThrows(Misread.class, () -> read("turn Bo build", "ring 22 of 1,0: Bo token"));
        assertEquals("1 the board has no such tile", misread.column() + " " + misread.what());
    }

    @Test
    void whatIsThereInsteadCanBeReadAgain() throws Misread {
        Position position = read("turn Bo build", "\"Ada Lee\": supply 3, land 2, tokens 1, next 1");
        assertEquals(
                List.of(new Difference("\"Ada Lee\": supply 4", "\"Ada Lee\": supply 3, land 2, tokens 1, next 1")),
                TEXT.compare(Tables.GAME.view(position, Viewer.ALL), Line.of("\"Ada Lee\": supply 4")));
    }
}
