package arbiter.games.dynasty.rules.combat;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * DB-8: which units support a battle. Support costs nothing, never comes from third parties, and is compulsory unless
 * {@code support=optional}.
 */
public final class Support {
    /** Which units of a side may help. */
    enum Helpers {
        ALL,
        SHIPS,
        NONE
    }

    private Support() {}

    /** With {@code support=optional} the owner may choose for each unit at any time. */
    public static @Nullable Fault refuseChoice(WorkingPosition p, int seat, int unit) {
        if (!p.numbers.optionalSupport) {
            return Fault.Battle.SUPPORT_IS_AUTOMATIC;
        }
        return unit == Army.NONE || p.army.owner(unit) != seat ? Fault.Battle.NOT_YOUR_SUPPORTER : null;
    }

    public static void withhold(WorkingPosition p, int unit) {
        p.army.withhold(unit);
        if (p.told()) {
            p.tell(new Happening.SupportWithheld(p.seat(p.army.owner(unit)), p.id(unit)));
        }
    }

    public static void give(WorkingPosition p, int unit) {
        p.army.giveSupport(unit);
        if (p.told()) {
            p.tell(new Happening.SupportGiven(p.seat(p.army.owner(unit)), p.id(unit)));
        }
    }

    /** What a unit adds to its die, including blessings (DB-11.2). */
    public static int power(WorkingPosition p, int unit) {
        return p.numbers.power(p.army.kind(unit)) + (p.army.blessed(unit) ? p.numbers.blessBonus : 0);
    }

    /** Whether the unit supports its side on that tile: in reach, positive Power, not the principal and not cargo. */
    private static boolean helps(WorkingPosition p, int unit, int principal, int area, Helpers helpers) {
        return unit != principal
                && !p.army.isCargo(unit)
                && !p.army.withheld(unit)
                && (helpers == Helpers.ALL || helpers == Helpers.SHIPS && p.army.isShip(unit))
                && p.grid.distance(p.army.tile(unit), area) <= p.numbers.range(p.army.kind(unit))
                && power(p, unit) > 0;
    }

    /** The Power that supporters add to the principal's side on that tile. */
    static int sum(WorkingPosition p, int principal, int area, Helpers helpers) {
        int seat = p.army.owner(principal);
        int sum = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            int unit = p.army.unit(seat, i);
            sum += helps(p, unit, principal, area, helpers) ? power(p, unit) : 0;
        }
        return sum;
    }

    static int ships(WorkingPosition p, int principal, int area) {
        int seat = p.army.owner(principal);
        int ships = 0;
        for (int i = 0; i < p.army.count(seat); i++) {
            ships += helps(p, p.army.unit(seat, i), principal, area, Helpers.SHIPS) ? 1 : 0;
        }
        return ships;
    }

    static List<String> names(WorkingPosition p, int principal, int area, Helpers helpers) {
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
