package arbiter.games.globaldomination.v.rules.battle;

import java.util.PriorityQueue;

/**
 * The order of a round's attacks. An attack out of a territory comes before an attack into it, because its units have left.
 * Of the free attacks the one with the lowest target comes first. A loop is broken at the attack from its lowest origin
 * (8.14). At this point every target has at most one attack.
 */
final class Invasions {
    private final Round round;
    private final Invasion invasion;
    private final PriorityQueue<Integer> free = new PriorityQueue<>();
    private int remaining;
    private final Loop loop;

    Invasions(Round round) {
        this.round = round;
        this.invasion = new Invasion(round);
        this.loop = new Loop(round);
    }

    void run() {
        for (int i = 0; i < round.marchingCount; i++) {
            int hop = round.marching[i];
            int army = round.armies.of[hop];
            if (round.reserved[hop] > 0 && firstWithUnits(army) == hop) {
                remaining++;
                if (isFree(round.armies.target[army])) {
                    free.add(round.armies.target[army]);
                }
            }
        }
        while (remaining > 0) {
            Integer target = free.poll();
            attack(target == null ? loop.breakAt() : target);
        }
    }

    private int firstWithUnits(int army) {
        int hop = round.armies.head[army];
        while (round.reserved[hop] == 0) {
            hop = round.armies.next[hop];
        }
        return hop;
    }

    /** Whether no order with units still has to leave this territory. */
    private boolean isFree(int target) {
        return round.reservedAt[target] == 0;
    }

    private void attack(int target) {
        int army = round.armyInto[target] - 1;
        if (army < 0 || round.strength[army] == 0) {
            return;
        }
        int defender = round.turn.owner[target];
        invasion.resolve(army);
        round.armyInto[target] = 0;
        remaining--;
        for (int hop = round.armies.head[army]; hop >= 0; hop = round.armies.next[hop]) {
            int from = round.hops.from[hop];
            if (isFree(from) && waitsFor(from)) {
                free.add(from);
            }
        }
        if (round.reservedAt[target] > 0) {
            boolean held = round.turn.owner[target] == defender;
            shrink(target, held ? round.steps.able(target) : 0);
        }
    }

    private boolean waitsFor(int from) {
        int army = round.armyInto[from] - 1;
        return army >= 0 && round.strength[army] > 0;
    }

    /** If fewer units remain than are reserved, the last-listed orders get fewer; an army without units no longer counts. */
    private void shrink(int at, int able) {
        int excess = round.reservedAt[at] - able;
        for (int hop = round.lastOutOf[at] - 1; hop >= 0 && excess > 0; hop = round.earlierOutOf[hop] - 1) {
            int army = round.armies.of[hop];
            int cut = Math.min(excess, round.reserved[hop]);
            if (cut > 0) {
                round.reserved[hop] -= cut;
                round.reservedAt[at] -= cut;
                round.strength[army] -= cut;
                excess -= cut;
                if (round.strength[army] == 0) {
                    remaining--;
                }
            }
        }
    }
}
