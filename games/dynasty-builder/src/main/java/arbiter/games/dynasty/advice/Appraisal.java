package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;

/** How good a position looks: city levels first, then what will soon be one, tokens and units, and cities that may fall. */
public final class Appraisal {
    private static final double LEVEL = 10;
    private static final double TOKEN = 4;
    private static final double UNIT = 3;
    private static final double POWER = 3;
    /** It takes cities without a throw of the dice, which its Power does not tell. */
    private static final double SIEGE = 5;

    private static final double ACADEMY = 2;
    /**
     * By level, what the first city of that level adds, in levels: it recruits what no other can (DB-4.10). Without a City
     * nobody recruits at all. When that counted less than a third town, bots that looked two turns ahead founded towns and lost
     * them to the first Soldiers.
     */
    private static final double[] BARRACKS = {0, 0, 2, 0.4};
    /** A house beside its centre defends it, which a land token does not. */
    private static final double WALL = 0.15;
    /** Houses in hand, as many as a turn can use. */
    private static final double IN_HAND = 0.2;

    /** What a city is worth besides its levels: its houses, and to somebody with no other city the game. */
    private static final double RING = 6;

    private static final double LAST_CITY = 40;
    /** A siege that can come next turn counts as this part of the loss: it may be met, or left off. */
    private static final double NEXT_TURN = 0.5;
    /** The same if the turn of whom it threatens begins now, … */
    private static final double CAN_BE_MET = 0.3;
    /** … and if it can be begun at once. */
    private static final double AT_ONCE = 0.8;
    /** The same for what can be there a turn later. */
    private static final double LATER = 0.1;
    /** How much of the danger one guard keeps off, against what is left of it. */
    private static final double GUARD = 0.3;
    /** What a step towards an enemy city is worth. */
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

    /** What enemies near a city cost: the chance that it falls, times what goes with it. */
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
     * The player whose turn begins strikes first. This counts only in BUILD: a player who is marching should not think that
     * a threat was worth more as long as it was not carried out.
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
