package arbiter.cli.contest;

import arbiter.cli.console.Console;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
                        + " threads, and on a cluster.")
public final class SimulateCommand implements Callable<Integer> {
    @Mixin
    private final Conditions conditions = new Conditions();

    @Option(
            names = "--bots",
            split = ",",
            defaultValue = "captain,recruit",
            paramLabel = "BOT",
            completionCandidates = Beginning.Levels.class,
            description =
                    "one per seat: ${COMPLETION-CANDIDATES}; they change seats from game to game. captain~20:ahead"
                            + " misses 20 of 100 turns, which its standing orders play; captain~20:recruit leaves them to a"
                            + " recruit")
    private List<String> bots = new ArrayList<>();

    @Option(names = "--games", defaultValue = "100", description = "how many games (default: ${DEFAULT-VALUE})")
    private int games;

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
            if (games < 1) {
                throw new Console.Refusal("--games must be 1 or more");
            }
            Series series = Series.of(conditions.programme(bots), keep);
            try (Venue venue = conditions.venue()) {
                play(series, venue);
            }
            report(series);
            return 0;
        });
    }

    private void play(Series series, Venue venue) throws Console.Refusal {
        Thread interruption = new Thread(() -> breakOff(series));
        Runtime.getRuntime().addShutdownHook(interruption);
        try (Progress progress =
                new Progress("games", games, series.first(games).size())) {
            series.play(games, venue, progress::step);
        } finally {
            unlessInterrupted(interruption);
        }
    }

    /** While the process is stopping, hooks cannot be removed any more. */
    private static void unlessInterrupted(Thread interruption) {
        try {
            Runtime.getRuntime().removeShutdownHook(interruption);
        } catch (IllegalStateException stopping) {
            // The hook prints the results.
        }
    }

    /** On Ctrl-C: saves and prints the results so far, and says how to continue. */
    private void breakOff(Series series) {
        series.breakOff();
        Console.answer(() -> {
            Path kept = keep != null ? keep : Path.of("simulation-" + conditions.seed() + ".keep");
            if (keep == null) {
                series.keepAll(kept);
            }
            Console.err("");
            report(series);
            Console.err("Interrupted. The same command with --keep " + kept + " continues from here.");
            return 0;
        });
    }

    private void report(Series series) throws Console.Refusal {
        Outcome outcome = new Outcome(series.programme(), series.first(games));
        Console.out(outcome.table());
        write(csv, outcome.csv());
        write(json, outcome.json());
        write(curves, outcome.curves());
        write(svg, outcome.chart());
    }

    private static void write(@Nullable Path file, String content) throws Console.Refusal {
        if (file != null) {
            Console.write(file, content.getBytes(StandardCharsets.UTF_8));
        }
    }
}
