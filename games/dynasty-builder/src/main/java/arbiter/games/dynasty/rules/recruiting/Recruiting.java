package arbiter.games.dynasty.rules.recruiting;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.marching.Marching;
import org.jspecify.annotations.Nullable;

/** DB-12 and DB-13: recruiting and disbanding. */
public final class Recruiting {
    private Recruiting() {}

    public static @Nullable Fault refuse(WorkingPosition p, int seat, int centre, UnitKind kind, int tile) {
        Fault city = refuseCity(p, seat, centre, kind);
        if (city != null) {
            return city;
        }
        if (full(p, seat)) {
            return Fault.Muster.UNIT_LIMIT;
        }
        if (tile == Grid.OFF_BOARD || p.grid.distance(centre, tile) > spawnRadius(p, centre)) {
            return Fault.Muster.SPAWN_TOO_FAR;
        }
        return room(p, seat, kind, tile) ? null : Fault.Muster.NO_PLACE_FOR_UNIT;
    }

    /** DB-12.2 */
    public static @Nullable Fault refuseCity(WorkingPosition p, int seat, int centre, UnitKind kind) {
        if (centre == Grid.OFF_BOARD || !p.land.is(centre, Piece.CITY, seat)) {
            return Fault.Muster.NOT_YOUR_RECRUITER;
        }
        if (p.numbers.level(kind) > p.land.level(centre)) {
            return Fault.Muster.CITY_TOO_LOW;
        }
        return p.land.recruits[centre] >= p.numbers.recruitsPerCity ? Fault.Muster.ALREADY_RECRUITED : null;
    }

    /** DB-12.3 */
    public static int limit(WorkingPosition p, int seat) {
        return p.numbers.baseUnitLimit + p.numbers.unitLimitPerCity * p.land.cityCount(seat);
    }

    public static boolean full(WorkingPosition p, int seat) {
        return p.army.count(seat) >= limit(p, seat);
    }

    /** DB-12.4: the area of the city, or less while an enemy is near. */
    public static int spawnRadius(WorkingPosition p, int centre) {
        int enemy = p.army.distanceToEnemy(centre, p.land.owner(centre));
        int area = p.land.areaRange(centre);
        return enemy == Integer.MAX_VALUE ? area : Math.min(area, enemy - p.numbers.spawnGap);
    }

    /**
     * DB-12.4: the unit can stand there without boarding, and there is no unit, no centre and no enemy structure except a
     * bridge.
     */
    public static boolean room(WorkingPosition p, int seat, UnitKind kind, int tile) {
        return Marching.standable(p, kind, tile)
                && p.army.at(tile) == Army.NONE
                && (p.land.isBridge(tile) || !p.land.hostileStructure(tile, seat));
    }

    public static void recruit(WorkingPosition p, int seat, int centre, UnitKind kind, int tile) {
        p.land.recruits[centre]++;
        int unit = p.army.muster(kind, seat, tile);
        if (p.told()) {
            p.tell(new Happening.UnitRecruited(p.seat(seat), p.id(unit), kind, p.grid.hex(centre), p.grid.hex(tile)));
        }
    }

    /** DB-13.1 */
    public static @Nullable Fault refuseDisband(WorkingPosition p, int seat, int unit) {
        if (unit == Army.NONE || p.army.owner(unit) != seat) {
            return Fault.Muster.NOT_YOURS_TO_DISBAND;
        }
        int tile = p.army.tile(unit);
        if (!p.land.territory.friendly(tile, seat)) {
            return Fault.Muster.NOT_IN_FRIENDLY_LAND;
        }
        return !p.army.isCargo(unit) && p.army.cargoAt(tile) != Army.NONE ? Fault.Muster.CARGO_FIRST : null;
    }

    public static void disband(WorkingPosition p, int seat, int unit) {
        if (p.told()) {
            p.tell(new Happening.UnitDisbanded(
                    p.seat(seat), p.id(unit), p.army.kind(unit), p.grid.hex(p.army.tile(unit))));
        }
        p.lose(unit);
    }
}
