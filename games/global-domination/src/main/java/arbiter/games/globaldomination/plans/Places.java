package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Where a bot may start without taking the last places from players who have none yet. */
public final class Places {
    private Places() {}

    /**
     * On a large map: every place. On a small one: places that are all far enough from each other, so that every player
     * finds one in any order of choosing.
     *
     * @param apart the minimum distance between two starts
     * @param waiting the number of players without a start, including this one
     */
    public static List<Integer> of(WorldMap map, int apart, IntPredicate taken, IntPredicate legal, int waiting) {
        List<Integer> spread = MapHealth.placesBeside(map, apart, taken);
        List<Integer> all = IntStream.range(0, map.size()).filter(legal).boxed().toList();
        List<Integer> kind = spread.stream().filter(legal::test).toList();
        return kind.isEmpty() || spread.size() >= 2 * waiting ? all : kind;
    }
}
