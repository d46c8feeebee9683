package arbiter.cli.contest;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.text.Nearest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Option;

/** The options for starting a game, shared by every command that starts one. */
public final class Beginning {
    @Option(names = "--game", paramLabel = "ID", description = "gd5, gd6, dynasty or carbon")
    private String id = "";

    @Option(names = "--map", paramLabel = "NAME|FILE", description = "a built-in board by its name, or a file")
    private String map = "";

    @Option(names = "--option", paramLabel = "NAME=VALUE", description = "a parameter of the ruleset; repeatable")
    private Map<String, String> options = new TreeMap<>();

    /** The bots, for the texts of options that name one. */
    public static final class Levels implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Bots.ids().iterator();
        }
    }

    public static Bot bot(String name) throws Console.Refusal {
        List<String> known = Bots.ids();
        return Bots.byId(name).orElseThrow(() -> new Console.Refusal(Nearest.unknown("bot", name, known)));
    }

    /** @param otherwise what else the user could have given, for the sentence that asks for it */
    public Game<?, ?, ?> game(String otherwise) throws Console.Refusal {
        if (id.isEmpty()) {
            List<String> known =
                    Games.all().stream().map(game -> game.ruleset().id()).toList();
            throw new Console.Refusal("--game is missing: it must be one of " + String.join(", ", known) + otherwise);
        }
        return named(id);
    }

    public static Game<?, ?, ?> named(String id) throws Console.Refusal {
        List<String> known =
                Games.all().stream().map(game -> game.ruleset().id()).toList();
        return Games.byId(id).orElseThrow(() -> {
            String sentence = Nearest.unknown("game", id, known);
            return new Console.Refusal(sentence + (sentence.endsWith("?") ? "" : ".") + " The games are "
                    + String.join(", ", known) + ".");
        });
    }

    public Setup setup(Game<?, ?, ?> game, List<String> players) throws Console.Refusal {
        return setup(game, players, options);
    }

    /** For a person against bots: unless the options say otherwise, no seat is favoured. */
    public Setup even(Game<?, ?, ?> game, List<String> players) throws Console.Refusal {
        Map<String, String> settings = new TreeMap<>();
        game.boards().compensations(players.size()).stream().findFirst().ifPresent(settings::putAll);
        settings.putAll(options);
        return setup(game, players, settings);
    }

    private Setup setup(Game<?, ?, ?> game, List<String> players, Map<String, String> settings) throws Console.Refusal {
        List<String> wrong = Settings.refuse(game.parameters(), settings);
        if (!wrong.isEmpty()) {
            throw new Console.Refusal(wrong.getFirst());
        }
        Setup setup = new Setup(players, Settings.of(game.parameters(), settings), board(game));
        for (Rejection rejection : game.refuse(setup)) {
            throw new Console.Refusal("a game cannot start with these settings: " + rejection.plainly());
        }
        return setup;
    }

    private String board(Game<?, ?, ?> game) throws Console.Refusal {
        for (String name : game.boards().names()) {
            if (name.equalsIgnoreCase(map)) {
                return game.boards().board(name);
            }
        }
        if (map.isEmpty()) {
            return "";
        }
        if (!Files.exists(Path.of(map))) {
            throw new Console.Refusal(
                    Nearest.unknown("board or file", map, game.boards().names()));
        }
        return Console.read(Path.of(map));
    }
}
