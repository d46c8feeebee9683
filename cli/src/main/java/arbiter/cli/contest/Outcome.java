package arbiter.cli.contest;

import arbiter.bots.Contest;
import arbiter.bots.Share;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/** What came of a series of games, as a table, data and curves. */
final class Outcome {
    private final Programme programme;
    private final List<String> bots;
    private final List<Contest.Result> played;

    Outcome(Programme programme, List<Contest.Result> played) {
        this.programme = programme;
        this.bots = programme.bots();
        this.played = List.copyOf(played);
    }

    /** How often this bot won; a shared victory counts as a fraction. */
    private Share won(int bot) {
        return share(result -> won(result, result.seatOf().get(bot)));
    }

    private Share wonFrom(int seat) {
        return share(result -> won(result, seat));
    }

    /** How often the player won who had this place in the order of turns, from 0. */
    Share wonInPlace(int place) {
        return share(result -> won(result, result.order().get(place)));
    }

    /** What the places in {@link #wonInPlace} are: if the order of turns is drawn, a seat by itself has no advantage. */
    Places places() {
        return played.stream().anyMatch(Contest.Result::drawnOrder) ? Places.TURNS : Places.SEATS;
    }

    private static double won(Contest.Result result, int seat) {
        return result.winners().contains(seat) ? 1.0 / result.winners().size() : 0;
    }

    private Share share(ToDoubleFunction<Contest.Result> won) {
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
            out.append(row("seat " + (seat + 1), wonFrom(seat))).append('\n');
        }
        if (places() == Places.TURNS) {
            out.append("\n  order of turns, which is drawn\n");
            for (int place = 0; place < bots.size(); place++) {
                out.append(row(Places.TURNS.name(place), wonInPlace(place))).append('\n');
            }
        }
        return out.toString().stripTrailing();
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
            long lasted =
                    played.stream().filter(result -> result.curve().size() > at).count();
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
        for (Contest.Result result : played) {
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
        Json.Builder json = new Json.Builder().put("of", programme.json()).put("games", played.size());
        List<Json> shares = new ArrayList<>();
        for (int bot = 0; bot < bots.size(); bot++) {
            shares.add(share(bots.get(bot), won(bot)));
        }
        json.put("bots", new Json.Many(shares));
        List<Json> seats = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            seats.add(share("seat " + (seat + 1), wonFrom(seat)));
        }
        List<Json> places = new ArrayList<>();
        for (int place = 0; place < bots.size(); place++) {
            places.add(share(places().name(place), wonInPlace(place)));
        }
        return json.put("seats", new Json.Many(seats))
                        .put("places", new Json.Many(places))
                        .put("results", RecordJson.of(played))
                        .build()
                        .write()
                + "\n";
    }

    static Json share(String name, Share share) {
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
        int longest =
                played.stream().mapToInt(result -> result.curve().size()).max().orElse(0);
        double[] sum = new double[longest];
        int[] count = new int[longest];
        for (Contest.Result result : played) {
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
