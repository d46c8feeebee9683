package arbiter.games.dynasty;

import java.util.ArrayList;
import java.util.List;

/** DB-8: who stands by in a battle. Compulsory, free, and never by third parties. */
final class Support {
    /** Which units of a side may help. */
    enum Helpers {
        ALL,
        SHIPS,
        NONE
    }

    private Support() {}

    /** What a unit adds to its die, blessings included (DB-11.2). */
    static int power(Position p, int unit) {
        return p.numbers.power(p.army.kind(unit)) + (p.army.blessed(unit) ? p.numbers.blessBonus : 0);
    }

    /** Whether the unit helps its side on that tile: reach, positive Power, neither principal nor cargo. */
    private static boolean helps(Position p, int unit, int principal, int area, Helpers helpers) {
        return unit != principal
                && !p.army.isCargo(unit)
                && (helpers == Helpers.ALL || helpers == Helpers.SHIPS && p.army.isShip(unit))
                && p.grid.distance(p.army.tile(unit), area) <= p.numbers.range(p.army.kind(unit))
                && power(p, unit) > 0;
    }

    /** The Power that the principal's side adds on that tile. */
    static int sum(Position p, int principal, int area, Helpers helpers) {
        int seat = p.army.owner(principal);
        int sum = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            sum += helps(p, unit, principal, area, helpers) ? power(p, unit) : 0;
        }
        return sum;
    }

    static int ships(Position p, int principal, int area) {
        int seat = p.army.owner(principal);
        int ships = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            ships += helps(p, p.army.unit(seat, i), principal, area, Helpers.SHIPS) ? 1 : 0;
        }
        return ships;
    }

    static List<String> names(Position p, int principal, int area, Helpers helpers) {
        int seat = p.army.owner(principal);
        List<String> names = new ArrayList<>();
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            if (helps(p, unit, principal, area, helpers)) {
                names.add(p.id(unit));
            }
        }
        return names;
    }
}
