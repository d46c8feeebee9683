package arbiter.games.globaldomination.maps;

import arbiter.engine.Budget;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Places that stand far enough apart from each other. The most of them are hard to find; to take the place with the fewest
 * others in its way again and again comes close to it.
 *
 * <p>How many are in the way is counted exactly while all these counts together stay in proportion to the map. On a map where
 * everything is near everything (a star), they would grow with the square of its size; there the number of walks takes their
 * place, which a sum over neighbours gives. So time and memory stay in proportion to territories and borders.
 */
final class Spacing {
    /** A territory of an ordinary map has some twenty others within two steps. */
    private static final int NEAR_PER_PLACE = 64;

    private final WorldMap map;
    private final int apart;
    private final boolean[] free;
    /** Scratch for walks: the territories met in the walk of this number. */
    private final int[] met;

    private final int[] queue;
    private int walk;

    /** @param free where a place may be; changed */
    private Spacing(WorldMap map, int apart, boolean[] free) {
        this.map = map;
        this.apart = apart;
        this.free = free;
        this.met = new int[map.size()];
        this.queue = new int[map.size()];
    }

    /** @param free where a place may be */
    static List<Integer> places(WorldMap map, int apart, boolean[] free) {
        Spacing spacing = new Spacing(map, apart, free.clone());
        int[][] near = spacing.near();
        return near.length == map.size() ? spacing.byCount(near) : spacing.byWalks();
    }

    /** The others within reach of each territory; too short a list where there are too many of them. */
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

    /** The territories nearer to this one than two places may be, without the territory itself. Ends after {@code most}. */
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
            // An entry from before others were taken is out of date; a newer one of the same place is in the queue.
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

    /** A walk goes on only where it comes nearer than all before it, so that each territory is passed a few times at most. */
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

    /** Takes away what is too near to a place that is taken already. */
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
