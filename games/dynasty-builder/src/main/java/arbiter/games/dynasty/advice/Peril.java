package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.cities.Cities;

/** The probability that a city falls to units that can reach it soon. */
final class Peril {
    private Peril() {}

    /**
     * Units in reach trample and tear down the houses beside the centre. The last of them storms it with the support of all
     * others (DB-2.5, DB-8.1, DB-10.1), and repeats this after each tie (DB-7.4).
     *
     * @param turns how many turns they have to get there
     */
    static double falls(WorkingPosition p, int attacker, int centre, int turns) {
        int power = 0;
        int razed = -1;
        for (int i = 0; i < p.army.count(attacker); i++) {
            int unit = p.army.unit(attacker, i);
            UnitKind kind = p.army.kind(unit);
            int move = p.numbers.move(kind) * turns;
            int distance = p.grid.distance(p.army.tile(unit), centre);
            if (distance <= move + p.numbers.range(kind)) {
                if (kind == UnitKind.SIEGE) {
                    return 1;
                }
                power += Math.max(0, p.numbers.power(kind));
                int trampled = kind == UnitKind.SHIP ? 0 : Math.clamp(move - distance + 2, 0, move);
                razed += trampled + 1;
            }
        }
        return razed < 0 ? 0 : stormed(p, centre, power, razed);
    }

    private static double stormed(WorkingPosition p, int centre, int power, int razed) {
        int houses = p.land.housesBeside(centre, p.land.owner(centre));
        int defence = Cities.defence(p, centre) - p.numbers.houseDefence * Math.min(houses, razed);
        int sides = p.numbers.dieSides;
        int higher = Math.clamp(sides + power - defence, 0, sides);
        int lower = Math.clamp(defence - power - 1, 0, sides);
        return higher == 0 ? 0 : (double) higher / (higher + lower);
    }

    /** The number of own units near enough to strike an attacker. */
    static int guards(WorkingPosition p, int seat, int centre) {
        int guards = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            guards += p.grid.distance(p.army.tile(p.army.unit(seat, i)), centre) <= 2 ? 1 : 0;
        }
        return guards;
    }
}
