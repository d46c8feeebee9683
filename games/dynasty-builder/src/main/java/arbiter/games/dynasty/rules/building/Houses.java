package arbiter.games.dynasty.rules.building;

import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** DB-1.2, DB-2 and DB-3: building and swapping, one action each. */
public final class Houses {
    private Houses() {}

    public static boolean actionLeft(WorkingPosition p) {
        return p.actionsUsed < p.numbers.buildActions;
    }

    public static @Nullable Fault refuse(WorkingPosition p, int seat, int tile) {
        if (!actionLeft(p)) {
            return Fault.Building.NO_ACTION_LEFT;
        }
        if (tile == Grid.OFF_BOARD) {
            return Fault.Building.HOUSE_OFF_BOARD;
        }
        if (p.army.hostileUnit(tile, seat)) {
            return Fault.Building.ENEMY_ON_TILE;
        }
        if (!p.land.isEmpty(tile)) {
            return Fault.Building.TILE_TAKEN;
        }
        if (!p.board.isPlain(tile)) {
            return Fault.Building.NOT_PLAIN;
        }
        if (p.land.territory.conflicted(tile)) {
            return Fault.Building.CONFLICTED;
        }
        if (!inReach(p, seat, tile)) {
            return Fault.Building.OUT_OF_REACH;
        }
        if (p.land.houses[seat] == 0) {
            return Fault.Building.NO_HOUSE_LEFT;
        }
        return barred(p, seat, tile) ? Fault.Building.HOSTILE_GROUND : null;
    }

    /** DB-2.2: territory of other players only, in a game without {@code hostileBuild}. */
    public static boolean barred(WorkingPosition p, int seat, int tile) {
        return !p.numbers.hostileBuild && p.land.territory.hostile(tile, seat) && !p.land.territory.conflicted(tile);
    }

    /** DB-2.1: friendly, or beside one of the player's units that is not cargo. The same reach applies to bridges (DB-5.1). */
    public static boolean inReach(WorkingPosition p, int seat, int tile) {
        return p.land.territory.friendly(tile, seat) || p.army.ownBeside(tile, seat);
    }

    public static void build(WorkingPosition p, int seat, int tile) {
        p.actionsUsed++;
        p.land.erect(tile, Piece.HOUSE, seat);
        if (p.told()) {
            p.tell(new Happening.HouseBuilt(p.seat(seat), p.grid.hex(tile)));
        }
    }

    /** DB-3.1 */
    public static @Nullable Fault refuseToken(WorkingPosition p, int seat, int tile) {
        if (!actionLeft(p)) {
            return Fault.Building.NO_ACTION_LEFT;
        }
        if (tile != Grid.OFF_BOARD && p.army.hostileUnit(tile, seat)) {
            return Fault.Building.ENEMY_ON_TILE;
        }
        if (tile == Grid.OFF_BOARD || !p.land.is(tile, Piece.HOUSE, seat)) {
            return Fault.Building.NO_HOUSE_THERE;
        }
        return p.land.landTokens[seat] == 0 ? Fault.Building.NO_LAND_TOKEN_LEFT : null;
    }

    public static void token(WorkingPosition p, int seat, int tile) {
        p.actionsUsed++;
        p.land.swap(tile, Piece.TOKEN);
        if (p.told()) {
            p.tell(new Happening.HouseToToken(p.seat(seat), p.grid.hex(tile)));
        }
    }

    /** DB-3.1 */
    public static @Nullable Fault refuseUntoken(WorkingPosition p, int seat, int tile) {
        if (!actionLeft(p)) {
            return Fault.Building.NO_ACTION_LEFT;
        }
        if (tile != Grid.OFF_BOARD && p.army.hostileUnit(tile, seat)) {
            return Fault.Building.ENEMY_ON_TILE;
        }
        if (tile == Grid.OFF_BOARD || !p.land.is(tile, Piece.TOKEN, seat)) {
            return Fault.Building.NO_LAND_TOKEN_THERE;
        }
        return p.land.houses[seat] == 0 ? Fault.Building.NO_HOUSE_TO_SWAP : null;
    }

    public static void untoken(WorkingPosition p, int seat, int tile) {
        p.actionsUsed++;
        p.land.swap(tile, Piece.HOUSE);
        if (p.told()) {
            p.tell(new Happening.TokenToHouse(p.seat(seat), p.grid.hex(tile)));
        }
    }
}
