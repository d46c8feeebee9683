package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Marches over own land in a player's absence: units go home to the Headquarter, or away from stronger neighbours. */
public final class Withdrawal<O> {
    private final Theatre<O> theatre;
    private final WorldMap map;
    private final int[] arriving;
    private final int[] front;
    private final List<O> marches = new ArrayList<>();

    private Withdrawal(Theatre<O> theatre) {
        this.theatre = theatre;
        this.map = theatre.map();
        this.arriving = new int[map.size()];
        this.front = Fronts.distances(map, at -> !theatre.hostile(at));
    }

    /**
     * All units go as near to a Headquarter as they can. One stays on each land beside hostile land, so that nobody takes it
     * without a fight.
     */
    public static <O> List<O> home(Theatre<O> theatre) {
        Withdrawal<O> withdrawal = new Withdrawal<>(theatre);
        int[] home = Fronts.distances(theatre.map(), at -> !(theatre.own(at) && theatre.headquarter(at)));
        withdrawal.march(
                home,
                at -> theatre.headquarter(at)
                        ? Leaving.STAYS
                        : withdrawal.front[at] == 1 ? Leaving.ALL_BUT_ONE : Leaving.LEAVES);
        return withdrawal.marches;
    }

    /** Units beside hostile land that is stronger than theirs go away from it. A Headquarter is never left. */
    public static <O> List<O> away(Theatre<O> theatre) {
        Withdrawal<O> withdrawal = new Withdrawal<>(theatre);
        int[] safety =
                Arrays.stream(withdrawal.front).map(distance -> -distance).toArray();
        withdrawal.march(
                safety, at -> !theatre.headquarter(at) && withdrawal.isInDanger(at) ? Leaving.LEAVES : Leaving.STAYS);
        return withdrawal.marches;
    }

    private enum Leaving {
        STAYS,
        ALL_BUT_ONE,
        LEAVES
    }

    private boolean isInDanger(int at) {
        for (int k = map.first(at); k < map.end(at); k++) {
            int there = map.neighbour(k);
            if (theatre.hostile(there) && theatre.defenders(there) > theatre.defenders(at)) {
                return true;
            }
        }
        return false;
    }

    /** Marches downhill: each hop goes to own land with a smaller height. Units that are nearest to the aim go first. */
    private void march(int[] height, IntFunction<Leaving> leaving) {
        IntStream.range(0, map.size())
                .filter(at -> theatre.own(at) && leaving.apply(at) != Leaving.STAYS)
                .boxed()
                .sorted(Comparator.comparingInt(at -> height[at]))
                .forEach(at -> {
                    int staying = leaving.apply(at) == Leaving.ALL_BUT_ONE ? 1 : 0;
                    for (int kind = 0; kind < theatre.kinds(); kind++) {
                        int units = theatre.units(kind, at);
                        int left = Math.min(units, staying);
                        staying -= left;
                        march(kind, units - left, at, height);
                    }
                });
    }

    private void march(int kind, int units, int from, int[] height) {
        int[] path = {from};
        for (int hop = 0; units > 0 && hop < theatre.steps(kind, from); hop++) {
            int next = lower(path[path.length - 1], height);
            if (next < 0 || room(next) == 0) {
                break;
            }
            path = Arrays.copyOf(path, path.length + 1);
            path[path.length - 1] = next;
        }
        if (path.length > 1) {
            int to = path[path.length - 1];
            int count = Math.min(units, room(to));
            arriving[to] += count;
            marches.add(theatre.march(kind, count, path));
        }
    }

    private int room(int at) {
        return Math.max(0, theatre.room(at) - arriving[at]);
    }

    private int lower(int at, int[] height) {
        int best = -1;
        for (int k = map.first(at); k < map.end(at); k++) {
            int there = map.neighbour(k);
            if (theatre.own(there) && height[there] < height[best < 0 ? at : best]) {
                best = there;
            }
        }
        return best;
    }
}
