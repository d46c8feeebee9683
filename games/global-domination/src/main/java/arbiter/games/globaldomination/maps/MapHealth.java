package arbiter.games.globaldomination.maps;

import arbiter.games.globaldomination.maps.problem.MapProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** Whether a map can be played, and why not. */
public final class MapHealth {
    /** On a larger map a turn takes too long for players and for the server. */
    public static final int MOST_PLAYED = 2_000;

    private MapHealth() {}

    /**
     * @param seats the number of players who want to start
     * @param apart the minimum distance between two starts: 2 if they may not be neighbours, 3 if they may not share a
     * neighbour
     */
    public static List<MapProblem> problems(WorldMap map, int seats, int apart) {
        List<MapProblem> problems = new ArrayList<>();
        if (map.size() > MOST_PLAYED) {
            problems.add(new MapProblem.TooLarge(map.size(), MOST_PLAYED));
        }
        if (landCount(map) == 0) {
            problems.add(new MapProblem.NoLand());
        }
        for (int start : map.starts()) {
            if (!map.land(start)) {
                problems.add(new MapProblem.StartAtSea(map.id(start)));
            }
        }
        List<List<Integer>> parts = parts(map);
        if (parts.size() > 1) {
            problems.add(new MapProblem.Unconnected(parts));
        }
        int room = roomForStarts(map, apart);
        if (room < seats) {
            problems.add(new MapProblem.TooFewStarts(room, seats));
        }
        return problems;
    }

    private static int landCount(WorldMap map) {
        int count = 0;
        for (int i = 0; i < map.size(); i++) {
            count += map.land(i) ? 1 : 0;
        }
        return count;
    }

    /** The ids of each connected part, the largest part first. */
    public static List<List<Integer>> parts(WorldMap map) {
        List<List<Integer>> parts = new ArrayList<>();
        boolean[] seen = new boolean[map.size()];
        int[] queue = new int[map.size()];
        for (int i = 0; i < map.size(); i++) {
            if (!seen[i]) {
                seen[i] = true;
                queue[0] = i;
                int end = 1;
                for (int at = 0; at < end; at++) {
                    for (int k = map.first(queue[at]); k < map.end(queue[at]); k++) {
                        int to = map.neighbour(k);
                        if (!seen[to]) {
                            seen[to] = true;
                            queue[end++] = to;
                        }
                    }
                }
                parts.add(
                        Arrays.stream(queue, 0, end).sorted().mapToObj(map::id).toList());
            }
        }
        parts.sort(Comparator.comparingInt((List<Integer> part) -> -part.size()));
        return parts;
    }

    /**
     * How many starts certainly fit on the map with the required distance. The exact maximum is hard to compute; taking the
     * land that excludes the fewest others again and again is close to it and never too high. The map's marked starts are
     * tried too, and the higher number counts.
     */
    static int roomForStarts(WorldMap map, int apart) {
        boolean[] land = new boolean[map.size()];
        boolean[] marked = new boolean[map.size()];
        for (int i = 0; i < map.size(); i++) {
            land[i] = map.land(i);
        }
        for (int start : map.starts()) {
            marked[start] = map.land(start);
        }
        return Math.max(
                Spacing.places(map, apart, land).size(),
                Spacing.places(map, apart, marked).size());
    }

    /** Starts that are far enough from each other and from taken places. It finds many of them, but not always the maximum. */
    public static List<Integer> placesBeside(WorldMap map, int apart, IntPredicate taken) {
        boolean[] free = new boolean[map.size()];
        for (int i = 0; i < map.size(); i++) {
            free[i] = map.land(i);
        }
        Spacing.keepAway(map, apart, taken, free);
        return Spacing.places(map, apart, free);
    }
}
