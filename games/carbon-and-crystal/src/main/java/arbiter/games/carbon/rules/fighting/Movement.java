package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Battle;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Actors;
import arbiter.games.carbon.rules.Code;
import arbiter.games.carbon.rules.Progress;
import arbiter.games.carbon.rules.Refusal;
import arbiter.games.carbon.rules.Upgrades;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Marching over the board (CC-H9, CC-H21). */
public final class Movement {
    /** A hex that cannot be reached. */
    public static final byte NEVER = Byte.MAX_VALUE;

    private static final int THROUGH_A_BUILDING = 2;

    /** What a march looks out for: everything, or to explain a refusal the bare ground. */
    public enum Obstacles {
        PIECES,
        GROUND
    }

    private Movement() {}

    /** A unit's Move now: its datasheet's, upgrades, and a Mast in reach of where it starts. */
    public static int allowance(Battle battle, Asset unit) {
        Datasheet.Unit sheet = unit.unit();
        Side side = battle.sides[unit.seat];
        return sheet.move() + Upgrades.bonus(side, Effect.Stat.MOVE, sheet.unitClass()) + march(battle, unit);
    }

    /** Buildings of one name help once, of different names each (CC-H21). */
    private static int march(Battle battle, Asset unit) {
        int bonus = 0;
        for (Datasheet.Building kind : battle.sides[unit.seat].faction.buildings) {
            if (kind.march() > 0 && stands(battle, unit, kind)) {
                bonus += kind.march();
            }
        }
        return bonus;
    }

    private static boolean stands(Battle battle, Asset unit, Datasheet.Building kind) {
        for (int i = 0; i < battle.count; i++) {
            Asset asset = battle.assets[i];
            if (asset.sheet == kind
                    && asset.seat == unit.seat
                    && asset.able()
                    && battle.distance(unit.hex, asset) <= battle.numbers().mastReach) {
                return true;
            }
        }
        return false;
    }

    /** What the cheapest way to every hex costs, {@link #NEVER} beyond the allowance, whether or not one may end there. */
    public static byte[] costs(Battle battle, Asset unit) {
        byte[] cost = new byte[battle.board().size];
        flood(battle, unit, cost, allowance(battle, unit), Obstacles.PIECES);
        return cost;
    }

    /** The hexes where the unit may end a Move: written into {@code ends}, and how many there are. */
    public static int ends(Battle battle, Asset unit, int[] ends) {
        byte[] cost = new byte[battle.board().size];
        int[] reached = flood(battle, unit, cost, allowance(battle, unit), Obstacles.PIECES);
        int count = 0;
        for (int hex : reached) {
            if (hex == unit.hex) {
                break;
            }
            if (battle.at[hex] == null) {
                ends[count++] = hex;
            }
        }
        return count;
    }

    /**
     * Fills in the costs and returns the hexes that were reached, each once, with the unit's own after the last. Costs
     * are small, so the waves of equal cost are walked one after another.
     */
    public static int[] flood(Battle battle, Asset unit, byte[] cost, int allowance, Obstacles obstacles) {
        Board board = battle.board();
        Arrays.fill(cost, NEVER);
        cost[unit.hex] = 0;
        int[] reached = new int[board.size + 1];
        int count = 0;
        reached[count++] = unit.hex;
        for (int wave = 0; wave < allowance; wave++) {
            for (int i = 0, known = count; i < known; i++) {
                if (cost[reached[i]] == wave) {
                    for (int next : board.neighbours(reached[i])) {
                        int total = wave + step(battle, unit, next, obstacles);
                        if (total <= allowance && total < cost[next]) {
                            if (cost[next] == NEVER) {
                                reached[count++] = next;
                            }
                            cost[next] = (byte) total;
                        }
                    }
                }
            }
        }
        System.arraycopy(reached, 1, reached, 0, count - 1);
        reached[count - 1] = unit.hex;
        return reached;
    }

    /** What it costs to enter a hex. */
    public static int step(Battle battle, Asset unit, int hex, Obstacles obstacles) {
        Terrain terrain = battle.board().terrain(hex);
        if (!terrain.passable()) {
            return NEVER;
        }
        int ground = terrain == Terrain.FOREST && !unit.unit().hover() ? battle.numbers().forestCost : 1;
        Asset other = battle.at[hex];
        if (other == null || obstacles == Obstacles.GROUND) {
            return ground;
        }
        if (other.isUnit()) {
            return other.seat == unit.seat ? ground : NEVER;
        }
        // The dearer of the two, never the sum (R40).
        return other.sheet.blocks() ? NEVER : Math.max(ground, THROUGH_A_BUILDING);
    }

    public static @Nullable Refusal refuse(Battle battle, int seat, Order.Move order) {
        Asset unit = battle.find(seat, order.unit());
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
        int hex = battle.board().index(order.hex());
        if (hex == Board.NOWHERE) {
            return new Refusal(Code.PATH, "CC-H9", "move-off-board", "actor", unit, "hex", order.hex());
        }
        Asset there = battle.at[hex];
        if (there != null) {
            return new Refusal(Code.PATH, "CC-H9", "occupied", "actor", unit, "hex", order.hex(), "other", there);
        }
        Terrain terrain = battle.board().terrain(hex);
        if (!terrain.passable()) {
            return new Refusal(
                    Code.PATH, "CC-H1", "impassable", "actor", unit, "hex", order.hex(), "terrain", terrain.word());
        }
        // Far hexes need no search: no hex costs less than 1.
        int allowance = allowance(battle, unit);
        boolean reached = battle.board().distance(unit.hex, hex) <= allowance && costs(battle, unit)[hex] != NEVER;
        return reached ? null : Detour.refuse(battle, unit, hex, allowance);
    }

    public static void carryOut(Progress progress, int seat, Order.Move order) {
        Battle battle = progress.battle;
        Asset unit = Actors.present(battle, seat, order.unit());
        Hex from = battle.board().hex(unit.hex);
        battle.relocate(unit, battle.board().index(order.hex()));
        unit.moved = true;
        progress.tell(() -> new Happening.UnitMoved(unit.toString(), from, order.hex()));
    }
}
