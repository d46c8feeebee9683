package arbiter.games.carbon.rules.fighting;

import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Datasheet;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Terrain;
import java.util.Arrays;

/**
 * Line of sight (CC-H10). A line depends only on the offset between its ends, so the two nudged lines of every offset are
 * computed once.
 */
public final class LineOfSight {
    private static final int FARTHEST = Datasheet.Weapon.FARTHEST;
    private static final int SIDE = 2 * FARTHEST + 1;
    private static final double[] NUDGE = {1e-6, 2e-6, -3e-6};

    /**
     * For each offset the hexes between the ends, as alternating dq and dr: first the nudged line, then the one nudged the
     * other way.
     */
    private static final int[][][] LINES = lines();

    private LineOfSight() {}

    private static int[][][] lines() {
        int[][][] lines = new int[SIDE * SIDE][][];
        for (int dq = -FARTHEST; dq <= FARTHEST; dq++) {
            for (int dr = -FARTHEST; dr <= FARTHEST; dr++) {
                lines[(dq + FARTHEST) * SIDE + dr + FARTHEST] = new int[][] {line(dq, dr, 1), line(dq, dr, -1)};
            }
        }
        return lines;
    }

    private static int[] line(int dq, int dr, int sign) {
        int length = new Hex(0, 0).distance(new Hex(dq, dr));
        int[] between = new int[Math.max(0, 2 * (length - 1))];
        for (int i = 1; i < length; i++) {
            double part = (double) i / length;
            double x = dq * part + sign * NUDGE[0];
            double y = dr * part + sign * NUDGE[1];
            double z = -(dq + dr) * part + sign * NUDGE[2];
            Hex hex = rounded(x, y, z);
            between[2 * i - 2] = hex.q();
            between[2 * i - 1] = hex.r();
        }
        return between;
    }

    /** The hex with the nearest centre: the coordinate with the largest rounding error is computed from the other two. */
    private static Hex rounded(double x, double y, double z) {
        long q = Math.round(x);
        long r = Math.round(y);
        long s = Math.round(z);
        double wrongQ = Math.abs(q - x);
        double wrongR = Math.abs(r - y);
        double wrongS = Math.abs(s - z);
        if (wrongQ > wrongR && wrongQ > wrongS) {
            q = -r - s;
        } else if (wrongR > wrongS) {
            r = -q - s;
        }
        return new Hex((int) q, (int) r);
    }

    /** Whether an asset has some hex of the target in range and in sight. */
    public static boolean reaches(Position position, Asset attacker, Asset target, int range) {
        if (target.sheet.girth() == 0) {
            return reaches(position, attacker, target.hex, target, range);
        }
        for (int hex : position.board().footprint(target.hex, target.sheet.girth())) {
            if (reaches(position, attacker, hex, target, range)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(Position position, Asset attacker, int hex, Asset target, int range) {
        return position.board().distance(attacker.hex, hex) <= range && clear(position, attacker, hex, target);
    }

    /** Whether at least one of the two lines from the attacker to this hex is free. */
    public static boolean clear(Position position, Asset attacker, int hex, Asset target) {
        Board board = position.board();
        int dq = board.q(hex) - board.q(attacker.hex);
        int dr = board.r(hex) - board.r(attacker.hex);
        int[][] both = LINES[(dq + FARTHEST) * SIDE + dr + FARTHEST];
        return free(position, attacker, target, both[0])
                || (!Arrays.equals(both[0], both[1]) && free(position, attacker, target, both[1]));
    }

    private static boolean free(Position position, Asset attacker, Asset target, int[] between) {
        return obstacle(position, attacker, target, between) == Board.NOWHERE;
    }

    /** What blocks the line between the nearest hexes, for a target that is not seen: a building, or Rock with its hex. */
    public static String obstacle(Position position, Asset attacker, Asset target) {
        Board board = position.board();
        int nearest = target.hex;
        for (int hex : board.footprint(target.hex, target.sheet.girth())) {
            nearest = board.distance(attacker.hex, hex) < board.distance(attacker.hex, nearest) ? hex : nearest;
        }
        int dq = board.q(nearest) - board.q(attacker.hex);
        int dr = board.r(nearest) - board.r(attacker.hex);
        int[] line = LINES[(dq + FARTHEST) * SIDE + dr + FARTHEST][0];
        int hex = obstacle(position, attacker, target, line);
        Asset other = position.at[hex];
        return other == null ? board.terrain(hex).word() + " " + board.text(hex) : other.toString();
    }

    /** The first hex on the line that blocks sight, or {@link Board#NOWHERE}. */
    private static int obstacle(Position position, Asset attacker, Asset target, int[] between) {
        Board board = position.board();
        int q = board.q(attacker.hex);
        int r = board.r(attacker.hex);
        for (int i = 0; i < between.length; i += 2) {
            int hex = board.index(q + between[i], r + between[i + 1]);
            if (hex == Board.NOWHERE) {
                continue;
            }
            Asset other = position.at[hex];
            boolean wall = other != null && other != attacker && other != target && other.sheet.blocks();
            if (wall || board.terrain(hex) == Terrain.ROCK) {
                return hex;
            }
        }
        return Board.NOWHERE;
    }
}
