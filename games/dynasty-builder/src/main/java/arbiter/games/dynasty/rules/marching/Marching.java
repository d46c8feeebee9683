package arbiter.games.dynasty.rules.marching;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-6: one march of one unit. {@link Reach} also uses the single steps and allowances. */
public final class Marching {
    public static final int NO_ATTACK = -2;

    private Marching() {}

    /**
     * Why the unit may not take this path, or may not attack after it because it is cargo; null if it may. Chapter 6 judges
     * the target.
     *
     * @param unit its slot, or {@link Army#NONE}
     * @param path the tiles entered, with {@link Grid#OFF_BOARD} where the order leaves the board
     * @param target the attacked tile, or {@link #NO_ATTACK}
     */
    public static @Nullable Fault refuse(WorkingPosition p, int seat, int unit, int[] path, int target) {
        for (int tile : path) {
            if (tile != Grid.OFF_BOARD && p.land.isCentre(tile)) {
                return Fault.March.CENTRE_IN_THE_WAY;
            }
        }
        if (unit == Army.NONE || p.army.owner(unit) != seat) {
            return Fault.March.NO_SUCH_UNIT;
        }
        if (p.army.marched(unit)) {
            return Fault.March.ALREADY_MARCHED;
        }
        Fault steps = refuseSteps(p, unit, path);
        if (steps != null) {
            return steps;
        }
        if (path.length > allowance(p, unit, toll(p, unit, path))) {
            return Fault.March.TOO_FAR;
        }
        return refuseAboard(p, unit, path, target);
    }

    /** DB-6.2 */
    private static @Nullable Fault refuseSteps(WorkingPosition p, int unit, int[] path) {
        int from = p.army.tile(unit);
        for (int to : path) {
            if (to == Grid.OFF_BOARD || p.grid.distance(from, to) != 1) {
                return Fault.March.NOT_ADJACENT;
            }
            if (p.army.hostileUnit(to, p.army.owner(unit))) {
                return Fault.March.ENEMY_IN_THE_WAY;
            }
            if (!enterable(p, unit, to)) {
                return Fault.March.NOT_ENTERABLE;
            }
            from = to;
        }
        return path.length > 0 && !stoppable(p, unit, from) ? Fault.March.STOP_TAKEN : null;
    }

    /**
     * DB-6.3: where a path first pays for leaving contact, and for a canyon; {@link Land#NOWHERE} if it does not.
     *
     * @param contact the tile beside an enemy that a step leaves
     */
    public record Toll(int contact, int canyon) {}

    public static Toll toll(WorkingPosition p, int unit, int[] path) {
        int from = p.army.tile(unit);
        int contact = Land.NOWHERE;
        int canyon = Land.NOWHERE;
        for (int to : path) {
            if (contact == Land.NOWHERE && p.army.contact(unit, from)) {
                contact = from;
            }
            if (canyon == Land.NOWHERE && (p.board.isCanyon(from) || p.board.isCanyon(to))) {
                canyon = p.board.isCanyon(from) ? from : to;
            }
            from = to;
        }
        return new Toll(contact, canyon);
    }

    public static int allowance(WorkingPosition p, int unit, Toll toll) {
        return allowance(
                p,
                unit,
                (toll.contact() == Land.NOWHERE ? 0 : p.numbers.zocPenalty)
                        + (toll.canyon() == Land.NOWHERE ? 0 : p.numbers.canyonPenalty));
    }

    /** DB-6.4: boarding ends the path, and cargo does not attack. */
    private static @Nullable Fault refuseAboard(WorkingPosition p, int unit, int[] path, int target) {
        for (int i = 0; i < path.length - 1; i++) {
            if (boards(p, unit, path[i])) {
                return Fault.March.PATH_ENDS_ABOARD;
            }
        }
        boolean endsAboard = path.length == 0 ? p.army.isCargo(unit) : boards(p, unit, path[path.length - 1]);
        return target != NO_ATTACK && endsAboard ? Fault.March.CARGO_CANNOT_ATTACK : null;
    }

    /** Where a unit of that kind can stand without boarding: the table of section 2, without centres (DB-4.8). */
    public static boolean standable(WorkingPosition p, UnitKind kind, int tile) {
        if (kind == UnitKind.SHIP) {
            return p.board.isWater(tile) && !p.land.isCentre(tile);
        }
        return p.land.isBridge(tile) || p.board.isFirm(tile) && !p.land.isCentre(tile);
    }

    /** Whether ground and boarding allow the unit, lifted off its tile, to step there. Enemies are checked elsewhere. */
    static boolean enterable(WorkingPosition p, int unit, int to) {
        if (p.army.isShip(unit)) {
            return p.board.isWater(to) && !p.land.isCentre(to);
        }
        if (!p.land.isBridge(to)) {
            return p.board.isFirm(to) && !p.land.isCentre(to) || boards(p, unit, to);
        }
        // An ownerless bridge is gone as soon as the unit on it has left (DB-15.1).
        boolean gone = to == p.army.tile(unit) && p.land.owner(to) == Land.NOBODY;
        return !gone || boards(p, unit, to);
    }

    /** DB-6.2: the tile has no other unit, or a Ship to board. */
    static boolean stoppable(WorkingPosition p, int unit, int tile) {
        int there = p.army.at(tile);
        return there == Army.NONE || there == unit || boards(p, unit, tile);
    }

    /** DB-6.4: one of the player's Ships, with room. A unit that starts on this Ship has left it, so there is room for it. */
    public static boolean boards(WorkingPosition p, int unit, int tile) {
        int ship = p.army.at(tile);
        if (ship == Army.NONE
                || p.army.isShip(unit)
                || !p.army.isShip(ship)
                || p.army.owner(ship) != p.army.owner(unit)
                || p.numbers.shipCapacity == 0) {
            return false;
        }
        int cargo = p.army.cargoAt(tile);
        return cargo == Army.NONE || cargo == unit;
    }

    /** DB-6.3: the maximum length of a path after its penalty for contact and canyons. */
    static int allowance(WorkingPosition p, int unit, int penalty) {
        int move = p.numbers.move(p.army.kind(unit)) + (p.army.hasted(unit) ? p.numbers.hasteBonus : 0);
        return Math.max(p.numbers.minMove, move - penalty);
    }

    /** Moves along the path and tramples enemy structures on it (DB-2.5). */
    public static void walk(WorkingPosition p, int unit, int[] path, int length) {
        p.army.markMarched(unit);
        if (length == 0) {
            return;
        }
        int seat = p.army.owner(unit);
        int start = p.army.tile(unit);
        int stop = path[length - 1];
        boolean aboard = boards(p, unit, stop);
        if (stop != start || p.army.isCargo(unit) != aboard) {
            if (aboard) {
                p.army.board(unit, stop);
            } else {
                p.army.move(unit, stop);
            }
        }
        p.vacate(start);
        if (p.told()) {
            java.util.List<Hex> steps = java.util.Arrays.stream(path, 0, length)
                    .mapToObj(p.grid::hex)
                    .toList();
            p.tell(new Happening.UnitMarched(
                    p.seat(seat),
                    p.id(unit),
                    p.army.kind(unit),
                    p.grid.hex(start),
                    steps,
                    aboard ? p.id(p.army.at(stop)) : ""));
        }
        for (int i = 0; i < length; i++) {
            trample(p, seat, unit, path[i]);
        }
    }

    private static void trample(WorkingPosition p, int seat, int unit, int tile) {
        if (p.land.isHousing(tile) && p.land.owner(tile) != seat) {
            Happening told = p.told()
                    ? new Happening.Trampled(
                            p.id(unit), p.land.piece(tile), p.seat(p.land.owner(tile)), p.grid.hex(tile))
                    : null;
            p.land.clear(tile);
            if (told != null) {
                p.tell(told);
            }
        }
    }
}
