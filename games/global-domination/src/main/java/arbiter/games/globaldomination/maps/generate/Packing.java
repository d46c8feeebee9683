package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.Reach;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Searches for lands that all have at least the wanted distance. It tries lands first that exclude the fewest others. */
final class Packing {
    private static final int MOST_STEPS = 1_500;

    private final BitSet[] conflicts;
    private final int wanted;
    private final List<Integer> taken = new ArrayList<>();
    private int steps;

    private Packing(BitSet[] conflicts, int wanted) {
        this.conflicts = conflicts;
        this.wanted = wanted;
    }

    /** For every land, those that are nearer than {@code apart}. */
    static BitSet[] conflicts(WorldMap map, int apart) {
        BitSet[] conflicts = new BitSet[map.size()];
        for (int i = 0; i < map.size(); i++) {
            conflicts[i] = new BitSet(map.size());
            int[] near = Reach.steps(map, i, apart - 1);
            for (int j = 0; j < near.length; j++) {
                if (near[j] > 0) {
                    conflicts[i].set(j);
                }
            }
        }
        return conflicts;
    }

    /** The wanted number of lands, or an empty list if the search found none. */
    static List<Integer> find(BitSet[] conflicts, List<Integer> lands, int wanted) {
        Packing packing = new Packing(conflicts, wanted);
        BitSet free = new BitSet(conflicts.length);
        lands.forEach(free::set);
        return packing.search(free) ? List.copyOf(packing.taken) : List.of();
    }

    /**
     * Every complete solution contains the land with the fewest conflicts or one that conflicts with it, so these are tried
     * in turn.
     */
    private boolean search(BitSet free) {
        if (taken.size() == wanted) {
            return true;
        }
        if (++steps > MOST_STEPS || taken.size() + free.cardinality() < wanted) {
            return false;
        }
        int freest = -1;
        int fewest = Integer.MAX_VALUE;
        for (int i = free.nextSetBit(0); i >= 0; i = free.nextSetBit(i + 1)) {
            BitSet inTheWay = (BitSet) conflicts[i].clone();
            inTheWay.and(free);
            if (inTheWay.cardinality() < fewest) {
                fewest = inTheWay.cardinality();
                freest = i;
            }
        }
        BitSet choices = (BitSet) conflicts[freest].clone();
        choices.and(free);
        if (take(freest, free)) {
            return true;
        }
        for (int i = choices.nextSetBit(0); i >= 0; i = choices.nextSetBit(i + 1)) {
            if (take(i, free)) {
                return true;
            }
        }
        return false;
    }

    private boolean take(int land, BitSet free) {
        BitSet left = (BitSet) free.clone();
        left.clear(land);
        left.andNot(conflicts[land]);
        taken.addLast(land);
        if (search(left)) {
            return true;
        }
        taken.removeLast();
        return false;
    }
}
