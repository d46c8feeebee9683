package arbiter.games.dynasty.rules.combat;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-7: targets, and how an attack goes on. */
public final class Combat {
    private Combat() {}

    /** DB-7.1, judged from the end of the path, after everything on the path is trampled. */
    public static @Nullable Fault refuse(WorkingPosition p, int unit, int[] path, int target) {
        int seat = p.army.owner(unit);
        int stand = path.length == 0 ? p.army.tile(unit) : path[path.length - 1];
        if (!Clash.inRange(p, unit, stand, target)) {
            return Fault.Battle.TARGET_OUT_OF_RANGE;
        }
        if (p.army.hostileUnit(target, seat)) {
            return null;
        }
        boolean ownUnitThere = target == stand || p.army.ownUnit(target, seat) && p.army.at(target) != unit;
        if (!p.land.hostileStructure(target, seat) || p.land.isHousing(target) && isOn(path, target)) {
            return Fault.Battle.NO_TARGET;
        }
        return ownUnitThere ? Fault.Battle.TARGET_UNDER_OWN_UNIT : null;
    }

    private static boolean isOn(int[] path, int tile) {
        for (int step : path) {
            if (step == tile) {
                return true;
            }
        }
        return false;
    }

    /** Whether an attack there would need a die, or a reply that can lead to one. */
    public static boolean needsDice(WorkingPosition p, int unit, int target) {
        return p.army.hostileUnit(target, p.army.owner(unit))
                || p.land.isCentre(target) && p.army.kind(unit) != UnitKind.SIEGE;
    }

    /** Carries out a legal attack; stops in the phase REPLY or TIE if a player must answer. */
    public static void attack(WorkingPosition p, int unit, int target, Chance chance) {
        p.attacker = unit;
        p.battleTile = target;
        p.retaliating = false;
        p.retries = 0;
        if (p.army.at(target) != Army.NONE) {
            if (p.army.isShip(unit)) {
                Ranged.fire(p, chance);
            } else {
                Clash.fight(p, Support.Helpers.ALL, Support.Helpers.ALL, chance);
            }
        } else if (p.land.isCentre(target)) {
            CitySiege.storm(p, chance);
        } else {
            demolish(p, unit, target);
            Clash.end(p);
        }
    }

    /** DB-7.2, DB-5.4 */
    private static void demolish(WorkingPosition p, int unit, int target) {
        if (p.told()) {
            p.tell(new Happening.Demolished(
                    p.id(unit),
                    p.grid.hex(p.army.tile(unit)),
                    p.land.piece(target),
                    p.seat(p.land.owner(target)),
                    p.grid.hex(target)));
        }
        p.land.clear(target);
    }

    public static @Nullable Fault refuseAgain(WorkingPosition p) {
        return p.retries >= p.numbers.tieRetryLimit ? Fault.Battle.NO_RETRY_LEFT : null;
    }

    /** Rolls again, in a battle of the same kind (DB-9.4). */
    public static void again(WorkingPosition p, Chance chance) {
        p.retries++;
        p.phase = Phase.MARCH;
        if (p.army.at(p.battleTile) == Army.NONE) {
            CitySiege.storm(p, chance);
        } else if (p.retaliating) {
            Ranged.retaliate(p, chance);
        } else {
            Clash.fight(p, Support.Helpers.ALL, Support.Helpers.ALL, chance);
        }
    }

    public static void back(WorkingPosition p) {
        if (p.told()) {
            p.tell(new Happening.BackedOff(p.seat(p.active), p.id(p.attacker), p.grid.hex(p.battleTile)));
        }
        Clash.end(p);
    }
}
