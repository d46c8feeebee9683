package arbiter.cli;

import arbiter.bots.Bot;
import arbiter.cli.console.Console;
import arbiter.cli.contest.Beginning;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.chance.Seed;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Recorder;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Setup;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter play}: plays a game against bots in the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a game in the terminal, against bots. Type `help` at the prompt for orders and commands.")
final class PlayCommand implements Callable<Integer> {
    @Mixin
    private final Beginning beginning = new Beginning();

    @Option(
            names = "--bots",
            split = ",",
            defaultValue = "captain",
            paramLabel = "BOT",
            completionCandidates = Beginning.Levels.class,
            description =
                    "the other players: ${COMPLETION-CANDIDATES}; captain-bold, -careful and -vengeful have a temperament,"
                            + " captain-300 looks at 300 positions at most for a decision (default: ${DEFAULT-VALUE})")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--seat", defaultValue = "1", description = "your place at the table (default: ${DEFAULT-VALUE})")
    private int seat;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "seed of the dice and the bots (default: a new one each time)")
    private @Nullable Long seed;

    @Option(
            names = "--looks",
            defaultValue = "2000",
            description = "positions that a bot may compute for a decision (default: ${DEFAULT-VALUE})")
    private long looks;

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "the file that stores the game (default: ID-SEED.jsonl)")
    private @Nullable Path log;

    @Option(names = "--continue", paramLabel = "GAME.jsonl", description = "continue a stored game")
    private @Nullable Path kept;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (looks < 1) {
                throw new Console.Refusal("--looks must be 1 or more");
            }
            if (kept != null) {
                GameLog read = LogFile.read(kept);
                return goOn(
                        Games.find(read.start().game(), read.start().version()).orElseThrow(), read, kept);
            }
            return begin(beginning.game("; --continue continues a stored game"));
        });
    }

    private <S, O, V> int begin(Game<S, O, V> game) throws Console.Refusal {
        if (seat < 1 || seat > bots.size() + 1) {
            throw new Console.Refusal("--seat must be 1 to " + (bots.size() + 1) + ", not " + seat);
        }
        for (String bot : bots) {
            Beginning.bot(bot);
        }
        Setup setup = beginning.even(game, Opponents.names(bots, seat - 1));
        long number = seed != null ? seed : ThreadLocalRandom.current().nextInt(1_000_000);
        Path file = log != null ? log : Path.of(game.ruleset().id() + "-" + number + ".jsonl");
        if (Files.exists(file)) {
            throw new Console.Refusal(
                    file
                            + ": the file already exists; continue its game with --continue, or choose another file with --log");
        }
        Seed luck = Seed.named("play " + number);
        return sit(new Recorder<>(game, setup, luck), game, setup.players(), luck, file);
    }

    private <S, O, V> int goOn(Game<S, O, V> game, GameLog read, Path file) throws Console.Refusal {
        Seed luck = read.seed();
        if (luck == null) {
            throw new Console.Refusal(file + ": was not stored by `arbiter play`: the state of the dice is missing");
        }
        Recorder<S, O, V> recorder = KeptGame.resume(game, read, luck, file);
        return sit(recorder, game, read.start().players(), luck, log != null ? log : file);
    }

    private <S, O, V> int sit(Recorder<S, O, V> recorder, Game<S, O, V> game, List<String> names, Seed luck, Path file)
            throws Console.Refusal {
        Map<Seat, Bot> opponents = Opponents.of(names);
        if (opponents.size() + 1 != names.size()) {
            throw new Console.Refusal(file + ": has " + (names.size() - opponents.size())
                    + " human players, and `arbiter play` has room for one: "
                    + String.join(", ", names));
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Terminal<S, O, V> terminal = new Terminal<>(game, recorder, names, opponents, looks, luck, in);
        terminal.play();
        KeptGame.write(recorder.log(), luck, file);
        Console.out("The game is stored in " + file
                + (game.standing(recorder.state()).over()
                        ? "."
                        : "; continue with `arbiter play --continue " + file + "`."));
        return 0;
    }
}
