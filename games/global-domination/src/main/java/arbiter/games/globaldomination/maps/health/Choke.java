package arbiter.games.globaldomination.maps.health;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A territory that every way to some others passes.
 *
 * @param index of the territory
 * @param cutOff how many territories are cut off from the largest part without this one
 */
public record Choke(int index, int cutOff) {

    /**
     * All chokes of a map, the worst first. One search finds them. It has its own stack, so that large maps do not overflow
     * the call stack.
     */
    static List<Choke> of(WorldMap map) {
        Search search = new Search(map);
        for (int i = 0; i < map.size(); i++) {
            if (search.entered[i] == 0) {
                search.walk(i);
            }
        }
        List<Choke> chokes = new ArrayList<>(search.found);
        chokes.sort((a, b) ->
                a.cutOff != b.cutOff ? Integer.compare(b.cutOff, a.cutOff) : Integer.compare(a.index, b.index));
        return chokes;
    }

    /**
     * Tarjan's algorithm: if nothing in a child's subtree reaches above the parent, the subtree is connected only through
     * the parent.
     */
    private static final class Search {
        private final WorldMap map;
        private final int[] entered;
        private final int[] lowest;
        private final int[] size;
        private final int[] parent;
        private final int[] next;
        private final List<List<Integer>> hanging = new ArrayList<>();
        private final List<Choke> found = new ArrayList<>();
        private int clock;

        Search(WorldMap map) {
            this.map = map;
            entered = new int[map.size()];
            lowest = new int[map.size()];
            size = new int[map.size()];
            parent = new int[map.size()];
            next = new int[map.size()];
            Arrays.fill(parent, -1);
            for (int i = 0; i < map.size(); i++) {
                hanging.add(new ArrayList<>());
                next[i] = map.first(i);
            }
        }

        void walk(int root) {
            List<Integer> visited = new ArrayList<>();
            int children = 0;
            int at = enter(root, -1, visited);
            while (at >= 0) {
                if (next[at] < map.end(at)) {
                    int to = map.neighbour(next[at]++);
                    if (entered[to] == 0) {
                        children += at == root ? 1 : 0;
                        at = enter(to, at, visited);
                    } else if (to != parent[at]) {
                        lowest[at] = Math.min(lowest[at], entered[to]);
                    }
                } else {
                    leave(at);
                    at = parent[at];
                }
            }
            for (int index : visited) {
                boolean counts =
                        index == root ? children > 1 : !hanging.get(index).isEmpty();
                if (counts) {
                    found.add(new Choke(index, cutOff(index, visited.size(), index == root)));
                }
            }
        }

        private int enter(int index, int from, List<Integer> visited) {
            entered[index] = ++clock;
            lowest[index] = clock;
            size[index] = 1;
            parent[index] = from;
            visited.add(index);
            return index;
        }

        private void leave(int index) {
            int above = parent[index];
            if (above >= 0) {
                size[above] += size[index];
                lowest[above] = Math.min(lowest[above], lowest[index]);
                if (lowest[index] >= entered[above]) {
                    hanging.get(above).add(size[index]);
                }
            }
        }

        private int cutOff(int index, int whole, boolean root) {
            int below = 0;
            int largest = 0;
            for (int part : hanging.get(index)) {
                below += part;
                largest = Math.max(largest, part);
            }
            int above = root ? 0 : whole - 1 - below;
            return whole - 1 - Math.max(largest, above);
        }
    }
}
