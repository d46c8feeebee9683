package arbiter.server.rating;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.RatedGame;
import arbiter.bots.rating.RatedGame.Change;
import arbiter.bots.rating.RatedGame.Key;
import arbiter.bots.rating.RatedGame.Rated;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All ratings, computed again from the stored results of all finished games, and compared with the stored ratings.
 *
 * @param games rated games
 * @param people rated people, once per game and size of the table
 * @param differences present ratings that are stored otherwise
 * @param history ratings after single games that are stored otherwise
 */
record Recomputation(int games, int people, List<Difference> differences, int history) {
    record Difference(
            Key key, @Nullable Rated stored, @Nullable Rated computed) {}

    boolean agrees() {
        return differences.isEmpty() && history == 0;
    }

    enum Then {
        /** Only says what differs. */
        COMPARE,
        /** Replaces the stored ratings if they differ. */
        REPLACE
    }

    /** Must be called inside a transaction. */
    static Recomputation of(RatingStore store, BotRatings bots, Then then) {
        store.stopEnds();
        RatedGame.Course course = new RatedGame.Course(bots);
        Map<Key, Rated> computed = new LinkedHashMap<>();
        Map<RatingStore.Place, RatingStore.Step> steps = new LinkedHashMap<>();
        Map<String, List<Change>> byGame = new LinkedHashMap<>();
        store.games(game -> {
            List<Change> changes = course.next(game);
            byGame.put(game.id(), changes);
            for (Change change : changes) {
                computed.put(change.key(), change.after());
                steps.put(
                        new RatingStore.Place(game.id(), change.seat()),
                        new RatingStore.Step(change.key(), change.after()));
            }
        });
        Map<Key, Rated> stored = store.all();
        Map<RatingStore.Place, RatingStore.Step> storedSteps = store.changes();
        Recomputation found = new Recomputation(
                byGame.size(),
                computed.size(),
                differences(stored, computed),
                differing(storedSteps, steps).size());
        if (then == Then.REPLACE && !found.agrees()) {
            store.clear();
            byGame.forEach(store::store);
        }
        return found;
    }

    private static List<Difference> differences(Map<Key, Rated> stored, Map<Key, Rated> computed) {
        List<Difference> differences = new ArrayList<>();
        for (Key key : differing(stored, computed)) {
            differences.add(new Difference(key, stored.get(key), computed.get(key)));
        }
        return differences;
    }

    private static <K, V> Set<K> differing(Map<K, V> one, Map<K, V> other) {
        Set<K> keys = new LinkedHashSet<>(one.keySet());
        keys.addAll(other.keySet());
        keys.removeIf(key -> Objects.equals(one.get(key), other.get(key)));
        return keys;
    }
}
