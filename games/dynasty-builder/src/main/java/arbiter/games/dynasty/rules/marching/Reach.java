package arbiter.games.dynasty.rules.marching;

import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.WorkingPosition;
import java.util.Arrays;

/**
 * Where one march could take a unit: a breadth-first search over tiles and the costs of the path so far (contact left,
 * canyon touched), with the steps and allowances of {@link Marching}. One object can be used for many searches.
 */
public final class Reach {
    private static final int CONTACT = 1;
    private static final int CANYON = 2;
    /** For each set of costs, its subsets, as bits of a set of sets. */
    private static final int[] SUBSETS = {0b0001, 0b0011, 0b0101, 0b1111};

    private final int[] visited;
    private final int[] visitedIn;
    private final int[] stopState;
    private final int[] stopIn;
    private final int[] queue;
    private final int[] depth;
    private final int[] parent;
    private final int[] stops;
    private final int[] allowance = new int[4];
    private int stopCount;
    private int search;
    private int start;

    public Reach(Grid grid) {
        visited = new int[grid.size];
        visitedIn = new int[grid.size];
        stopState = new int[grid.size];
        stopIn = new int[grid.size];
        queue = new int[4 * grid.size];
        depth = new int[4 * grid.size];
        parent = new int[4 * grid.size];
        stops = new int[grid.size];
    }

    /** Finds every tile where the unit could stop after at least one step. */
    public void explore(WorkingPosition p, int unit) {
        search++;
        stopCount = 0;
        start = p.army.tile(unit);
        for (int costs = 0; costs < 4; costs++) {
            int contact = (costs & CONTACT) == 0 ? 0 : p.numbers.zocPenalty;
            int canyon = (costs & CANYON) == 0 ? 0 : p.numbers.canyonPenalty;
            allowance[costs] = Marching.allowance(p, unit, contact + canyon);
        }
        int first = start << 2;
        visitedIn[start] = search;
        visited[start] = 1;
        depth[first] = 0;
        queue[0] = first;
        int end = 1;
        for (int i = 0; i < end; i++) {
            end = step(p, unit, queue[i], end);
        }
    }

    private int step(WorkingPosition p, int unit, int state, int queued) {
        int end = queued;
        int from = state >> 2;
        if (from != start && Marching.boards(p, unit, from)) {
            return end;
        }
        int length = depth[state] + 1;
        int costs = state & 3;
        if (length > allowance[costs]) {
            return end;
        }
        if (p.army.contact(unit, from)) {
            costs |= CONTACT;
        }
        if (p.board.isCanyon(from)) {
            costs |= CANYON;
        }
        for (int to : p.grid.neighbours(from)) {
            int paid = p.board.isCanyon(to) ? costs | CANYON : costs;
            if (length > allowance[paid]) {
                continue;
            }
            int before = visitedIn[to] == search ? visited[to] : 0;
            if ((before & SUBSETS[paid]) != 0
                    || p.army.hostileUnit(to, p.army.owner(unit))
                    || !Marching.enterable(p, unit, to)) {
                continue;
            }
            visitedIn[to] = search;
            visited[to] = before | 1 << paid;
            int next = to << 2 | paid;
            depth[next] = length;
            parent[next] = state;
            queue[end++] = next;
            if (stopIn[to] != search && to != start && Marching.stoppable(p, unit, to)) {
                stopIn[to] = search;
                stopState[to] = next;
                stops[stopCount++] = to;
            }
        }
        return end;
    }

    public int count() {
        return stopCount;
    }

    public int stop(int index) {
        return stops[index];
    }

    boolean reaches(int tile) {
        return stopIn[tile] == search;
    }

    /** Writes the tiles of a shortest path to a stop into {@code path}, and returns their number. */
    public int pathTo(int tile, int[] path) {
        int length = depth[stopState[tile]];
        int state = stopState[tile];
        for (int i = length - 1; i >= 0; i--) {
            path[i] = state >> 2;
            state = parent[state];
        }
        return length;
    }

    /** All stops, in canonical order. */
    public int[] stops() {
        int[] sorted = Arrays.copyOf(stops, stopCount);
        Arrays.sort(sorted);
        return sorted;
    }
}
