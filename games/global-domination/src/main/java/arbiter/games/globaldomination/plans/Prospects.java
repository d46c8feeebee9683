package arbiter.games.globaldomination.plans;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;

/**
 * How a war stands for a seat, the same for both editions: what everybody holds, and whose units are where they are of use.
 *
 * @param owner by territory, a seat or less than 0
 * @param force by territory, what marches out of it weighs
 * @param guard by territory, what it takes to conquer it
 * @param prize by territory, what it is worth to its owner, its units included
 * @param purse by seat, what can still be bought and what is in store
 */
public record Prospects(WorldMap map, int[] owner, int[] force, int[] guard, double[] prize, double[] purse) {
    private static final double VICTORY = 10_000;
    /**
     * What it counts to have units at the front instead of far behind it. By the square root, so that nobody spares an
     * enemy's last territories because a great army stands before them.
     */
    private static final double AT_THE_FRONT = 4;
    /** What each unit beside an enemy's land adds, until they are enough to take it. */
    private static final double PRESSURE = 0.25;
    /** Land that the enemies around it can take is a good part lost. */
    private static final double THREATENED = 0.25;
    /** What a rival's lands count beside their worth. By the square root too: the last territory counts most. */
    private static final double ALIVE = 40;

    /** What the end of a game is worth to a seat. */
    public static double ended(List<Seat> winners, int seat) {
        boolean won = winners.stream().anyMatch(winner -> winner.index() == seat);
        return won ? VICTORY / winners.size() : -VICTORY;
    }

    public double of(int seat) {
        double[] strength = purse.clone();
        int[] lands = new int[strength.length];
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] >= 0) {
                strength[owner[at]] += prize[at];
                lands[owner[at]]++;
            }
        }
        for (int i = 0; i < strength.length; i++) {
            strength[i] += ALIVE * Math.sqrt(lands[i]);
        }
        return strength[seat] - rivals(strength, seat) + posture(seat);
    }

    /** Against one rival all of its strength counts; among many, the strongest counts most. */
    private static double rivals(double[] strength, int seat) {
        double sum = 0;
        double most = 0;
        for (int i = 0; i < strength.length; i++) {
            if (i != seat) {
                sum += strength[i];
                most = Math.max(most, strength[i]);
            }
        }
        return strength.length < 2 ? 0 : 0.5 * most + 0.5 * sum / Math.sqrt(strength.length - 1.0);
    }

    private double posture(int seat) {
        int[] distance = Fronts.distances(map, at -> owner[at] == seat);
        double posture = 0;
        double forward = 0;
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] == seat) {
                forward += (double) force[at] / distance[at];
                posture -= enemiesAround(at, seat) >= guard[at] ? THREATENED * prize[at] : 0;
            } else if (owner[at] >= 0) {
                posture += PRESSURE * Math.min(ownAround(at, seat), guard[at]);
            }
        }
        return posture + AT_THE_FRONT * Math.sqrt(forward);
    }

    private int ownAround(int at, int seat) {
        int sum = 0;
        for (int k = map.first(at); k < map.end(at); k++) {
            int there = map.neighbour(k);
            sum += owner[there] == seat ? force[there] : 0;
        }
        return sum;
    }

    private int enemiesAround(int at, int seat) {
        int sum = 0;
        for (int k = map.first(at); k < map.end(at); k++) {
            int there = map.neighbour(k);
            sum += owner[there] >= 0 && owner[there] != seat ? force[there] : 0;
        }
        return sum;
    }
}
