package arbiter.games.globaldomination.maps;

import java.util.Arrays;

/** Distances from one territory to the others. */
public final class Reach {
    private Reach() {}

    /** Steps to every territory; −1 if there is no way. */
    public static int[] steps(WorldMap map, int from) {
        return steps(map, from, Integer.MAX_VALUE);
    }

    /** The same, but also −1 if the distance is more than {@code most}. */
    public static int[] steps(WorldMap map, int from, int most) {
        int[] steps = new int[map.size()];
        Arrays.fill(steps, -1);
        int[] queue = new int[map.size()];
        int end = 0;
        steps[from] = 0;
        queue[end++] = from;
        for (int next = 0; next < end; next++) {
            int at = queue[next];
            if (steps[at] < most) {
                for (int k = map.first(at); k < map.end(at); k++) {
                    int to = map.neighbour(k);
                    if (steps[to] < 0) {
                        steps[to] = steps[at] + 1;
                        queue[end++] = to;
                    }
                }
            }
        }
        return steps;
    }

    /** For every territory, the number of territories within this number of steps, including itself. */
    public static int[] within(WorldMap map, int most) {
        int[] reach = new int[map.size()];
        for (int i = 0; i < map.size(); i++) {
            for (int steps : steps(map, i, most)) {
                reach[i] += steps >= 0 ? 1 : 0;
            }
        }
        return reach;
    }
}
