package arbiter.games.globaldomination.maps;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/** A map as text: one row per territory with its neighbours, because borders cannot be drawn with letters. */
public final class LandTable {
    private LandTable() {}

    /**
     * Owned land and its neighbours; the whole map as long as nobody owns anything.
     *
     * @param owned by index
     * @param standing owner, units and constructs by index
     */
    public static List<String> of(WorldMap map, IntPredicate owned, IntFunction<String> standing) {
        boolean empty = true;
        for (int t = 0; t < map.size(); t++) {
            empty &= !owned.test(t);
        }
        List<String> rows = new ArrayList<>();
        int left = 0;
        for (int t = 0; t < map.size(); t++) {
            if (empty || near(map, owned, t)) {
                rows.add(String.format(
                        "%4d %-22s %-40s > %s", map.id(t), name(map, t), standing.apply(t), next(map, t)));
            } else {
                left++;
            }
        }
        if (left > 0) {
            rows.add("and " + left + " more without an owner and without an owned neighbour");
        }
        return rows;
    }

    private static boolean near(WorldMap map, IntPredicate owned, int t) {
        boolean near = owned.test(t);
        for (int k = map.first(t); k < map.end(t); k++) {
            near |= owned.test(map.neighbour(k));
        }
        return near;
    }

    private static String name(WorldMap map, int t) {
        return map.territory(t).name() + (map.land(t) ? "" : " (sea)");
    }

    /** Ids of the neighbours; a sea line is marked with {@code ~}. */
    private static String next(WorldMap map, int t) {
        List<String> ids = new ArrayList<>();
        for (int k = map.first(t); k < map.end(t); k++) {
            ids.add((map.bySea(k) ? "~" : "") + map.id(map.neighbour(k)));
        }
        return String.join(" ", ids);
    }
}
