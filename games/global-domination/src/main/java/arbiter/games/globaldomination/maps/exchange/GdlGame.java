package arbiter.games.globaldomination.maps.exchange;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * The content of a {@code .gdl} file.
 *
 * @param turns the turns that {@code End} closes; orders after the last {@code End} are one more turn
 */
public record GdlGame(WorldMap map, List<Player> players, List<Turn> turns) {
    public GdlGame {
        players = List.copyOf(players);
        turns = List.copyOf(turns);
    }

    /** @param colour as in the file, {@code #rgb} */
    public record Player(String name, String colour) {}

    /** @param sheets by player's name, each line an order in the notation of the sixth edition */
    public record Turn(SequencedMap<String, List<String>> sheets) {
        public Turn {
            SequencedMap<String, List<String>> copy = new LinkedHashMap<>();
            sheets.forEach((name, lines) -> copy.put(name, List.copyOf(lines)));
            sheets = Collections.unmodifiableSequencedMap(copy);
        }
    }
}
