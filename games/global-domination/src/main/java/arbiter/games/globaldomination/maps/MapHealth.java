package arbiter.games.globaldomination.maps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;

/** Whether people can play on a map, and why not. */
public final class MapHealth {
    private MapHealth() {}

    /**
     * @param seats how many players want to start
     * @param apart the least distance between two starts: 2 where they may not be neighbours, 3 where they may not share one
     */
    public static List<MapProblem> problems(WorldMap map, int seats, int apart) {
        List<MapProblem> problems = new ArrayList<>();
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
        for (int i = 0; i < map.size(); i++) {
            if (!seen[i]) {
                int[] distances = Reach.steps(map, i);
                List<Integer> part = new ArrayList<>();
                for (int j = 0; j < map.size(); j++) {
                    if (distances[j] >= 0) {
                        seen[j] = true;
                        part.add(map.id(j));
                    }
                }
                parts.add(part);
            }
        }
        parts.sort(Comparator.comparingInt((List<Integer> part) -> -part.size()));
        return parts;
    }

    /**
     * How many starts can certainly stand far enough apart. The best answer is hard to find; taking the land with the
     * fewest others in the way again and again comes close to it and never claims too much. The map's marked starts are
     * its maker's answer, and players may start elsewhere too: the better of the two counts.
     */
    static int roomForStarts(WorldMap map, int apart) {
        boolean[] land = new boolean[map.size()];
        boolean[] marked = new boolean[map.size()];
        for (int i = 0; i < map.size(); i++) {
            land[i] = map.land(i);
            marked[i] = map.land(i) && map.starts().contains(i);
        }
        return Math.max(
                places(map, apart, land).size(), places(map, apart, marked).size());
    }

    /** Starts that stand far enough from each other and from those that are taken: as many as are easily found. */
    public static List<Integer> placesBeside(WorldMap map, int apart, IntPredicate taken) {
        boolean[] free = new boolean[map.size()];
        for (int i = 0; i < map.size(); i++) {
            free[i] = map.land(i);
        }
        for (int i = 0; i < map.size(); i++) {
            if (taken.test(i)) {
                free[i] = false;
                for (int j : near(map, i, apart - 1)) {
                    free[j] = false;
                }
            }
        }
        return places(map, apart, free);
    }

    private static List<Integer> places(WorldMap map, int apart, boolean[] free) {
        int size = map.size();
        int[][] near = new int[size][];
        for (int i = 0; i < size; i++) {
            near[i] = near(map, i, apart - 1);
        }
        int[] blocking = new int[size];
        for (int i = 0; i < size; i++) {
            for (int j : near[i]) {
                blocking[i] += free[j] ? 1 : 0;
            }
        }
        List<Integer> places = new ArrayList<>();
        for (int best = least(free, blocking); best >= 0; best = least(free, blocking)) {
            places.add(best);
            take(best, near, free, blocking);
            for (int j : near[best]) {
                if (free[j]) {
                    take(j, near, free, blocking);
                }
            }
        }
        return places;
    }

    private static void take(int index, int[][] near, boolean[] free, int[] blocking) {
        free[index] = false;
        for (int j : near[index]) {
            blocking[j]--;
        }
    }

    private static int least(boolean[] free, int[] blocking) {
        int best = -1;
        for (int i = 0; i < free.length; i++) {
            if (free[i] && (best < 0 || blocking[i] < blocking[best])) {
                best = i;
            }
        }
        return best;
    }

    private static int[] near(WorldMap map, int from, int most) {
        int[] distances = Reach.steps(map, from, most);
        int[] near = new int[map.size()];
        int count = 0;
        for (int i = 0; i < map.size(); i++) {
            if (distances[i] > 0) {
                near[count++] = i;
            }
        }
        return Arrays.copyOf(near, count);
    }
}
