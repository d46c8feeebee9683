package arbiter.cli.contest;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.Contest;
import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.RoundRobin;
import arbiter.cli.console.Console;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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
            paramLabel = "BOT",
            completionCandidates = Beginning.Levels.class,
            description = "one per seat: ${COMPLETION-CANDIDATES}; they change seats from game to game. captain-bold,"
                    + " -careful and -vengeful have a temperament, captain-300 looks at 300 positions at most;"
                    + " captain~20:ahead"
                    + " misses 20 of 100 turns, which its standing orders play; captain~20:recruit leaves them to a"
                    + " recruit (default: captain,recruit; with --ratings all bots)")
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

    @Option(
            names = "--ratings",
            paramLabel = "FILE",
            description =
                    "measure the strength of the bots instead: every two and every three of them play --games games, and their"
                            + " ratings replace the rows of this game in the file")
    private @Nullable Path ratings;

    @Option(
            names = "--use",
            description =
                    "count instead what the bots use: every event of the games and the words in it, such as the kinds of units; on one"
                            + " thread of this machine")
    private boolean use;

    @Override
    public Integer call() {
        if (bots.isEmpty()) {
            bots = ratings == null ? List.of("captain", "recruit") : Bots.ids();
        }
        return Console.answer(() -> {
            if (games < 1) {
                throw new Console.Refusal("--games must be 1 or more");
            }
            if (use) {
                refuseBesidesUse();
                return count();
            }
            return ratings == null ? simulate() : measure(ratings);
        });
    }

    private int measure(Path file) throws Console.Refusal {
        BotRatings before = Files.exists(file) ? read(file) : new BotRatings(List.of());
        List<Bot> chosen = new ArrayList<>();
        for (String name : bots) {
            chosen.add(Beginning.bot(name));
        }
        // Larger tables have the settings and the board of this one.
        Contest duel = conditions.programme(Bots.ids().subList(0, 2)).contest();
        RoundRobin all = new RoundRobin(duel, chosen, games);
        List<BotRatings.Row> rows;
        try (Progress progress = new Progress("games", all.size(), 0)) {
            rows = all.play(progress::step);
        }
        String ruleset = duel.game().ruleset().id();
        Console.write(file, before.with(ruleset, rows).write().getBytes(StandardCharsets.UTF_8));
        for (BotRatings.Row row : new BotRatings(rows).rows()) {
            Console.out(String.format(
                    Locale.ROOT,
                    "  %-5s %-12s %4d ± %-4d %d games",
                    row.size().word(),
                    row.bot(),
                    row.mean(),
                    row.deviation(),
                    row.games()));
        }
        return 0;
    }

    /** Otherwise somebody who wanted both would only notice at the end of a long run. */
    private void refuseBesidesUse() throws Console.Refusal {
        boolean results = Stream.of(keep, csv, json, curves, svg, ratings).anyMatch(Objects::nonNull);
        if (results || !conditions.alone()) {
            throw new Console.Refusal(
                    "--use only counts, one game after the other: leave out --keep, --csv, --json, --curves, --svg, --ratings,"
                            + " --threads and --spark");
        }
    }

    private int count() throws Console.Refusal {
        Contest contest = conditions.programme(bots).contest();
        Use counted = new Use();
        try (Progress progress = new Progress("games", games, 0)) {
            for (int number = 0; number < games; number++) {
                contest.play(number, counted);
                counted.nextGame();
                progress.step();
            }
        }
        Console.out(counted.table());
        return 0;
    }

    private static BotRatings read(Path file) throws Console.Refusal {
        try {
            return BotRatings.read(Console.read(file));
        } catch (IllegalArgumentException e) {
            throw new Console.Refusal(file + ": " + e.getMessage());
        }
    }

    private int simulate() throws Console.Refusal {
        Series series = Series.of(conditions.programme(bots), keep);
        try (Venue venue = conditions.venue()) {
            play(series, venue);
        }
        report(series);
        return 0;
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
