package arbiter.cli;

import arbiter.bots.Absentee;
import arbiter.bots.Bot;
import arbiter.bots.Contest;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.ahead.Posture;
import arbiter.engine.setup.Setup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code arbiter simulate}: plays many games of bots against bots. */
@Command(
        name = "simulate",
        mixinStandardHelpOptions = true,
        description =
                "Lets bots play each other and counts who wins. The same seed gives the same results on any number of"
                        + " threads.")
final class SimulateCommand implements Callable<Integer> {
    private static final Pattern ABSENT = Pattern.compile("([a-z]+)~([0-9]{1,2}):(ahead|recruit)");

    @Mixin
    private final Beginning beginning = new Beginning();

    @Option(
            names = "--bots",
            split = ",",
            defaultValue = "captain,recruit",
            paramLabel = "BOT",
            description =
                    "one per seat: recruit, cadet, captain, marshal; they change seats from game to game. captain~20:ahead"
                            + " misses 20 of 100 turns, which its standing orders play; captain~20:recruit leaves them to a"
                            + " recruit")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--games", defaultValue = "100", description = "how many games (default: ${DEFAULT-VALUE})")
    private int games;

    @Option(
            names = "--threads",
            defaultValue = "1",
            description = "how many games at a time (default: ${DEFAULT-VALUE})")
    private int threads;

    @Option(names = "--seed", defaultValue = "1", description = "seed of all games (default: ${DEFAULT-VALUE})")
    private long seed;

    @Option(
            names = "--looks",
            defaultValue = "600",
            description = "positions that a bot may compute for a decision (default: ${DEFAULT-VALUE})")
    private long looks;

    @Option(
            names = "--turns",
            defaultValue = "200",
            description = "games are stopped after this turn and go to the leader (default: ${DEFAULT-VALUE})")
    private int turns;

    @Option(
            names = "--opening",
            paramLabel = "SEAT=LINES",
            description = "the first sheet of a seat, instead of the bot's; separate lines by semicolons; repeatable")
    private Map<Integer, String> openings = new TreeMap<>();

    @Option(
            names = "--keep",
            paramLabel = "FILE",
            description =
                    "store every finished game in this file, and continue from there next time; an interrupted run"
                            + " without it stores them in simulation-SEED.keep")
    private @Nullable Path keep;

    @Option(names = "--csv", paramLabel = "FILE", description = "one row per game")
    private @Nullable Path csv;

    @Option(names = "--json", paramLabel = "FILE", description = "the whole result")
    private @Nullable Path json;

    @Option(names = "--curves", paramLabel = "FILE", description = "mean points by turn and bot, as CSV")
    private @Nullable Path curves;

    @Option(names = "--svg", paramLabel = "FILE", description = "points by turn, as a chart")
    private @Nullable Path svg;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            Contest contest = contest();
            Simulation simulation = new Simulation(contest, bots, games, keep);
            simulation.load();
            Thread interruption = new Thread(() -> breakOff(simulation));
            Runtime.getRuntime().addShutdownHook(interruption);
            try (Progress progress = new Progress("games", games, simulation.done())) {
                play(simulation, progress);
            } finally {
                Runtime.getRuntime().removeShutdownHook(interruption);
            }
            report(simulation);
            return 0;
        });
    }

    /** On Ctrl-C: saves and prints the results so far, and says how to continue. */
    private void breakOff(Simulation simulation) {
        simulation.breakOff();
        Console.answer(() -> {
            Path kept = keep != null ? keep : Path.of("simulation-" + seed + ".keep");
            if (keep == null) {
                simulation.keepAll(kept);
            }
            Console.err("");
            report(simulation);
            Console.err("Interrupted. The same command with --keep " + kept + " continues from here.");
            return 0;
        });
    }

    private void report(Simulation simulation) throws Console.Refusal {
        Console.out(simulation.table());
        write(csv, simulation.csv());
        write(json, simulation.json());
        write(curves, simulation.curves());
        write(svg, simulation.chart());
    }

    private static void write(@Nullable Path file, String content) throws Console.Refusal {
        if (file != null) {
            Console.write(file, content.getBytes(StandardCharsets.UTF_8));
        }
    }

    private Contest contest() throws Console.Refusal {
        if (games < 1 || threads < 1 || looks < 1 || turns < 1) {
            throw new Console.Refusal("--games, --threads, --looks and --turns must be 1 or more");
        }
        Game<?, ?, ?> game = beginning.game("");
        List<Bot> chosen = new ArrayList<>();
        List<String> players = new ArrayList<>();
        for (String name : bots) {
            chosen.add(bot(name));
            players.add("P" + (players.size() + 1));
        }
        Setup setup = beginning.setup(game, players);
        return new Contest(game, setup, chosen, seed, looks, turns, openings(players.size()));
    }

    /** {@code captain~20:ahead}: a captain who misses 20 of 100 turns, which are played by standing orders. */
    private static Bot bot(String name) throws Console.Refusal {
        Matcher absent = ABSENT.matcher(name);
        if (!absent.matches()) {
            return Beginning.bot(name);
        }
        Absentee.Way way = absent.group(3).equals("ahead") ? Absentee.Way.STANDING_ORDERS : Absentee.Way.RECRUIT;
        return new Absentee(
                Beginning.bot(absent.group(1)), Integer.parseInt(absent.group(2)), way, new Posture.Played("recruit"));
    }

    private SortedMap<Integer, List<String>> openings(int seats) throws Console.Refusal {
        SortedMap<Integer, List<String>> bySeat = new TreeMap<>();
        for (Map.Entry<Integer, String> opening : openings.entrySet()) {
            if (opening.getKey() < 1 || opening.getKey() > seats) {
                throw new Console.Refusal("--opening is for a seat from 1 to " + seats + ", not " + opening.getKey());
            }
            bySeat.put(
                    opening.getKey() - 1,
                    Arrays.stream(opening.getValue().split(";"))
                            .map(String::strip)
                            .toList());
        }
        return bySeat;
    }

    private void play(Simulation simulation, Progress progress) throws Console.Refusal {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (int number = 0; number < games; number++) {
                int game = number;
                if (!simulation.has(game)) {
                    pool.execute(() -> {
                        simulation.play(game);
                        progress.step();
                    });
                }
            }
        }
        simulation.failure();
    }
}
