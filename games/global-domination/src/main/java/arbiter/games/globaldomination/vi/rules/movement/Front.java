package arbiter.games.globaldomination.vi.rules.movement;

import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.Units;
import arbiter.games.globaldomination.vi.rules.March;

/**
 * One player's units in a fight, in list order. The first-listed unit takes the damage. A unit without health dies from
 * damage, and the damage goes on to the next (GD6-M.4). Wounds last as long as the fight (GD6-M.8).
 */
final class Front {
    private final March march;
    private final int[] groups;
    private int at;
    private int wound;
    private long health;

    /** @param groups numbers of groups of one player, ascending */
    Front(March march, int[] groups) {
        this.march = march;
        this.groups = groups;
        for (int group : groups) {
            health += (long) march.count(group) * march.health(group);
        }
        skipDead();
    }

    int seat() {
        return march.seat(groups[0]);
    }

    int[] groups() {
        return groups;
    }

    /** The damage that these units can still absorb. */
    long health() {
        return health;
    }

    boolean gone() {
        return at == groups.length;
    }

    /** Whether units are left, but none of them has health. */
    boolean frail() {
        return health == 0 && !gone();
    }

    /** The group of the first-listed unit that is still alive. There must be one. */
    int firstGroup() {
        return groups[at];
    }

    void strike(long damage) {
        long left = damage;
        while (left > 0 && !gone()) {
            int group = groups[at];
            int each = march.health(group);
            long capacity = (long) march.count(group) * each - wound;
            if (left >= capacity) {
                march.kill(group, march.count(group));
                health -= capacity;
                left -= capacity;
                wound = 0;
            } else {
                long taken = wound + left;
                march.kill(group, (int) (taken / each));
                wound = (int) (taken % each);
                health -= left;
                left = 0;
            }
            skipDead();
        }
    }

    void perish() {
        for (; at < groups.length; at++) {
            march.kill(groups[at], march.count(groups[at]));
        }
        health = 0;
    }

    private void skipDead() {
        while (at < groups.length && march.count(groups[at]) == 0) {
            at++;
        }
    }

    Units units() {
        int[] counts = new int[Unit.TYPES];
        for (int group : groups) {
            counts[march.type(group)] += march.count(group);
        }
        return Units.of(counts);
    }
}
