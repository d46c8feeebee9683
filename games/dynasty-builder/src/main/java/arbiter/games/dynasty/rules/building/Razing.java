package arbiter.games.dynasty.rules.building;

import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-1.1: razing own structures, one action each. */
public final class Razing {
    private Razing() {}

    /** DB-1.1: only own houses, tokens and bridges; not a bridge in use (DB-5.2). */
    public static @Nullable Fault refuse(WorkingPosition p, int seat, int tile) {
        if (!Houses.actionLeft(p)) {
            return Fault.Building.NO_ACTION_LEFT;
        }
        boolean own =
                tile != Grid.OFF_BOARD && p.land.owner(tile) == seat && !p.land.isEmpty(tile) && !p.land.isCentre(tile);
        if (!own) {
            return Fault.Building.NOTHING_TO_RAZE;
        }
        if (p.army.hostileUnit(tile, seat)) {
            return Fault.Building.ENEMY_ON_TILE;
        }
        return p.land.isBridge(tile) && Bridges.inUse(p, seat, tile) ? Fault.Building.BRIDGE_IN_USE : null;
    }

    public static void raze(WorkingPosition p, int seat, int tile) {
        p.actionsUsed++;
        Piece piece = p.land.piece(tile);
        p.land.clear(tile);
        if (p.told()) {
            p.tell(new Happening.Razed(p.seat(seat), piece, p.grid.hex(tile)));
        }
    }
}
