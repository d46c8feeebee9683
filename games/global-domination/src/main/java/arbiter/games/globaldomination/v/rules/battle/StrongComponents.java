package arbiter.games.globaldomination.v.rules.battle;

import java.util.Arrays;

/**
 * Finds the attacks that are on loops: those whose origin and target are in the same strongly connected component. One
 * search over territories finds the components, without recursion, because a loop may be as long as the map is large.
 */
final class StrongComponents {
    private final Round round;
    private final int[] order;
    private final int[] low;
    private final int[] component;
    /** By territory: 1 + the next hop out of it to look at. */
    private final int[] nextHop;

    private int[] path = new int[16];
    private int pathLength;
    private int[] open = new int[16];
    private int openCount;
    private int counted;
    private int components;

    StrongComponents(Round round) {
        this.round = round;
        int size = round.turn.size();
        order = new int[size];
        low = new int[size];
        component = new int[size];
        nextHop = new int[size];
    }

    /** As {@code from << 32 | to}, sorted by origin, then by target. */
    long[] edgesOnLoops() {
        for (int i = 0; i < round.marchingCount; i++) {
            int from = round.hops.from[round.marching[i]];
            if (round.reserved[round.marching[i]] > 0 && order[from] == 0) {
                walk(from);
            }
        }
        long[] edges = new long[round.marchingCount];
        int count = 0;
        for (int i = 0; i < round.marchingCount; i++) {
            int hop = round.marching[i];
            int from = round.hops.from[hop];
            int to = round.hops.to[hop];
            if (round.reserved[hop] > 0 && component[from] == component[to]) {
                edges[count++] = (long) from << 32 | to;
            }
        }
        edges = Arrays.copyOf(edges, count);
        Arrays.sort(edges);
        return edges;
    }

    private void walk(int start) {
        enter(start);
        while (pathLength > 0) {
            int at = path[pathLength - 1];
            int hop = nextHop[at] - 1;
            if (hop < 0) {
                leave(at);
                continue;
            }
            nextHop[at] = round.earlierOutOf[hop];
            int to = round.hops.to[hop];
            if (round.reserved[hop] == 0) {
                continue;
            }
            if (order[to] == 0) {
                enter(to);
            } else if (component[to] == 0) {
                low[at] = Math.min(low[at], order[to]);
            }
        }
    }

    private void enter(int at) {
        order[at] = ++counted;
        low[at] = counted;
        nextHop[at] = round.lastOutOf[at];
        if (pathLength == path.length) {
            path = Arrays.copyOf(path, pathLength * 2);
        }
        path[pathLength++] = at;
        if (openCount == open.length) {
            open = Arrays.copyOf(open, openCount * 2);
        }
        open[openCount++] = at;
    }

    private void leave(int at) {
        pathLength--;
        if (pathLength > 0) {
            int parent = path[pathLength - 1];
            low[parent] = Math.min(low[parent], low[at]);
        }
        if (low[at] == order[at]) {
            components++;
            int member;
            do {
                member = open[--openCount];
                component[member] = components;
            } while (member != at);
        }
    }
}
