package arbiter.games.globaldomination.maps;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import java.util.Optional;

/** Finds the map that the text of a board describes. */
public final class BoardText {
    private BoardText() {}

    /**
     * Reads the text of a board: our JSON format, the lines that a scenario has under {@code map}, the name of a built-in
     * map, or an empty text for the default.
     */
    public static WorldMap read(String board) throws Misread {
        String text = board.strip();
        if (text.isEmpty()) {
            return WorldMaps.standard();
        }
        if (text.startsWith("{")) {
            return MapJson.read(board);
        }
        Optional<WorldMap> builtIn = WorldMaps.builtIn(text);
        return builtIn.isPresent() ? builtIn.get() : MapLines.read(Line.all(board));
    }
}
