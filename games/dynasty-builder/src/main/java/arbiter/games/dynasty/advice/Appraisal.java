package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;

/**
 * How good a position looks: city levels count most, then levels that can be reached soon, tokens, units, and the danger for
 * cities.
 */
public final class Appraisal {
    private static final double LEVEL = 10;
    private static final double TOKEN = 4;
    private static final double UNIT = 3;
    private static final double POWER = 3;
    /** A Siege takes cities without dice, so it is worth more than its Power. */
    private static final double SIEGE = 5;

    private static final double ACADEMY = 2;
    /**
     * The additional value of the first city of each level, in levels: it can recruit units that other cities cannot
     * (DB-4.10). Without a City a player cannot recruit at all. With a lower value, bots that looked two turns ahead founded
     * a third town instead and lost their towns to the first Soldiers.
     */
    private static final double[] BARRACKS = {0, 0, 2, 0.4};
    /** A house beside its centre adds to the defence; a land token does not. */
    private static final double WALL = 0.15;
    /** For each house in the supply, up to the number that a turn can use. */
    private static final double IN_HAND = 0.2;

    /** What is lost with a city besides its levels: its houses and, with the last city, the game. */
    private static final double RING = 6;

    private static final double LAST_CITY = 40;
    /**
     * The share of the loss that counts for a siege in the next turn: the player may prevent it, or the enemy may not try
     * it.
     */
    private static final double NEXT_TURN = 0.5;
    /** The same if the turn of the threatened player begins now. */
    private static final double CAN_BE_MET = 0.3;
    /** The same if the turn of the attacker begins now. */
    private static final double AT_ONCE = 0.8;
    /** The same for enemies that need two turns. */
    private static final double LATER = 0.1;
    /** How much one guard reduces the danger. */
    private static final double GUARD = 0.3;
    /** The value of one step towards an enemy city. */
    private static final double APPROACH = 0.25;

    private static final int FARTHEST = 20;
    private static final double VICTORY = 10_000;

    private Appraisal() {}

    public static double of(WorkingPosition p, int seat) {
        if (p.phase == Phase.OVER) {
            return p.winners[seat] ? VICTORY : -VICTORY;
        }
        double rivals = 0;
        double strongest = 0;
        int others = 0;
        for (int i = 0; i < p.seats; i++) {
            if (i != seat && p.alive[i]) {
                double strength = strength(p, i);
                rivals += strength;
                strongest = Math.max(strongest, strength);
                others++;
            }
        }
        double own = p.alive[seat] ? strength(p, seat) + approach(p, seat) : -VICTORY;
        return own - (others == 0 ? 0 : 0.5 * strongest + 0.5 * rivals / others);
    }

    /** The danger for all cities of the seat. {@link #of} has subtracted it. */
    static double exposure(WorkingPosition p, int seat) {
        double exposure = 0;
        for (int i = 0; p.phase != Phase.OVER && i < p.land.cityCount(seat); i++) {
            exposure += danger(p, seat, p.land.city(seat, i));
        }
        return exposure;
    }

    private static double strength(WorkingPosition p, int seat) {
        double strength = LEVEL * p.land.levels(seat) + TOKEN * p.militaryTokens[seat];
        int highest = 0;
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            highest = Math.max(highest, p.land.level(centre));
            strength += p.land.level(centre) >= p.numbers.academyLevel ? ACADEMY : 0;
            strength += WALL * p.land.housesBeside(centre, seat);
            strength -= danger(p, seat, centre);
        }
        for (int i = 0; i < p.army.count(seat); i++) {
            UnitKind kind = p.army.kind(p.army.unit(seat, i));
            strength += UNIT + (kind == UnitKind.SIEGE ? SIEGE : POWER * Math.max(0, p.numbers.power(kind)));
        }
        for (int level = 1; level <= highest && level < BARRACKS.length; level++) {
            strength += LEVEL * BARRACKS[level];
        }
        return strength
                + LEVEL * Growth.of(p, seat, highest, BARRACKS)
                + IN_HAND * Math.min(p.land.houses[seat], p.numbers.buildActions);
    }

    /** What enemies near a city cost: the chance that the city falls, times what is lost with it. */
    private static double danger(WorkingPosition p, int seat, int centre) {
        double next = 0;
        double later = 0;
        for (int other = 0; other < p.seats; other++) {
            if (other != seat) {
                next = Math.max(next, likely(p, seat, other) * Peril.falls(p, other, centre, 1));
                later = Math.max(later, Peril.falls(p, other, centre, 2));
            }
        }
        if (later == 0) {
            return 0;
        }
        double loss = LEVEL * p.land.level(centre) + RING + (p.land.cityCount(seat) == 1 ? LAST_CITY : 0);
        return (next + LATER * later) * loss / (1 + GUARD * Peril.guards(p, seat, centre));
    }

    /**
     * The player whose turn begins strikes first. This counts only in BUILD. Otherwise a player who is marching would prefer
     * to keep a threat instead of carrying it out.
     */
    private static double likely(WorkingPosition p, int threatened, int attacker) {
        if (p.phase != Phase.BUILD) {
            return NEXT_TURN;
        }
        return p.active == attacker ? AT_ONCE : p.active == threatened ? CAN_BE_MET : NEXT_TURN;
    }

    private static double approach(WorkingPosition p, int seat) {
        double approach = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            int tile = p.army.tile(p.army.unit(seat, i));
            int nearest = FARTHEST;
            for (int other = 0; other < p.seats; other++) {
                for (int c = 0; other != seat && c < p.land.cityCount(other); c++) {
                    nearest = Math.min(nearest, p.grid.distance(tile, p.land.city(other, c)));
                }
            }
            approach -= APPROACH * nearest;
        }
        return approach;
    }
}
