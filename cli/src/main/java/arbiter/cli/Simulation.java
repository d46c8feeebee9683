package arbiter.cli;

import arbiter.bots.Contest;
import arbiter.bots.Share;
import arbiter.cli.console.Console;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.json.RecordJson;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The results of a contest, written to a file one by one and summarised at the end. */
final class Simulation {
    private final Contest contest;
    private final List<String> bots;
    private final int games;
    private final @Nullable Path keep;
    private final Map<Integer, Contest.Result> results = new TreeMap<>();
    private @Nullable String failure;
    private boolean brokenOff;

    Simulation(Contest contest, List<String> bots, int games, @Nullable Path keep) {
        this.contest = contest;
        this.bots = List.copyOf(bots);
        this.games = games;
        this.keep = keep;
    }

    /** The settings that must be equal for results to belong together. */
    private Json heading() {
        return new Json.Builder()
                .put("simulation", contest.game().ruleset().id())
                .put("version", contest.game().ruleset().version())
                .put(
                        "settings",
                        RecordJson.of(contest.setup()
                                .settings()
                                .overrides(contest.game().parameters())))
                .put("board", contest.setup().board())
                .put("bots", Json.texts(bots))
                .put("seed", contest.seed())
                .put("looks", contest.looks())
                .put("turns", contest.mostTurns())
                .put("openings", RecordJson.of(contest.openings()))
                .build();
    }

    void load() throws Console.Refusal {
        if (keep == null) {
            return;
        }
        if (!Files.exists(keep)) {
            Console.write(keep, (heading().write() + "\n").getBytes(StandardCharsets.UTF_8));
            return;
        }
        List<String> lines = Console.read(keep).lines().toList();
        if (lines.isEmpty() || !lines.getFirst().equals(heading().write())) {
            throw new Console.Refusal(keep + ": belongs to another simulation; choose another file");
        }
        for (String line : lines.subList(1, lines.size())) {
            try {
                Contest.Result result = read(JsonAt.read(line));
                results.put(result.number(), result);
            } catch (Misread e) {
                // If the run was killed, the last line may be incomplete; that game is played again.
                break;
            }
        }
    }

    private static Contest.Result read(JsonAt json) throws Misread {
        List<List<Long>> curve = new ArrayList<>();
        for (JsonAt points : json.member("curve").items()) {
            curve.add(wholes(points).stream().map(Integer::longValue).toList());
        }
        return new Contest.Result(
                json.member("number").whole(0, Integer.MAX_VALUE),
                wholes(json.member("seatOf")),
                wholes(json.member("winners")),
                json.member("finished").truth(),
                json.member("turns").whole(0, Integer.MAX_VALUE),
                curve);
    }

    private static List<Integer> wholes(JsonAt json) throws Misread {
        List<Integer> wholes = new ArrayList<>();
        for (JsonAt item : json.items()) {
            wholes.add(item.whole(Integer.MIN_VALUE, Integer.MAX_VALUE));
        }
        return wholes;
    }

    synchronized boolean has(int number) {
        return results.containsKey(number);
    }

    synchronized int done() {
        return (int) results.keySet().stream().filter(number -> number < games).count();
    }

    void play(int number) {
        try {
            keep(contest.play(number));
        } catch (RuntimeException e) {
            synchronized (this) {
                failure = "game " + number + " failed: " + e;
            }
        }
    }

    private synchronized void keep(Contest.Result result) {
        if (brokenOff) {
            return;
        }
        results.put(result.number(), result);
        if (keep != null) {
            try {
                Files.writeString(keep, RecordJson.of(result).write() + "\n", StandardOpenOption.APPEND);
            } catch (IOException e) {
                failure = keep + ": cannot be written (" + e.getMessage() + ")";
            }
        }
    }

    /** Games that end after this do not count, so that the printed and the saved results are about the same games. */
    synchronized void breakOff() {
        brokenOff = true;
    }

    /** Saves all results so far, for a run that was started without a file. */
    synchronized void keepAll(Path file) throws Console.Refusal {
        StringBuilder lines = new StringBuilder(heading().write()).append('\n');
        results.values()
                .forEach(result -> lines.append(RecordJson.of(result).write()).append('\n'));
        Console.write(file, lines.toString().getBytes(StandardCharsets.UTF_8));
    }

    void failure() throws Console.Refusal {
        if (failure != null) {
            throw new Console.Refusal(failure);
        }
    }

    private synchronized List<Contest.Result> played() {
        return results.values().stream()
                .filter(result -> result.number() < games)
                .toList();
    }

    /** How often this bot won; a shared victory counts as a fraction. */
    private Share won(int bot) {
        return share(result -> won(result, result.seatOf().get(bot)));
    }

    private Share wonFrom(int seat) {
        return share(result -> won(result, seat));
    }

    private static double won(Contest.Result result, int seat) {
        return result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
    }

    private Share share(ToDoubleFunction<Contest.Result> won) {
        List<Contest.Result> played = played();
        return new Share(played.stream().mapToDouble(won).sum(), played.size());
    }

    private String row(String name, Share share) {
        return String.format(
                Locale.ROOT,
                "  %-16s %6.1f %%   %5.1f – %5.1f %%",
                name,
                100 * share.mean(),
                100 * share.low(),
                100 * share.high());
    }

    String table() {
        List<Contest.Result> played = played();
        if (played.isEmpty()) {
            return "no game was played to its end";
        }
        long finished = played.stream().filter(Contest.Result::finished).count();
        double[] length =
                played.stream().mapToDouble(Contest.Result::turns).sorted().toArray();
        StringBuilder out = new StringBuilder();
        out.append(played.size()).append(" games, ").append(finished).append(" finished, ");
        out.append(String.format(
                Locale.ROOT,
                "length %.0f turns in the middle, %.0f to %.0f%n",
                length[length.length / 2],
                length[0],
                length[length.length - 1]));
        out.append("\n  bot              won        95 % interval\n");
        for (int bot = 0; bot < bots.size(); bot++) {
            out.append(row((bot + 1) + " " + bots.get(bot), won(bot))).append('\n');
        }
        out.append("\n  seat\n");
        for (int seat = 0; seat < bots.size(); seat++) {
            out.append(row("seat " + (seat + 1), wonFrom(seat))).append(seat + 1 < bots.size() ? "\n" : "");
        }
        return out.toString();
    }

    /** Mean points after each turn, one column per bot, and the number of games that lasted that long. */
    String curves() {
        StringBuilder out = new StringBuilder("turn,games");
        List<double[]> lines = new ArrayList<>();
        for (int bot = 0; bot < bots.size(); bot++) {
            out.append(',').append(bot + 1).append(' ').append(bots.get(bot));
            lines.add(meanCurve(bot));
        }
        for (int turn = 0; turn < lines.getFirst().length; turn++) {
            int at = turn;
            long lasted = played().stream()
                    .filter(result -> result.curve().size() > at)
                    .count();
            out.append('\n').append(turn + 1).append(',').append(lasted);
            lines.forEach(line -> out.append(String.format(Locale.ROOT, ",%.2f", line[at])));
        }
        return out.append('\n').toString();
    }

    String csv() {
        StringBuilder out = new StringBuilder("game,finished,turns,winners");
        for (int bot = 0; bot < bots.size(); bot++) {
            out.append(",seat of ").append(bot + 1).append(' ').append(bots.get(bot));
        }
        out.append('\n');
        for (Contest.Result result : played()) {
            out.append(result.number())
                    .append(',')
                    .append(result.finished())
                    .append(',')
                    .append(result.turns());
            out.append(',')
                    .append(result.winners().stream()
                            .map(seat -> String.valueOf(seat + 1))
                            .collect(Collectors.joining(" ")));
            result.seatOf().forEach(seat -> out.append(',').append(seat + 1));
            out.append('\n');
        }
        return out.toString();
    }

    String json() {
        Json.Builder json = new Json.Builder().put("of", heading()).put("games", played().size());
        List<Json> shares = new ArrayList<>();
        for (int bot = 0; bot < bots.size(); bot++) {
            shares.add(share(bots.get(bot), won(bot)));
        }
        json.put("bots", new Json.Many(shares));
        List<Json> seats = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seats.add(share("seat " + (seat + 1), wonFrom(seat)));
        }
        return json.put("seats", new Json.Many(seats))
                        .put("results", RecordJson.of(played()))
                        .build()
                        .write()
                + "\n";
    }

    private static Json share(String name, Share share) {
        return new Json.Builder()
                .put("name", name)
                .put("won", new Json.Real(share.mean()))
                .put("low", new Json.Real(share.low()))
                .put("high", new Json.Real(share.high()))
                .build();
    }

    String chart() {
        List<double[]> lines = new ArrayList<>();
        for (int bot = 0; bot < bots.size(); bot++) {
            lines.add(meanCurve(bot));
        }
        return PointsChart.svg(bots, lines);
    }

    /** A bot's mean points after each turn, over the games that lasted that long. */
    private double[] meanCurve(int bot) {
        int longest = played().stream()
                .mapToInt(result -> result.curve().size())
                .max()
                .orElse(0);
        double[] sum = new double[longest];
        int[] count = new int[longest];
        for (Contest.Result result : played()) {
            for (int turn = 0; turn < result.curve().size(); turn++) {
                sum[turn] += result.curve().get(turn).get(result.seatOf().get(bot));
                count[turn]++;
            }
        }
        for (int turn = 0; turn < longest; turn++) {
            sum[turn] /= Math.max(1, count[turn]);
        }
        return sum;
    }
}
