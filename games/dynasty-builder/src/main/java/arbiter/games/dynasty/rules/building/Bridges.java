package arbiter.games.dynasty.rules.building;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-5 */
public final class Bridges {
    private Bridges() {}

    public static @Nullable Fault refuse(WorkingPosition p, int seat, int tile) {
        if (!Houses.actionLeft(p)) {
            return Fault.Building.NO_ACTION_LEFT;
        }
        int old = p.land.bridge(seat);
        if (tile != Grid.OFF_BOARD) {
            if (p.army.hostileUnit(tile, seat)) {
                return Fault.Building.ENEMY_ON_TILE;
            }
            // The new tile is judged as if the old bridge were gone (DB-5.2).
            if (!p.land.isEmpty(tile) && tile != old) {
                return Fault.Building.TILE_TAKEN;
            }
        }
        if (tile != Grid.OFF_BOARD && Houses.barred(p, seat, tile)) {
            return Fault.Building.HOSTILE_GROUND;
        }
        if (p.numbers.bridges == 0) {
            return Fault.Building.NO_BRIDGE_AT_ALL;
        }
        if (tile == Grid.OFF_BOARD || !p.board.isWater(tile)) {
            return Fault.Building.NOT_WATER;
        }
        if (p.land.territory.conflicted(tile)) {
            return Fault.Building.BRIDGE_CONFLICTED;
        }
        if (!Houses.inReach(p, seat, tile)) {
            return Fault.Building.BRIDGE_OUT_OF_REACH;
        }
        if (tile == old) {
            return Fault.Building.SAME_BRIDGE;
        }
        return old != Land.NOWHERE && inUse(p, seat, old) ? Fault.Building.BRIDGE_IN_USE : null;
    }

    /**
     * DB-5.2: the owner cannot remove a bridge with a land unit of any player, or an enemy Ship, on it. Cargo does not
     * count.
     */
    static boolean inUse(WorkingPosition p, int seat, int tile) {
        int unit = p.army.at(tile);
        return unit != Army.NONE && (!p.army.isShip(unit) || p.army.owner(unit) != seat);
    }

    public static void build(WorkingPosition p, int seat, int tile) {
        p.actionsUsed++;
        int old = p.land.bridge(seat);
        if (old != Land.NOWHERE) {
            p.land.clear(old);
        }
        p.land.span(tile, seat);
        if (p.told()) {
            p.tell(new Happening.BridgeBuilt(
                    p.seat(seat), p.grid.hex(tile), old == Land.NOWHERE ? null : p.grid.hex(old)));
        }
    }
}
