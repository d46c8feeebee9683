package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.rules.March;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds closed loops of attacks (GD6-M.2 c): sets of lands that reach each other along waiting attacks. These are the
 * strongly connected components of the graph from origins to targets (Tarjan's algorithm, without recursion).
 */
final class Loops {
    private static final int NONE = -1;

    private final March march;

    /** The node of an origin. */
    private final int[] node;

    private int nodes;
    private int[] firstEdge = {};
    private int[] edges = {};

    private int[] component = {};
    private int components;

    Loops(March march, int territories) {
        this.march = march;
        node = new int[territories];
        Arrays.fill(node, NONE);
    }

    /** @param attacks the first {@code count} are groups, ascending. Each result is ascending too. */
    List<int[]> among(int[] attacks, int count, int step) {
        int[] origins = number(attacks, count);
        List<int[]> found = List.of();
        if (connect(attacks, count, step)) {
            components();
            found = gather(attacks, count, step);
        }
        for (int i = 0; i < nodes; i++) {
            node[origins[i]] = NONE;
        }
        return found;
    }

    private int[] number(int[] attacks, int count) {
        int[] origins = new int[count];
        nodes = 0;
        for (int i = 0; i < count; i++) {
            int origin = march.where(attacks[i]);
            if (node[origin] == NONE) {
                node[origin] = nodes;
                origins[nodes++] = origin;
            }
        }
        return origins;
    }

    /** Whether any attack leads to a land from which another attack starts. */
    private boolean connect(int[] attacks, int count, int step) {
        firstEdge = new int[nodes + 2];
        int total = 0;
        for (int i = 0; i < count; i++) {
            if (node[march.target(attacks[i], step)] != NONE) {
                firstEdge[node[march.where(attacks[i])] + 2]++;
                total++;
            }
        }
        if (total < 2) {
            return false;
        }
        for (int i = 2; i < firstEdge.length; i++) {
            firstEdge[i] += firstEdge[i - 1];
        }
        edges = new int[total];
        for (int i = 0; i < count; i++) {
            int to = node[march.target(attacks[i], step)];
            if (to != NONE) {
                edges[firstEdge[node[march.where(attacks[i])] + 1]++] = to;
            }
        }
        return true;
    }

    private void components() {
        component = new int[nodes];
        Arrays.fill(component, NONE);
        components = 0;
        int[] index = new int[nodes];
        Arrays.fill(index, NONE);
        int[] low = new int[nodes];
        int[] edge = Arrays.copyOf(firstEdge, nodes);
        int[] path = new int[nodes];
        int[] open = new int[nodes];
        int opened = 0;
        int indexed = 0;
        for (int root = 0; root < nodes; root++) {
            if (index[root] != NONE) {
                continue;
            }
            int depth = 0;
            path[0] = root;
            index[root] = indexed;
            low[root] = indexed++;
            open[opened++] = root;
            while (depth >= 0) {
                int at = path[depth];
                if (edge[at] < firstEdge[at + 1]) {
                    int to = edges[edge[at]++];
                    if (index[to] == NONE) {
                        index[to] = indexed;
                        low[to] = indexed++;
                        open[opened++] = to;
                        path[++depth] = to;
                    } else if (component[to] == NONE) {
                        low[at] = Math.min(low[at], index[to]);
                    }
                } else {
                    if (low[at] == index[at]) {
                        int popped;
                        do {
                            popped = open[--opened];
                            component[popped] = components;
                        } while (popped != at);
                        components++;
                    }
                    depth--;
                    if (depth >= 0) {
                        low[path[depth]] = Math.min(low[path[depth]], low[at]);
                    }
                }
            }
        }
    }

    private List<int[]> gather(int[] attacks, int count, int step) {
        int[] sizes = new int[components];
        for (int i = 0; i < count; i++) {
            int loop = loopOf(attacks[i], step);
            if (loop != NONE) {
                sizes[loop]++;
            }
        }
        int[][] byComponent = new int[components][];
        List<int[]> found = new ArrayList<>();
        int[] filled = new int[components];
        for (int i = 0; i < count; i++) {
            int loop = loopOf(attacks[i], step);
            if (loop != NONE) {
                if (byComponent[loop] == null) {
                    byComponent[loop] = new int[sizes[loop]];
                    found.add(byComponent[loop]);
                }
                byComponent[loop][filled[loop]++] = attacks[i];
            }
        }
        return found;
    }

    private int loopOf(int attack, int step) {
        int from = node[march.where(attack)];
        int to = node[march.target(attack, step)];
        return to != NONE && component[from] == component[to] ? component[from] : NONE;
    }
}
