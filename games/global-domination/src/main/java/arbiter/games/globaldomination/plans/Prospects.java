package arbiter.games.globaldomination.plans;

import arbiter.engine.seat.Seat;
import arbiter.games.globaldomination.maps.Fronts;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;

/**
 * How good a position is for a seat, in both editions: what everybody has, and how useful the places of units are.
 *
 * @param owner by territory, a seat or less than 0
 * @param force by territory, the strength that can march out of it
 * @param guard by territory, the strength needed to conquer it
 * @param prize by territory, its value for its owner, including its units
 * @param purse by seat, the value of what can still be bought and of what is in store
 */
public record Prospects(WorldMap map, int[] owner, int[] force, int[] guard, double[] prize, double[] purse) {
    private static final double VICTORY = 10_000;
    /**
     * The value of units at the front instead of far from it. It uses the square root; otherwise a bot would spare an
     * enemy's last territories to keep its large army at the front.
     */
    private static final double AT_THE_FRONT = 4;
    /** The value of each unit beside an enemy's land, until there are enough to conquer it. */
    private static final double PRESSURE = 0.25;
    /** The share of land's value that is lost if the enemies around it can conquer it. */
    private static final double THREATENED = 0.25;
    /** An additional value of the number of territories. It uses the square root, so that the last territory counts most. */
    private static final double ALIVE = 40;

    /** The value of a finished game for a seat. */
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

    /** Against one rival all of its strength counts; against several, the strongest counts most. */
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

    /** The part of its land's value that the seat loses if enemies conquer what they can. {@link #of} has subtracted it. */
    public double exposure(int seat) {
        double exposure = 0;
        for (int at = 0; at < owner.length; at++) {
            exposure += owner[at] == seat ? threatened(at, seat) : 0;
        }
        return exposure;
    }

    private double threatened(int at, int seat) {
        return enemiesAround(at, seat) >= guard[at] ? THREATENED * prize[at] : 0;
    }

    private double posture(int seat) {
        int[] distance = Fronts.distances(map, at -> owner[at] == seat);
        double posture = 0;
        double forward = 0;
        for (int at = 0; at < owner.length; at++) {
            if (owner[at] == seat) {
                forward += (double) force[at] / distance[at];
                posture -= threatened(at, seat);
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
