package arbiter.server.lobby;

import arbiter.engine.Game;
import arbiter.engine.setup.Settings;
import arbiter.server.web.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** The settings of rated games. What is fair is decided by the rules of the game. */
public final class FairPlay {
    private FairPlay() {}

    /** Adds what the host has not chosen, and refuses what the host has chosen unfairly. */
    static Map<String, String> settings(Game<?, ?, ?> game, int seats, @Nullable Map<String, String> wish) {
        SequencedMap<String, String> settings = new LinkedHashMap<>(wish == null ? Map.of() : wish);
        game.fair(seats).forEach((name, values) -> {
            String wished = settings.putIfAbsent(name, values.getFirst());
            if (wished != null && !values.contains(wished)) {
                throw Problem.invalid("parameters", sentence(seats, name, values, wished));
            }
        });
        return settings;
    }

    /** Fewer people may have come than the lobby had seats. */
    public static void check(Game<?, ?, ?> game, int seats, Map<String, String> parameters) {
        Settings settings = Settings.of(game.parameters(), parameters);
        game.fair(seats).forEach((name, values) -> {
            if (!values.contains(settings.text(name))) {
                throw Problem.unprocessable("refused", sentence(seats, name, values, settings.text(name)));
            }
        });
    }

    private static String sentence(int seats, String name, List<String> fair, String wished) {
        return "In a rated game of " + seats + " players, `" + name + "` must be " + String.join(" or ", fair)
                + ", not " + wished + ", because all seats must have the same chances.";
    }
}
