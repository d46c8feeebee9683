package arbiter.cli;

import arbiter.bots.Review;
import arbiter.bots.Reviewer;
import arbiter.cli.console.Console;
import arbiter.cli.contest.Progress;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.Replay;
import arbiter.engine.seat.Seat;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter review}: which sheets of a game could have been better. */
@Command(
        name = "review",
        mixinStandardHelpOptions = true,
        description =
                "Shows the turning points of a game: sheets that could have been much better, and the better sheets.")
final class ReviewCommand implements Callable<Integer> {
    private static final long FEWEST = 20;
    private static final long MOST = 1_000_000;
    private static final int COLUMN = 11;

    @Parameters(paramLabel = "GAME.jsonl", description = "the log of a game")
    private Path file = Path.of("");

    @Option(
            names = "--looks",
            paramLabel = "N",
            description = "how many positions to compute for each sheet (default: ${DEFAULT-VALUE})")
    private long looks = Reviewer.LOOKS;

    @Option(names = "--seed", paramLabel = "N", description = "for the random numbers of the search (default: 0)")
    private long seed;

    @Option(names = "--turns", description = "print the loss of each sheet too: one line per turn")
    private boolean turns;

    @Option(names = "--json", description = "print everything that was found, for programs")
    private boolean json;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (looks < FEWEST || looks > MOST) {
                throw new Console.Refusal("--looks: " + looks + " is not between " + FEWEST + " and " + MOST);
            }
            GameLog log = LogFile.read(file);
            return print(Replay.of(log), log);
        });
    }

    private <S, O, V> int print(Replay<S, O, V> replay, GameLog log) throws Console.Refusal {
        Optional<String> difference = replay.difference();
        if (difference.isPresent()) {
            throw new Console.Refusal(file + ": " + difference.get());
        }
        Reviewer<S, O, V> reviewer = new Reviewer<>(replay, log.entries(), seed, looks);
        Review review;
        try (Progress progress = new Progress("steps", reviewer.steps(), 0)) {
            review = reviewer.review(progress::step);
        }
        List<String> players = log.start().players();
        if (json) {
            Console.out(data(review, players).write());
            return 0;
        }
        Console.out("Seat              sheets   mean loss   largest");
        for (int i = 0; i < players.size(); i++) {
            Console.out(row(players.get(i), review.of(Seat.of(i))));
        }
        Console.out("");
        if (turns) {
            losses(review, players).forEach(Console::out);
            Console.out("");
        }
        review.turningPoints().forEach(point -> print(point, players));
        if (review.turningPoints().isEmpty()) {
            Console.out("No sheet with a large loss was found.");
            Console.out("");
        }
        Console.out(review.depth().sentence());
        return 0;
    }

    private static String row(String name, List<Review.Finding> findings) {
        double sum = findings.stream().mapToDouble(Review.Finding::loss).sum();
        Optional<Review.Finding> largest = findings.stream().max(Comparator.comparingDouble(Review.Finding::loss));
        String most = largest.filter(finding -> finding.loss() > 0)
                .map(finding -> String.format(Locale.ROOT, "%.1f in turn %d", finding.loss(), finding.turn()))
                .orElse("–");
        return String.format(
                Locale.ROOT, "%-16s %7d %11.1f   %s", name, findings.size(), sum / Math.max(1, findings.size()), most);
    }

    /** One row per turn and one column per seat. In a game with single orders, a turn can have several sheets of a seat. */
    private static List<String> losses(Review review, List<String> players) {
        List<String> rows = new ArrayList<>();
        StringBuilder head = new StringBuilder("Turn");
        for (String player : players) {
            String name = player.length() > COLUMN - 1 ? player.substring(0, COLUMN - 2) + "…" : player;
            head.append(String.format("%" + COLUMN + "s", name));
        }
        rows.add(head.toString());
        new TreeSet<>(review.findings().stream().map(Review.Finding::turn).toList()).forEach(turn -> {
            StringBuilder row = new StringBuilder(String.format(Locale.ROOT, "%4d", turn));
            for (int i = 0; i < players.size(); i++) {
                List<Review.Finding> sheets = review.of(Seat.of(i)).stream()
                        .filter(finding -> finding.turn() == turn)
                        .toList();
                double loss = sheets.stream().mapToDouble(Review.Finding::loss).sum();
                row.append(
                        sheets.isEmpty()
                                ? String.format("%" + COLUMN + "s", "–")
                                : String.format(Locale.ROOT, "%" + COLUMN + ".1f", loss));
            }
            rows.add(row.toString());
        });
        return rows;
    }

    private void print(Review.Finding point, List<String> players) {
        Console.out(String.format(
                Locale.ROOT,
                "Turn %d, %s, loss %.1f",
                point.turn(),
                players.get(point.seat().index()),
                point.loss()));
        Console.out("  " + point.sentence(players));
        Console.out("  handed in:");
        print(point.given());
        Console.out("  better:");
        print(point.better());
        Console.out("  the board, and other sheets:");
        Console.out("    arbiter study " + file + " --at " + point.position());
        Console.out("");
    }

    private static void print(List<String> lines) {
        (lines.isEmpty() ? List.of("(no orders)") : lines).forEach(line -> Console.out("    " + line));
    }

    private Json data(Review review, List<String> players) {
        List<Json> points = new ArrayList<>();
        for (Review.Finding point : review.turningPoints()) {
            points.add(new Json.Builder()
                    .put("position", point.position())
                    .put("turn", point.turn())
                    .put("seat", point.seat().index())
                    .put("sentence", point.sentence(players).text())
                    .build());
        }
        return new Json.Builder()
                .put("game", file.toString())
                .put("seed", seed)
                .put("depth", RecordJson.of(review.depth()))
                .put("turningPoints", new Json.Many(points))
                .put("findings", RecordJson.of(review.findings()))
                .build();
    }
}
