package arbiter.bots.rating;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A finished game that counts for ratings.
 *
 * @param order counts finished games in the order of their ends
 * @param ruleset the id of the game, without a version
 */
public record RatedGame(String id, long order, String ruleset, long finishedAt, List<Player> players) {
    private static final double WEEK = 7 * 24 * 3_600_000.0;

    public RatedGame {
        players = List.copyOf(players);
    }

    /** One of person and bot is set. */
    public record Player(
            int seat, @Nullable String person, @Nullable String bot, int place) {}

    /** Each game and each size of the table has its own ratings. */
    public record Key(String person, String ruleset, TableSize size) {}

    /**
     * What is known of a person after a rated game.
     *
     * @param games how many rated games have led to this rating
     */
    public record Rated(Rating rating, int games, long order, long finishedAt) {
        static final Rated NONE = new Rated(Rating.NEW, 0, 0, 0);

        /** The rating at a later time. */
        public Rating at(long millis) {
            return rating.after(weeks(millis));
        }

        double weeks(long millis) {
            return games == 0 ? 0 : Math.max(0, millis - finishedAt) / WEEK;
        }
    }

    public record Change(int seat, Key key, Rated before, Rated after) {}

    public TableSize size() {
        return TableSize.of(players.size());
    }

    /**
     * What this game changes. Bots have fixed ratings. A game with a bot whose strength is not known changes nothing.
     *
     * @param before what is known of a person, if there is anything
     */
    public List<Change> changes(Function<Key, Optional<Rated>> before, BotRatings bots) {
        List<Rated> known = new ArrayList<>();
        List<TableSize.Entry> entries = new ArrayList<>();
        for (Player player : players) {
            Rated rated = Rated.NONE;
            if (player.person != null) {
                rated = before.apply(key(player.person)).orElse(Rated.NONE);
            } else {
                Optional<Rating> measured = bots.of(ruleset, size(), String.valueOf(player.bot));
                if (measured.isEmpty()) {
                    return List.of();
                }
                rated = new Rated(measured.get(), 0, 0, 0);
            }
            known.add(rated);
            entries.add(new TableSize.Entry(rated.rating, rated.weeks(finishedAt), player.place));
        }
        List<Rating> after = size().rate(entries);
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            if (player.person != null) {
                Rated old = known.get(i);
                Rated now = new Rated(after.get(i), old.games + 1, order, finishedAt);
                changes.add(new Change(player.seat, key(player.person), old, now));
            }
        }
        return changes;
    }

    private Key key(String person) {
        return new Key(person, ruleset, size());
    }

    /** All games from the first to the last, in the order of their ends. The same games give the same changes, to the last bit. */
    public static final class Course {
        private final BotRatings bots;
        private final Map<Key, Rated> known = new HashMap<>();

        public Course(BotRatings bots) {
            this.bots = bots;
        }

        public List<Change> next(RatedGame game) {
            List<Change> changes = game.changes(key -> Optional.ofNullable(known.get(key)), bots);
            changes.forEach(change -> known.put(change.key, change.after));
            return changes;
        }
    }
}
