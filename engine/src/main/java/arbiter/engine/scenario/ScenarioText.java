package arbiter.engine.scenario;

import arbiter.engine.Game;
import arbiter.engine.setup.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes a position as a scenario that can be run, studied and opened in the sandbox. Nobody orders anything in it. */
public final class ScenarioText {
    private ScenarioText() {}

    /**
     * @param title quotation marks are left out of it
     * @param board the lines under {@code board}
     * @param given the lines under {@code given}
     */
    public static String write(
            String title,
            Game<?, ?, ?> game,
            Settings settings,
            List<String> players,
            List<String> board,
            List<String> given) {
        List<String> lines = new ArrayList<>();
        lines.add("scenario \"" + title.replace("\"", "") + "\"");
        lines.add("game " + game.ruleset().id());
        settings.overrides(game.parameters()).forEach((name, value) -> lines.add("option " + name + "=" + value));
        lines.add("players " + players.stream().map(ScenarioText::name).collect(Collectors.joining(" ")));
        if (!board.isEmpty()) {
            lines.add("board");
            board.forEach(line -> lines.add("  " + line));
        }
        lines.add("given");
        given.forEach(line -> lines.add("  " + line));
        lines.add("when");
        lines.add("  nobody orders");
        return String.join("\n", lines) + "\n";
    }

    private static String name(String player) {
        return ScenarioReader.PLAYER_NAME.matcher(player).matches() ? player : "\"" + player + "\"";
    }
}
