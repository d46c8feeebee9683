package arbiter.engine.setup;

import java.util.List;

/**
 * How a game begins.
 *
 * @param players one name per seat, all different
 * @param settings the ruleset's parameters with this game's values
 * @param board the map or board as text in the game's own format; empty for the game's default
 */
public record Setup(List<String> players, Settings settings, String board) {
    public Setup {
        players = List.copyOf(players);
        if (players.stream().distinct().count() != players.size()) {
            throw new IllegalArgumentException("two players have the same name: " + players);
        }
    }
}
