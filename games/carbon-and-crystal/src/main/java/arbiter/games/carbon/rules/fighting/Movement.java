package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Effect;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.rules.Upgrades;
import java.util.Arrays;
import java.util.LinkedList;
import java.util.List;

/** Where a unit can move to, and what it costs (CC-H9, CC-H21). {@link Moves} judges and carries out the order. */
public final class Movement {
    /** A hex that cannot be reached. */
    public static final byte NEVER = Byte.MAX_VALUE;

    private static final int THROUGH_A_BUILDING = 2;

    /** What a search takes into account: ground and pieces or, to explain a refusal, only the ground. */
    public enum Obstacles {
        PIECES,
        GROUND
    }

    private Movement() {}

    /** A unit's Move now: from its datasheet, its upgrades, and a Mast in reach of its start. */
    public static int allowance(Position position, Asset unit) {
        Datasheet.Unit sheet = unit.unit();
        Side side = position.sides[unit.seat];
        return sheet.move() + Upgrades.bonus(side, Effect.Stat.MOVE, sheet.unitClass()) + march(position, unit);
    }

    /** Several buildings of the same name help once; different names add up (CC-H21). */
    private static int march(Position position, Asset unit) {
        int bonus = 0;
        for (Datasheet.Building kind : position.sides[unit.seat].faction.buildings) {
            if (kind.march() > 0 && stands(position, unit, kind)) {
                bonus += kind.march();
            }
        }
        return bonus;
    }

    private static boolean stands(Position position, Asset unit, Datasheet.Building kind) {
        for (int i = 0; i < position.count; i++) {
            Asset asset = position.assets[i];
            if (asset.sheet == kind
                    && asset.seat == unit.seat
                    && asset.able()
                    && position.distance(unit.hex, asset) <= position.numbers().mastReach) {
                return true;
            }
        }
        return false;
    }

    /**
     * The cost of the cheapest way to every hex, {@link #NEVER} beyond the allowance. It includes hexes where a unit may not
     * end its move.
     */
    public static byte[] costs(Position position, Asset unit) {
        byte[] cost = new byte[position.board().size];
        flood(position, unit, cost, allowance(position, unit), Obstacles.PIECES);
        return cost;
    }

    /** A cheapest way to a reachable hex, beginning at the unit's own hex; {@code cost} comes from {@link #costs}. */
    public static List<Integer> way(Position position, Asset unit, byte[] cost, int hex) {
        LinkedList<Integer> way = new LinkedList<>(List.of(hex));
        for (int at = hex; at != unit.hex; at = way.getFirst()) {
            int before = cost[at] - step(position, unit, at, Obstacles.PIECES);
            for (int near : position.board().neighbours(at)) {
                if (cost[near] == before) {
                    way.addFirst(near);
                    break;
                }
            }
            if (way.getFirst() == at) {
                throw new IllegalStateException("no way to " + position.board().text(hex));
            }
        }
        return way;
    }

    /** Writes the hexes where the unit may end a Move into {@code ends}, and returns their number. */
    public static int ends(Position position, Asset unit, int[] ends) {
        byte[] cost = new byte[position.board().size];
        int[] reached = flood(position, unit, cost, allowance(position, unit), Obstacles.PIECES);
        int count = 0;
        for (int hex : reached) {
            if (hex == unit.hex) {
                break;
            }
            if (position.at[hex] == null) {
                ends[count++] = hex;
            }
        }
        return count;
    }

    /**
     * Fills in the costs and returns the hexes that were reached, each once, with the unit's own hex after the last. Costs
     * are small numbers, so all hexes of one cost are visited before those of the next.
     */
    public static int[] flood(Position position, Asset unit, byte[] cost, int allowance, Obstacles obstacles) {
        Board board = position.board();
        Arrays.fill(cost, NEVER);
        cost[unit.hex] = 0;
        int[] reached = new int[board.size + 1];
        int count = 0;
        reached[count++] = unit.hex;
        for (int wave = 0; wave < allowance; wave++) {
            for (int i = 0, known = count; i < known; i++) {
                if (cost[reached[i]] == wave) {
                    for (int next : board.neighbours(reached[i])) {
                        int total = wave + step(position, unit, next, obstacles);
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
    public static int step(Position position, Asset unit, int hex, Obstacles obstacles) {
        Terrain terrain = position.board().terrain(hex);
        if (!terrain.passable()) {
            return NEVER;
        }
        int ground = terrain == Terrain.FOREST && !unit.unit().hover() ? position.numbers().forestCost : 1;
        Asset other = position.at[hex];
        if (other == null || obstacles == Obstacles.GROUND) {
            return ground;
        }
        if (other.isUnit()) {
            return other.seat == unit.seat ? ground : NEVER;
        }
        // The higher of the two costs, never the sum (CC-H9).
        return other.sheet.blocks() ? NEVER : Math.max(ground, THROUGH_A_BUILDING);
    }
}
