package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A position of either edition as one seat sees it when it plans. Territories are indices; kinds of units are numbers from
 * 0.
 *
 * @param <O> the edition's order
 */
public interface Theatre<O> {
    WorldMap map();

    boolean own(int at);

    /** Whether another player owns it. */
    boolean hostile(int at);

    boolean headquarter(int at);

    /** The number of kinds of units that can march. */
    int kinds();

    /** The number of units of a kind that will be there when the marching begins. */
    int units(int kind, int at);

    /** The number of hops that units of a kind can make from here. */
    int steps(int kind, int at);

    /** How much damage one unit of a kind takes and deals. */
    int health(int kind);

    /** How many more units may stay there. */
    int room(int at);

    /** The health that is needed to conquer hostile land and to have one unit left there. */
    int guard(int at);

    /** Orders that weaken that land before the march, and by how much health. */
    Barrage<O> barrage(int at);

    O march(int kind, int count, int[] path);

    /** The health of the units that defend a territory. */
    int defenders(int at);

    /** The threat from hostile land around: one for each such territory, plus what is on it. */
    default int enemiesAround(int at) {
        int sum = 0;
        for (int k = map().first(at); k < map().end(at); k++) {
            int there = map().neighbour(k);
            sum += hostile(there) ? 1 + defenders(there) : 0;
        }
        return sum;
    }

    /** The territories with the highest values, without those that have 0. */
    default List<Integer> ranked(IntUnaryOperator by, int most) {
        return IntStream.range(0, map().size())
                .filter(at -> by.applyAsInt(at) > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer at) -> -by.applyAsInt(at)))
                .limit(most)
                .toList();
    }

    /** @param worth how much it reduces {@link #guard} */
    record Barrage<O>(List<O> orders, int worth) {
        public Barrage {
            orders = List.copyOf(orders);
        }
    }
}
