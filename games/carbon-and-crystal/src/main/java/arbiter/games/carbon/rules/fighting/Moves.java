package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** The order to move (CC-H9). */
public final class Moves {
    private Moves() {}

    public static @Nullable Refusal refuse(Position position, int seat, Order.Move order) {
        Asset unit = position.find(seat, order.unit());
        Refusal unknown = Actors.unknown(seat, unit, order.unit(), "CC-H9");
        if (unknown != null || unit == null) {
            return unknown;
        }
        if (unit.moved) {
            return new Refusal(Code.ACTED, "CC-H8", "moved", "actor", unit);
        }
        if (!unit.isUnit()) {
            return unit.active() ? new Refusal(Code.ROLE, "CC-H9", "immobile", "actor", unit) : Actors.inactive(unit);
        }
        int hex = position.board().index(order.hex());
        if (hex == Board.NOWHERE) {
            return new Refusal(Code.PATH, "CC-H9", "move-off-board", "actor", unit, "hex", order.hex());
        }
        Asset there = position.at[hex];
        if (there != null) {
            return new Refusal(Code.PATH, "CC-H9", "occupied", "actor", unit, "hex", order.hex(), "other", there);
        }
        Terrain terrain = position.board().terrain(hex);
        if (!terrain.passable()) {
            return new Refusal(
                    Code.PATH, "CC-H1", "impassable", "actor", unit, "hex", order.hex(), "terrain", terrain.word());
        }
        // Distant hexes need no search, because every hex costs at least 1.
        int allowance = Movement.allowance(position, unit);
        boolean reached = position.board().distance(unit.hex, hex) <= allowance
                && Movement.costs(position, unit)[hex] != Movement.NEVER;
        return reached ? null : Detour.refuse(position, unit, hex, allowance);
    }

    public static void carryOut(Progress progress, int seat, Order.Move order) {
        Position position = progress.position;
        Asset unit = Actors.present(position, seat, order.unit());
        Hex from = position.board().hex(unit.hex);
        position.relocate(unit, position.board().index(order.hex()));
        unit.moved = true;
        progress.tell(() -> new Happening.UnitMoved(unit.toString(), from, order.hex()));
    }
}
