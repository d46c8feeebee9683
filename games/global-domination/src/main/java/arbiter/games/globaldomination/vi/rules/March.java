package arbiter.games.globaldomination.vi.rules;

import arbiter.games.globaldomination.vi.position.Board;
import arbiter.games.globaldomination.vi.position.Rules;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.Arrays;

/**
 * The units that move this turn. A group is the units of one move order. Its number is its priority: groups are ordered by
 * seat, and within a seat in list order. A group is counted in its territory until it hops.
 */
public final class March {
    private static final int NONE = -1;
    private static final int[][] NO_PATHS = {};
    private static final int[] NO_GROUPS = {};

    private final Board board;
    private final Rules rules;
    private int size;
    private int[] seat = NO_GROUPS;
    private int[] type = NO_GROUPS;
    private int[] count = NO_GROUPS;
    private int[] where = NO_GROUPS;
    private int[] hopsLeft = NO_GROUPS;
    private int[][] path = NO_PATHS;

    /** The groups in a territory that have hops left, as linked lists. */
    private int[] first = NO_GROUPS;

    private int[] next = NO_GROUPS;
    private int[] previous = NO_GROUPS;

    March(Board board, Rules rules) {
        this.board = board;
        this.rules = rules;
    }

    /** @param route indices of territories, from the start to the destination */
    public void add(int seatIndex, Unit unit, int units, int[] route) {
        if (size == seat.length) {
            int room = Math.max(16, 2 * size);
            seat = Arrays.copyOf(seat, room);
            type = Arrays.copyOf(type, room);
            count = Arrays.copyOf(count, room);
            where = Arrays.copyOf(where, room);
            hopsLeft = Arrays.copyOf(hopsLeft, room);
            path = Arrays.copyOf(path, room);
        }
        seat[size] = seatIndex;
        type[size] = unit.ordinal();
        count[size] = units;
        where[size] = route[0];
        hopsLeft[size] = route.length - 1;
        path[size] = route;
        size++;
    }

    /** Must be called once, after the last group is added. */
    public void begin() {
        first = new int[board.size()];
        Arrays.fill(first, NONE);
        next = new int[size];
        previous = new int[size];
        for (int g = 0; g < size; g++) {
            link(g);
        }
    }

    public int size() {
        return size;
    }

    public int seat(int group) {
        return seat[group];
    }

    public int type(int group) {
        return type[group];
    }

    public Unit unit(int group) {
        return Unit.ALL.get(type[group]);
    }

    public int count(int group) {
        return count[group];
    }

    public int where(int group) {
        return where[group];
    }

    public int health(int group) {
        return rules.health(type[group]);
    }

    public int hops(int group) {
        return path[group].length - 1;
    }

    /** The target of the group's hop in that step; steps count from 1. */
    public int target(int group, int step) {
        return path[group][step];
    }

    /** The number of steps in the phase. */
    public int steps() {
        int most = 0;
        for (int g = 0; g < size; g++) {
            most = Math.max(most, hops(g));
        }
        return most;
    }

    private void link(int group) {
        int at = where[group];
        previous[group] = NONE;
        next[group] = first[at];
        if (first[at] != NONE) {
            previous[first[at]] = group;
        }
        first[at] = group;
    }

    private void unlink(int group) {
        if (previous[group] != NONE) {
            next[previous[group]] = next[group];
        } else {
            first[where[group]] = next[group];
        }
        if (next[group] != NONE) {
            previous[next[group]] = previous[group];
        }
    }

    /** Removes units of a group before they hop. */
    public void kill(int group, int dead) {
        if (dead > 0) {
            count[group] -= dead;
            board.units[where[group] * Unit.TYPES + type[group]] -= dead;
            if (count[group] == 0) {
                unlink(group);
            }
        }
    }

    /** Carries out the group's next hop. */
    public void hop(int group, int to) {
        int from = where[group];
        unlink(group);
        board.units[from * Unit.TYPES + type[group]] -= count[group];
        board.units[to * Unit.TYPES + type[group]] += count[group];
        where[group] = to;
        hopsLeft[group]--;
        if (hopsLeft[group] > 0) {
            link(group);
        }
    }

    /** Removes defenders of one type: those without hops left first, then the last-listed (GD6-M.8). */
    public void fall(int territory, int unitType, int dead) {
        int moving = 0;
        int groups = 0;
        for (int g = first[territory]; g != NONE; g = next[g]) {
            if (type[g] == unitType) {
                moving += count[g];
                groups++;
            }
        }
        int idle = board.units[territory * Unit.TYPES + unitType] - moving;
        int resting = Math.min(idle, dead);
        board.units[territory * Unit.TYPES + unitType] -= resting;
        if (dead > resting) {
            killLastListed(territory, unitType, dead - resting, groups);
        }
    }

    private void killLastListed(int territory, int unitType, int dead, int groups) {
        int[] listed = new int[groups];
        int found = 0;
        for (int g = first[territory]; g != NONE; g = next[g]) {
            if (type[g] == unitType) {
                listed[found++] = g;
            }
        }
        Arrays.sort(listed);
        int left = dead;
        for (int i = groups - 1; i >= 0 && left > 0; i--) {
            int now = Math.min(left, count[listed[i]]);
            kill(listed[i], now);
            left -= now;
        }
    }
}
