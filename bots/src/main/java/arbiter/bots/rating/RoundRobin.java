package arbiter.bots.rating;

import arbiter.bots.Bot;
import arbiter.bots.Contest;
import arbiter.engine.setup.Setup;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Measures how strong bots are: every two of them play each other, and every three, or every four in a game that is not for three. The
 * games are rated in turn, as people's games are. The captain gets 1500 in every game, so that ratings of different games mean about the
 * same.
 */
public final class RoundRobin {
    private static final String ANCHOR = "captain";

    private final Contest duel;
    private final List<Bot> bots;
    private final int games;

    /**
     * @param duel the game, its settings and its board, the seed and how much bots may think; its own bots do not matter
     * @param games how often each group of bots plays
     */
    public RoundRobin(Contest duel, List<Bot> bots, int games) {
        this.duel = duel;
        this.bots = List.copyOf(bots);
        this.games = games;
    }

    /** The number of games that {@link #play} plays. */
    public int size() {
        return games * (groups(2).size() + groups(several()).size());
    }

    public List<BotRatings.Row> play(Runnable step) {
        List<BotRatings.Row> rows = new ArrayList<>();
        for (int players : List.of(2, several())) {
            List<Contest> contests = groups(players).stream()
                    .map(group -> new Contest(
                            duel.game(), setup(players), group, duel.seed(), duel.looks(), duel.mostTurns()))
                    .toList();
            rows.addAll(rated(contests, TableSize.of(players), step));
        }
        return rows;
    }

    /** The smallest table for more than two players. */
    private int several() {
        return IntStream.rangeClosed(3, duel.game().ruleset().mostSeats())
                .filter(players -> duel.game().refuse(setup(players)).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private Setup setup(int players) {
        List<String> names = IntStream.rangeClosed(1, players)
                .mapToObj(player -> "P" + player)
                .toList();
        return new Setup(names, duel.setup().settings(), duel.setup().board());
    }

    /** All ways to choose this number of bots. */
    private List<List<Bot>> groups(int size) {
        List<List<Bot>> groups = new ArrayList<>();
        groups.add(List.of());
        for (Bot bot : bots) {
            for (List<Bot> group : List.copyOf(groups)) {
                List<Bot> larger = new ArrayList<>(group);
                larger.add(bot);
                groups.add(larger);
            }
        }
        return groups.stream().filter(group -> group.size() == size).toList();
    }

    /** Groups play in turn, so that no bot's rating depends on its first opponents alone. */
    private List<BotRatings.Row> rated(List<Contest> contests, TableSize size, Runnable step) {
        Map<String, Rating> ratings = new LinkedHashMap<>();
        Map<String, Integer> played = new LinkedHashMap<>();
        bots.forEach(bot -> ratings.put(bot.id(), Rating.NEW));
        for (int number = 0; number < games; number++) {
            for (Contest contest : contests) {
                List<Integer> places = places(contest.play(number));
                List<TableSize.Entry> entries = new ArrayList<>();
                for (int i = 0; i < places.size(); i++) {
                    Rating before = ratings.getOrDefault(contest.bots().get(i).id(), Rating.NEW);
                    entries.add(new TableSize.Entry(before, 0, places.get(i)));
                }
                List<Rating> after = size.rate(entries);
                for (int i = 0; i < after.size(); i++) {
                    String bot = contest.bots().get(i).id();
                    ratings.put(bot, after.get(i));
                    played.merge(bot, 1, Integer::sum);
                }
                step.run();
            }
        }
        double shift =
                Rating.NEW.mean() - ratings.getOrDefault(ANCHOR, Rating.NEW).mean();
        List<BotRatings.Row> rows = new ArrayList<>();
        // There may be too few bots for a larger table.
        played.forEach((bot, count) -> {
            Rating rating = ratings.getOrDefault(bot, Rating.NEW);
            rows.add(new BotRatings.Row(
                    duel.game().ruleset().id(),
                    size,
                    bot,
                    (int) Math.round(rating.mean() + shift),
                    (int) Math.round(rating.deviation()),
                    count,
                    duel.game().ruleset().version(),
                    duel.looks(),
                    duel.seed()));
        });
        return rows;
    }

    /** For each bot, 1 and the number of bots that did better. */
    static List<Integer> places(Contest.Result result) {
        List<Integer> places = new ArrayList<>();
        for (int seat : result.seatOf()) {
            places.add(1
                    + (int) result.seatOf().stream()
                            .filter(other -> better(result).compare(other, seat) > 0)
                            .count());
        }
        return places;
    }

    /**
     * Winners first. Of the others, those with more points after the last turn in which the points differed: who was out sooner has none.
     */
    private static Comparator<Integer> better(Contest.Result result) {
        Comparator<Integer> better = Comparator.comparing(result.winners()::contains);
        return better.thenComparing((one, other) -> {
            if (result.winners().contains(one)) {
                return 0;
            }
            for (List<Long> points : result.curve().reversed()) {
                int difference = Long.compare(points.get(one), points.get(other));
                if (difference != 0) {
                    return difference;
                }
            }
            return 0;
        });
    }
}
