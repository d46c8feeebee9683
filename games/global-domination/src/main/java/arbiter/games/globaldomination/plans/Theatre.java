package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * An edition's position as one seat's general staff sees it. Territories are indices; kinds of units are numbers from 0.
 *
 * @param <O> the edition's order
 */
public interface Theatre<O> {
    WorldMap map();

    boolean own(int at);

    /** Whether somebody else owns it. */
    boolean hostile(int at);

    boolean headquarter(int at);

    /** How many kinds of units march. */
    int kinds();

    /** How many of a kind will be there when the marching begins. */
    int units(int kind, int at);

    /** How many hops the units of a kind make from here. */
    int steps(int kind, int at);

    /** How much damage one unit of a kind takes and deals. */
    int health(int kind);

    /** How many more units may stay there. */
    int room(int at);

    /** How much health it takes to conquer hostile land and to stand there with one unit. */
    int guard(int at);

    /** What can weaken that land before the march, and by how much health. */
    Barrage<O> barrage(int at);

    O march(int kind, int count, int[] path);

    /** How many units, by the health they have, defend a territory. */
    int defenders(int at);

    /** How much stands on hostile land around: one for each such land, and what is on it. */
    default int enemiesAround(int at) {
        int sum = 0;
        for (int k = map().first(at); k < map().end(at); k++) {
            int there = map().neighbour(k);
            sum += hostile(there) ? 1 + defenders(there) : 0;
        }
        return sum;
    }

    /** The territories where a number is highest, as far as it is more than nothing. */
    default List<Integer> ranked(IntUnaryOperator by, int most) {
        return IntStream.range(0, map().size())
                .filter(at -> by.applyAsInt(at) > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer at) -> -by.applyAsInt(at)))
                .limit(most)
                .toList();
    }

    /** @param worth by how much it lowers {@link #guard} */
    record Barrage<O>(List<O> orders, int worth) {
        public Barrage {
            orders = List.copyOf(orders);
        }
    }
}
