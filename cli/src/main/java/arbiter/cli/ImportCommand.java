package arbiter.cli;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.exchange.GdlGame;
import arbiter.games.globaldomination.maps.exchange.GdlReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter import}: imports a map, and a game with its turns, from a {@code .gdl} file. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = "Converts a .gdl file to a map and, if it has players, to a game of Global Domination VI.",
        footer = {"", "If the file has an error, the command prints line and column and writes nothing."})
final class ImportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "GAME.gdl", description = "a game of the original program for the sixth edition")
    private Path file = Path.of("");

    @Option(
            names = "--map",
            paramLabel = "FILE",
            description = "the file for the map (default: next to the game, as .json)")
    private @Nullable Path map;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "the file for the game's log (default: next to the game, as .jsonl)")
    private @Nullable Path log;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            String text = Console.read(file);
            GdlGame read = read(text);
            Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
            String played = read.players().isEmpty() ? "" : play(game, read, Seed.named(text));
            Path mapFile = map == null ? beside(".json") : map;
            Console.write(mapFile, MapJson.write(read.map()).getBytes(StandardCharsets.UTF_8));
            Console.out("map: " + read.map().size() + " territories → " + mapFile);
            if (!read.players().isEmpty()) {
                Path logFile = log == null ? beside(".jsonl") : log;
                Console.write(logFile, played.getBytes(StandardCharsets.UTF_8));
                Console.out("game: " + read.players().size() + " players, "
                        + read.turns().size() + " turns → " + logFile);
            }
            return 0;
        });
    }

    private Path beside(String ending) {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return file.resolveSibling((dot > 0 ? name.substring(0, dot) : name) + ending);
    }

    private GdlGame read(String text) throws Console.Refusal {
        try {
            return GdlReader.read(text);
        } catch (Misread e) {
            throw new Console.Refusal(file + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
    }

    private <S, O, V> String play(Game<S, O, V> game, GdlGame read, Seed seed) throws Console.Refusal {
        List<String> players = read.players().stream().map(GdlGame.Player::name).toList();
        Setup setup = new Setup(players, Settings.defaults(game.parameters()), MapJson.write(read.map()));
        for (Rejection rejection : game.refuse(setup)) {
            throw new Console.Refusal(file + ": a game cannot start with these settings: " + rejection.plainly());
        }
        Recorder<S, O, V> recorder = new Recorder<>(game, setup, seed);
        for (int turn = 1; turn <= read.turns().size(); turn++) {
            Map<Seat, Sheet<O>> sheets = new TreeMap<>();
            S state = recorder.state();
            read.turns().get(turn - 1).sheets().forEach((player, lines) -> {
                Seat seat = Seat.of(players.indexOf(player));
                sheets.put(seat, Play.read(game, state, seat, lines));
            });
            say(game, turn, players, read.turns().get(turn - 1), recorder.resolve(sheets));
        }
        return LogText.write(recorder.log());
    }

    /** Lists the orders that the rules reject. They stay in the log and change nothing. */
    private static <S> void say(
            Game<S, ?, ?> game, int turn, List<String> players, GdlGame.Turn given, Resolution<S> resolution) {
        resolution.verdicts().forEach((seat, verdicts) -> {
            String player = players.get(seat.index());
            for (int i = 0; i < verdicts.size(); i++) {
                if (verdicts.get(i) instanceof Verdict.Rejected(Rejection rejection)) {
                    String line = given.sheets().getOrDefault(player, List.of()).get(i);
                    Console.err("turn " + turn + ", " + player + ": `" + line + "` is refused: "
                            + game.words().prose().explain(resolution.state(), rejection));
                }
            }
        });
    }
}
