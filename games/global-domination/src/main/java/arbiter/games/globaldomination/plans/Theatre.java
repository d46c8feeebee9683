package arbiter.games.globaldomination.plans;

import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;

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

    /** @param worth by how much it lowers {@link #guard} */
    record Barrage<O>(List<O> orders, int worth) {
        public Barrage {
            orders = List.copyOf(orders);
        }
    }
}
