package arbiter.games.dynasty;

/** How good a position looks: city levels first, then tokens, units, and houses on the way to the next level. */
final class Appraisal {
    private static final double LEVEL = 10;
    private static final double TOKEN = 4;
    private static final double UNIT = 3;
    private static final double POWER = 3;
    private static final double HOUSE = 1;
    private static final double ACADEMY = 2;
    /** An enemy unit that stands close to a city of ours, and what a step towards an enemy city is worth. */
    private static final double MENACE = 1.5;

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
            if (p.army.distanceToEnemy(centre, seat) <= 3) {
                strength -= MENACE * p.land.level(centre);
            }
        }
        for (int i = 0; i < p.army.count(seat); i++) {
            strength += UNIT + POWER * Math.max(0, p.numbers.power(p.army.kind(p.army.unit(seat, i))));
        }
        return strength;
    }

    /** Houses in the rings that the next level needs. */
    private static double growth(Position p, int seat, int centre) {
        int wanted = Math.min(p.land.level(centre) + 1, p.numbers.maxCityLevel);
        int end = p.grid.countWithin(centre, wanted);
        double houses = 0;
        for (int i = 1; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (p.land.isHousing(tile) && p.land.owner(tile) == seat) {
                houses += HOUSE;
            }
        }
        return houses;
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
