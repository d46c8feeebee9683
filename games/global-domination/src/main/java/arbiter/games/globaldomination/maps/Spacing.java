package arbiter.games.globaldomination.maps;

import arbiter.engine.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Finds places that are far enough from each other. The maximum number is hard to find; taking the place that excludes the
 * fewest others again and again is close to it.
 *
 * <p>The number of excluded places is counted exactly as long as all counts together are proportional to the map. On a map
 * where everything is near everything (a star), they would grow with the square of its size. There, the number of walks is
 * used instead, which is a sum over neighbours. So time and memory stay proportional to territories and borders.
 */
final class Spacing {
    /** On a normal map a territory has about twenty others within two steps. */
    private static final int NEAR_PER_PLACE = 64;

    private final WorldMap map;
    private final int apart;
    private final boolean[] free;
    /** Temporary: the number of the last walk that reached each territory. */
    private final int[] met;

    private final int[] queue;
    private int walk;

    /** @param free the allowed places; changed */
    private Spacing(WorldMap map, int apart, boolean[] free) {
        this.map = map;
        this.apart = apart;
        this.free = free;
        this.met = new int[map.size()];
        this.queue = new int[map.size()];
    }

    /** @param free the allowed places */
    static List<Integer> places(WorldMap map, int apart, boolean[] free) {
        Spacing spacing = new Spacing(map, apart, free.clone());
        int[][] near = spacing.near();
        return near.length == map.size() ? spacing.byCount(near) : spacing.byWalks();
    }

    /** The other territories that are too near to each one; an empty array if there are too many of them. */
    private int[][] near() {
        int[][] near = new int[map.size()][];
        long left = NEAR_PER_PLACE * (long) (map.size() + 1);
        for (int i = 0; i < map.size(); i++) {
            Budget.checkpoint();
            near[i] = walk(i, left);
            left -= near[i].length;
            if (left <= 0) {
                return new int[0][];
            }
        }
        return near;
    }

    /** The territories that are too near to this one, without itself. Stops after {@code most}. */
    private int[] walk(int from, long most) {
        walk++;
        met[from] = walk;
        queue[0] = from;
        int end = 1;
        int levelEnd = 1;
        int at = 0;
        for (int steps = 1; steps < apart && at < end && end <= most; steps++) {
            for (; at < levelEnd && end <= most; at++) {
                for (int k = map.first(queue[at]); k < map.end(queue[at]); k++) {
                    int to = map.neighbour(k);
                    if (met[to] != walk) {
                        met[to] = walk;
                        queue[end++] = to;
                    }
                }
            }
            levelEnd = end;
        }
        int[] near = Arrays.copyOfRange(queue, 1, end);
        Arrays.sort(near);
        return near;
    }

    private record Choice(int inTheWay, int index) implements Comparable<Choice> {
        @Override
        public int compareTo(Choice other) {
            return inTheWay != other.inTheWay
                    ? Integer.compare(inTheWay, other.inTheWay)
                    : Integer.compare(index, other.index);
        }
    }

    private List<Integer> byCount(int[][] near) {
        int[] inTheWay = new int[map.size()];
        PriorityQueue<Choice> choices = new PriorityQueue<>();
        for (int i = 0; i < map.size(); i++) {
            for (int j : near[i]) {
                inTheWay[i] += free[j] ? 1 : 0;
            }
            if (free[i]) {
                choices.add(new Choice(inTheWay[i], i));
            }
        }
        List<Integer> places = new ArrayList<>();
        for (Choice best = choices.poll(); best != null; best = choices.poll()) {
            Budget.checkpoint();
            // Entries become outdated when other places are taken; the queue has a newer entry for the same place.
            if (free[best.index] && best.inTheWay == inTheWay[best.index]) {
                places.add(best.index);
                take(best.index, near, inTheWay, choices);
                for (int j : near[best.index]) {
                    if (free[j]) {
                        take(j, near, inTheWay, choices);
                    }
                }
            }
        }
        return places;
    }

    private void take(int index, int[][] near, int[] inTheWay, PriorityQueue<Choice> choices) {
        free[index] = false;
        for (int j : near[index]) {
            inTheWay[j]--;
            if (free[j]) {
                choices.add(new Choice(inTheWay[j], j));
            }
        }
    }

    private List<Integer> byWalks() {
        double[] walks = new double[map.size()];
        for (int i = 0; i < map.size(); i++) {
            walks[i] = free[i] ? 1 : 0;
        }
        for (int steps = 1; steps < apart; steps++) {
            double[] longer = walks.clone();
            for (int i = 0; i < map.size(); i++) {
                for (int k = map.first(i); k < map.end(i); k++) {
                    longer[i] += walks[map.neighbour(k)];
                }
            }
            walks = longer;
        }
        double[] order = walks;
        List<Integer> candidates = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            if (free[i]) {
                candidates.add(i);
            }
        }
        candidates.sort((a, b) -> order[a] != order[b] ? Double.compare(order[a], order[b]) : Integer.compare(a, b));
        int[] toNearest = new int[map.size()];
        Arrays.fill(toNearest, apart);
        List<Integer> places = new ArrayList<>();
        for (int candidate : candidates) {
            Budget.checkpoint();
            if (toNearest[candidate] >= apart) {
                places.add(candidate);
                keepAway(candidate, toNearest);
            }
        }
        return places;
    }

    /** The search continues only where it finds a shorter distance, so each territory is visited only a few times. */
    private void keepAway(int place, int[] toNearest) {
        toNearest[place] = 0;
        queue[0] = place;
        int end = 1;
        for (int at = 0; at < end; at++) {
            int steps = toNearest[queue[at]] + 1;
            for (int k = map.first(queue[at]); k < map.end(queue[at]); k++) {
                int to = map.neighbour(k);
                if (steps < toNearest[to]) {
                    toNearest[to] = steps;
                    queue[end++] = to;
                }
            }
        }
    }

    /** Removes places that are too near to a taken place. */
    static void keepAway(WorldMap map, int apart, java.util.function.IntPredicate taken, boolean[] free) {
        Spacing spacing = new Spacing(map, apart, free);
        int[] toNearest = new int[map.size()];
        Arrays.fill(toNearest, apart);
        for (int i = 0; i < map.size(); i++) {
            if (taken.test(i)) {
                spacing.keepAway(i, toNearest);
            }
        }
        for (int i = 0; i < map.size(); i++) {
            free[i] &= toNearest[i] >= apart;
        }
    }
}
