package arbiter.cli;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.engine.Game;
import arbiter.engine.Rejection;
import arbiter.engine.Settings;
import arbiter.engine.Setup;
import arbiter.engine.text.Nearest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** How a game begins, from the words of a command line. */
final class Beginning {
    private Beginning() {}

    static Bot bot(String name) throws Console.Refusal {
        List<String> known = Bots.all().stream().map(Bot::id).toList();
        return Bots.byId(name).orElseThrow(() -> new Console.Refusal(Nearest.unknown("bot", name, known)));
    }

    /** @param map a built-in board by its name, a file, or nothing for the default */
    static Setup setup(Game<?, ?, ?> game, List<String> players, Map<String, String> options, String map)
            throws Console.Refusal {
        List<String> wrong = Settings.refuse(game.parameters(), options);
        if (!wrong.isEmpty()) {
            throw new Console.Refusal(wrong.getFirst());
        }
        Setup setup = new Setup(players, Settings.of(game.parameters(), options), board(game, map));
        for (Rejection rejection : game.refuse(setup)) {
            throw new Console.Refusal("a game cannot begin so: " + rejection.code() + " " + rejection.data());
        }
        return setup;
    }

    private static String board(Game<?, ?, ?> game, String map) throws Console.Refusal {
        for (String name : game.boards()) {
            if (name.equalsIgnoreCase(map)) {
                return game.board(name);
            }
        }
        if (map.isEmpty()) {
            return "";
        }
        if (!Files.exists(Path.of(map))) {
            throw new Console.Refusal(Nearest.unknown("board or file", map, game.boards()));
        }
        return Console.read(Path.of(map));
    }
}
