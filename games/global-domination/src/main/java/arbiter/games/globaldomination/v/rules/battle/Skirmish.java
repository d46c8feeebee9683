package arbiter.games.globaldomination.v.rules.battle;

import arbiter.games.globaldomination.v.position.Happening;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Armies that meet on the way (8.1, 8.2, 8.6): in each beat every side loses one unit, until at most one side is left. */
public final class Skirmish {
    private Skirmish() {}

    /** One Skirmish for each target that several players enter, none of them its owner, by id; the winner goes on (8.6.1). */
    static void overTargets(Round round, int[] targets) {
        for (int target : targets) {
            List<Integer> armies = new ArrayList<>();
            for (int army = round.armyInto[target] - 1; army >= 0; army = round.rivalOf(army)) {
                armies.addFirst(army);
            }
            int winner = fight(round, round.turn.id(target), armies);
            round.armyInto[target] = winner + 1;
        }
    }

    /**
     * One Skirmish for each pair of armies that attack each other's origin (8.2). The pairs are found before the first one
     * fights, and fight in the order of their lower, then their higher target.
     */
    static void headOn(Round round) {
        long[] pairs = facing(round);
        for (int i = 1; i < pairs.length; i++) {
            // After sorting, the two directions of a pair are next to each other; a hop that was ordered twice counts
            // once.
            boolean facing = pairs[i] == pairs[i - 1] + 1 && (pairs[i] & 1) == 1;
            if (facing) {
                int low = (int) (pairs[i] >> 32);
                int high = (int) (pairs[i] >> 1) & 0x7fffffff;
                int one = round.armyInto[low] - 1;
                int other = round.armyInto[high] - 1;
                if (round.strength[one] > 0 && round.strength[other] > 0) {
                    fight(round, 0, List.of(one, other));
                }
            }
        }
    }

    /** Each hop with units out of a territory that is under attack: lower end, higher end, direction. */
    private static long[] facing(Round round) {
        long[] pairs = new long[8];
        int count = 0;
        for (int i = 0; i < round.marchingCount; i++) {
            int hop = round.marching[i];
            int from = round.hops.from[hop];
            int to = round.hops.to[hop];
            if (round.reserved[hop] > 0 && round.armyInto[from] > 0) {
                if (count == pairs.length) {
                    pairs = Arrays.copyOf(pairs, count * 2);
                }
                long low = Math.min(from, to);
                long high = Math.max(from, to);
                pairs[count++] = low << 32 | high << 1 | (from < to ? 0 : 1);
            }
        }
        long[] all = Arrays.copyOf(pairs, count);
        Arrays.sort(all);
        return all;
    }

    /**
     * In each beat every player loses one unit. So only the strongest is left, and loses as many units as the second
     * strongest had.
     *
     * @return the army that is left, or −1
     */
    private static int fight(Round round, int at, List<Integer> armies) {
        int strongest = -1;
        int most = 0;
        int second = 0;
        for (int army : armies) {
            int strength = round.strength[army];
            if (strength > most) {
                second = most;
                most = strength;
                strongest = army;
            } else {
                second = Math.max(second, strength);
            }
        }
        List<Happening.Side> sides = new ArrayList<>(armies.size());
        for (int army : armies) {
            int strength = round.strength[army];
            int left = army == strongest ? most - second : 0;
            round.lose(army, strength - left);
            sides.add(new Happening.Side(
                    round.armies.player[army], round.turn.id(round.armies.target[army]), strength, left));
        }
        round.turn.happened(new Happening.Skirmished(round.number, at, sides));
        round.turn.step();
        return most > second ? strongest : -1;
    }
}
