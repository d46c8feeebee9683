package arbiter.games.dynasty;

/**
 * How good a position looks: city levels first, then tokens, units, houses on the way to the next level or the next town,
 * and a few houses in hand to go on with.
 */
final class Appraisal {
    private static final double LEVEL = 10;
    private static final double TOKEN = 4;
    private static final double UNIT = 3;
    private static final double POWER = 3;
    private static final double HOUSE = 1;
    /** A ring that wants few houses, beside water or the rim, is soon full. */
    private static final double MISSING = 0.3;

    private static final int MOST_MISSING = 18;
    private static final double ACADEMY = 2;
    /** It takes cities without a throw of the dice, which its Power does not tell. */
    private static final double SIEGE = 5;
    /** The first city that can recruit units of the next level. */
    private static final double BARRACKS = 4;
    /** A house beside its centre defends it, which a land token does not. */
    private static final double WALL = 0.15;
    /** What a town is worth when it only wants to be founded; before that the part of its ring that stands. */
    private static final double SITE = 7;
    /** Houses in hand, as many as a turn can use; whoever has none turns inner houses into land tokens. */
    private static final double IN_HAND = 0.5;

    /** What a city is worth besides its levels: its houses, and to somebody with no other city the game. */
    private static final double RING = 6;

    private static final double LAST_CITY = 40;
    /** Danger can be met before it is there, and a siege may be broken off: it counts as this part of the loss. */
    private static final double LIKELY = 0.5;
    /** What a step towards an enemy city is worth. */
    private static final double APPROACH = 0.25;

    private static final double VICTORY = 10_000;

    private Appraisal() {}

    static double of(Position p, int seat) {
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

    private static double strength(Position p, int seat) {
        double strength = LEVEL * p.land.levels(seat) + TOKEN * p.militaryTokens[seat];
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            int centre = p.land.city(seat, i);
            strength += growth(p, seat, centre);
            if (p.land.level(centre) >= p.numbers.academyLevel) {
                strength += ACADEMY;
            }
            strength -= danger(p, seat, centre);
        }
        for (int i = 0; i < p.army.count(seat); i++) {
            UnitKind kind = p.army.kind(p.army.unit(seat, i));
            strength += UNIT + (kind == UnitKind.SIEGE ? SIEGE : POWER * Math.max(0, p.numbers.power(kind)));
        }
        return strength
                + BARRACKS * Math.min(highest(p, seat), 3)
                + IN_HAND * Math.min(p.land.houses[seat], p.numbers.buildActions)
                + SITE * nextTown(p, seat);
    }

    /** What enemies who could attack a city next turn would cost: the chance that it falls, times what goes with it. */
    private static double danger(Position p, int seat, int centre) {
        double falls = 0;
        for (int other = 0; other < p.seats; other++) {
            falls = other == seat ? falls : Math.max(falls, falls(p, other, centre));
        }
        double loss = LEVEL * p.land.level(centre) + RING + (p.land.cityCount(seat) == 1 ? LAST_CITY : 0);
        return LIKELY * falls * loss;
    }

    /** One of them rolls, the others support it (DB-8.1, DB-10.1). */
    private static double falls(Position p, int attacker, int centre) {
        int power = 0;
        int near = 0;
        for (int i = 0; i < p.army.count(attacker); i++) {
            int unit = p.army.unit(attacker, i);
            UnitKind kind = p.army.kind(unit);
            int reach = p.numbers.move(kind) + p.numbers.range(kind);
            if (p.grid.distance(p.army.tile(unit), centre) <= reach) {
                if (kind == UnitKind.SIEGE) {
                    return 1;
                }
                near++;
                power += Math.max(0, p.numbers.power(kind));
            }
        }
        if (near == 0) {
            return 0;
        }
        int sides = p.numbers.dieSides;
        return Math.clamp((double) (sides + power - Cities.defence(p, centre)) / sides, 0, 1);
    }

    private static int highest(Position p, int seat) {
        int highest = 0;
        for (int i = 0; i < p.land.cityCount(seat); i++) {
            highest = Math.max(highest, p.land.level(p.land.city(seat, i)));
        }
        return highest;
    }

    /** What stands in the rings that the next level needs, and what is missing; the new ring takes houses only (DB-4.1). */
    private static double growth(Position p, int seat, int centre) {
        int wanted = Math.min(p.land.level(centre) + 1, p.numbers.maxCityLevel);
        int end = p.grid.countWithin(centre, wanted);
        int inner = p.grid.countWithin(centre, wanted - 1);
        int built = 0;
        int missing = 0;
        for (int i = 1; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (p.land.isEmpty(tile)) {
                missing += p.board.isPlain(tile) && !p.land.conflicted(tile) ? 1 : 0;
            } else if (p.land.owner(tile) == seat) {
                int claim = p.land.claim(tile);
                boolean counts = i < inner ? p.land.isHousing(tile) : p.land.kind(tile) == Land.HOUSE;
                built += counts && (claim == Land.NOWHERE || claim == centre) ? 1 : 0;
            }
        }
        return HOUSE * built - MISSING * Math.min(missing, MOST_MISSING) + WALL * p.land.housesBeside(centre, seat);
    }

    /** How much of its first ring the most advanced new town has, from 0 to 1. */
    private static double nextTown(Position p, int seat) {
        double best = 0;
        for (int site = 0; site < p.grid.size; site++) {
            int beside = p.land.housesBeside(site, seat);
            // Few tiles have enough houses beside them to be better than the best so far: the others cost one
            // comparison.
            if (beside > best * p.numbers.ringMinFirst && !p.land.isCentre(site) && !Cities.crowded(p, site)) {
                best = Math.max(best, ring(p, seat, site));
            }
        }
        return best;
    }

    /** The part of a first ring that stands; nothing where a tile of it cannot be built on now. */
    private static double ring(Position p, int seat, int site) {
        if (p.land.hostileStructure(site, seat)) {
            return 0;
        }
        int wanted = 0;
        int built = 0;
        for (int tile : p.grid.neighbours(site)) {
            if (p.land.is(tile, Land.HOUSE, seat)) {
                boolean free = p.land.claim(tile) == Land.NOWHERE;
                wanted += free ? 1 : 0;
                built += free ? 1 : 0;
            } else if (p.land.isEmpty(tile) && p.board.isPlain(tile) && !p.land.conflicted(tile)) {
                if (!Houses.inReach(p, seat, tile)) {
                    return 0;
                }
                wanted++;
            }
        }
        return wanted < p.numbers.ringMinFirst ? 0 : (double) built / wanted;
    }

    private static double approach(Position p, int seat) {
        double approach = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            int tile = p.army.tile(p.army.unit(seat, i));
            int nearest = p.grid.size;
            for (int other = 0; other < p.seats; other++) {
                for (int c = 0; other != seat && c < p.land.cityCount(other); c++) {
                    nearest = Math.min(nearest, p.grid.distance(tile, p.land.city(other, c)));
                }
            }
            approach -= APPROACH * Math.min(nearest, 20);
        }
        return approach;
    }
}
