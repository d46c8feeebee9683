package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.position.Happening;
import arbiter.games.globaldomination.v.position.Position;
import arbiter.games.globaldomination.v.rules.Hops;
import arbiter.games.globaldomination.v.rules.March;
import arbiter.games.globaldomination.v.rules.Steps;
import arbiter.games.globaldomination.v.rules.Turn;
import java.util.Arrays;

/**
 * A round of the Battle Phase: the moves that are ready, and the units reserved for them. A reservation is only a number; which units go is
 * decided when they leave.
 */
final class Round {
    final Turn turn;
    final Armies armies;
    final Hops hops;
    final Steps steps;
    private final boolean[] contested;
    int number;

    /** By hop: units reserved for it in this round. */
    final int[] reserved;
    /** By army: units reserved for all its hops. */
    final int[] strength;
    /** By territory: the units reserved for moves out of it, and 1 + the last-listed of these moves. */
    final int[] reservedAt;

    final int[] lastOutOf;
    /** By hop: 1 + the previous move out of the same origin in list order. */
    final int[] earlierOutOf;
    /** By territory: 1 + the army that moves there; after the Skirmishes there is only one. */
    final int[] armyInto;

    /** By army: 1 + the previous army with the same target. */
    private final int[] rival;

    /** The moves of this round that have units, in list order. */
    int[] marching = new int[0];

    int marchingCount;

    Round(Turn turn, Armies armies, March march) {
        this.turn = turn;
        this.armies = armies;
        hops = armies.hops;
        steps = march.steps();
        contested = march.contested();
        reserved = new int[hops.size];
        earlierOutOf = new int[hops.size];
        strength = new int[armies.size];
        rival = new int[armies.size];
        reservedAt = new int[turn.size()];
        lastOutOf = new int[turn.size()];
        armyInto = new int[turn.size()];
    }

    /**
     * Begins a round: reserves units for the ready moves.
     *
     * @return the targets that two or more players enter, by id
     */
    int[] begin(int[] ready) {
        number++;
        gather(ready);
        reserve();
        return meet();
    }

    /**
     * There are no peaceful moves after the Movement Phase: a move that is not an attack or a fight for neutral land lapses
     * (7.4).
     */
    private void gather(int[] ready) {
        marchingCount = 0;
        for (int army : ready) {
            int target = armies.target[army];
            int owner = turn.owner[target];
            boolean battle = owner == Position.NEUTRAL ? contested[target] : owner != armies.player[army];
            for (int hop = armies.head[army]; hop >= 0; hop = armies.next[hop]) {
                if (battle) {
                    if (marchingCount == marching.length) {
                        marching = Arrays.copyOf(marching, Math.max(16, marchingCount * 2));
                    }
                    marching[marchingCount++] = hop;
                } else {
                    lapse(army, hop, Happening.Why.NO_WALKING_AFTER_BATTLE);
                }
            }
        }
        Arrays.sort(marching, 0, marchingCount);
    }

    private void lapse(int army, int hop, Happening.Why why) {
        turn.fallShort(armies.player[army], hops, hop, 0, why);
        turn.happened(new Happening.Lapsed(
                Happening.Stage.BATTLE, armies.player[army], turn.id(hops.from[hop]), turn.id(hops.to[hop]), why));
    }

    /** In list order: if there are too few units, the last-listed orders get fewer (2.9.1). */
    private void reserve() {
        int kept = 0;
        for (int i = 0; i < marchingCount; i++) {
            int hop = marching[i];
            int from = hops.from[hop];
            int army = armies.of[hop];
            int there = turn.owner[from] == armies.player[army] ? steps.able(from) - reservedAt[from] : 0;
            int units = Math.min(hops.count[hop], there);
            if (units == 0) {
                lapse(army, hop, whyNobodyGoes(army, from));
                continue;
            }
            if (units < hops.count[hop]) {
                turn.fallShort(armies.player[army], hops, hop, units, null);
            }
            reserved[hop] = units;
            strength[army] += units;
            reservedAt[from] += units;
            earlierOutOf[hop] = lastOutOf[from];
            lastOutOf[from] = hop + 1;
            marching[kept++] = hop;
        }
        marchingCount = kept;
    }

    private Happening.Why whyNobodyGoes(int army, int from) {
        if (turn.owner[from] != armies.player[army]) {
            return Happening.Why.NOT_YOURS;
        }
        if (turn.troops[from] == 0) {
            return Happening.Why.NO_UNITS;
        }
        return steps.able(from) == 0 ? Happening.Why.NO_STEPS : Happening.Why.TAKEN_BY_EARLIER_ORDERS;
    }

    /**
     * Links the armies that have the same target.
     *
     * @return the targets that two or more players enter, by id
     */
    private int[] meet() {
        int[] shared = new int[4];
        int count = 0;
        for (int i = 0; i < marchingCount; i++) {
            int army = armies.of[marching[i]];
            int target = armies.target[army];
            if (armyInto[target] == army + 1) {
                continue;
            }
            int before = armyInto[target] - 1;
            if (before >= 0 && rival[before] == 0) {
                if (count == shared.length) {
                    shared = Arrays.copyOf(shared, count * 2);
                }
                shared[count++] = target;
            }
            rival[army] = before + 1;
            armyInto[target] = army + 1;
        }
        int[] targets = Arrays.copyOf(shared, count);
        Arrays.sort(targets);
        return targets;
    }

    /** The previous army with the same target, or −1. */
    int rivalOf(int army) {
        return rival[army] - 1;
    }

    /** A loss in a Skirmish: the first-listed order loses a unit, the one with the fewest steps at its origin. */
    void lose(int army, int units) {
        int left = units;
        strength[army] -= units;
        for (int hop = armies.head[army]; hop >= 0 && left > 0; hop = armies.next[hop]) {
            int fall = Math.min(left, reserved[hop]);
            if (fall > 0) {
                reserved[hop] -= fall;
                reservedAt[hops.from[hop]] -= fall;
                steps.fallOnTheWay(hops.from[hop], fall);
                left -= fall;
            }
        }
    }

    /** Ends the round. */
    void end() {
        for (int i = 0; i < marchingCount; i++) {
            int hop = marching[i];
            int from = hops.from[hop];
            reserved[hop] = 0;
            reservedAt[from] = 0;
            lastOutOf[from] = 0;
            armyInto[hops.to[hop]] = 0;
            strength[armies.of[hop]] = 0;
        }
    }
}
