package arbiter.cli.contest;

import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.setup.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that plays many games: what is played, how well, and where. */
final class Conditions {
    @Mixin
    private final Beginning beginning = new Beginning();

    @Option(
            names = "--threads",
            defaultValue = "1",
            description = "how many games at a time (default: ${DEFAULT-VALUE})")
    private int threads;

    @Option(
            names = "--spark",
            paramLabel = "ADDRESS",
            description =
                    "play on the Apache Spark cluster with this master, such as spark://host:7077; in a checkout only")
    private String spark = "";

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

    long seed() {
        return seed;
    }

    Programme programme(List<String> bots) throws Console.Refusal {
        if (threads < 1 || looks < 1 || turns < 1) {
            throw new Console.Refusal("--threads, --looks and --turns must be 1 or more");
        }
        Game<?, ?, ?> game = beginning.game("");
        List<String> players = new ArrayList<>();
        bots.forEach(bot -> players.add("P" + (players.size() + 1)));
        Setup setup = beginning.setup(game, players);
        Programme programme = new Programme(
                game.ruleset().id(),
                game.ruleset().version(),
                setup.settings().overrides(game.parameters()),
                setup.board(),
                bots,
                seed,
                looks,
                turns,
                openings(bots.size()));
        // Refuses unknown bots.
        programme.contest();
        return programme;
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

    /** Whether one game is played at a time, on this machine. */
    boolean alone() {
        return threads == 1 && spark.isEmpty();
    }

    Venue venue() throws Console.Refusal {
        if (spark.isEmpty()) {
            return new Threads(threads);
        }
        Cluster cluster = ServiceLoader.load(Cluster.class)
                .findFirst()
                .orElseThrow(() -> new Console.Refusal(
                        "--spark works only in a checkout, with ./arbiter: a release does not contain Apache Spark"));
        return cluster.join(spark);
    }
}
