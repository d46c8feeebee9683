package arbiter.games.globaldomination.vi.position;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** Searches around a territory, neighbours first. Sea lines count like borders. */
public final class Nearby {
    private Nearby() {}

    /** The nearest other territory within this number of hops that fulfils the condition, or −1. */
    public static int find(WorldMap map, int from, int hops, IntPredicate wanted) {
        BitSet seen = new BitSet(map.size());
        seen.set(from);
        int[] ring = {from};
        int size = 1;
        for (int hop = 0; hop < hops; hop++) {
            int[] next = new int[0];
            int count = 0;
            for (int i = 0; i < size; i++) {
                int at = ring[i];
                next = roomFor(next, count + map.end(at) - map.first(at));
                for (int k = map.first(at); k < map.end(at); k++) {
                    int neighbour = map.neighbour(k);
                    if (!seen.get(neighbour)) {
                        if (wanted.test(neighbour)) {
                            return neighbour;
                        }
                        seen.set(neighbour);
                        next[count++] = neighbour;
                    }
                }
            }
            ring = next;
            size = count;
        }
        return -1;
    }

    private static int[] roomFor(int[] many, int count) {
        return count <= many.length ? many : java.util.Arrays.copyOf(many, Math.max(count, 2 * many.length));
    }

    /** Whether the territory itself or a neighbour fulfils the condition. */
    public static boolean here(WorldMap map, int territory, IntPredicate wanted) {
        return wanted.test(territory) || beside(map, territory, wanted);
    }

    public static boolean beside(WorldMap map, int territory, IntPredicate wanted) {
        for (int k = map.first(territory); k < map.end(territory); k++) {
            if (wanted.test(map.neighbour(k))) {
                return true;
            }
        }
        return false;
    }
}
