package arbiter.games.dynasty.rules.hosting;

import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Numbers;

/** Sections 2 and 3: whether a city could grow on a tile of the empty map. */
public final class Fertility {
    private Fertility() {}

    /** Whether the empty map has enough tiles in the first two rings (DB-4.1, using only the terrain). */
    public static boolean suffices(Board board, Numbers numbers, int centre) {
        int[] rings = rings(board, centre);
        return rings[1] >= numbers.ringMinFirst && rings[2] >= numbers.ringMinUpper;
    }

    /** The number of tiles of rings 1 and 2 that are connected with the centre by plain tiles. */
    public static int[] rings(Board board, int centre) {
        Grid grid = board.grid;
        int[] rings = new int[3];
        boolean[] seen = new boolean[grid.size];
        for (int first : grid.neighbours(centre)) {
            if (board.isPlain(first)) {
                rings[1]++;
                for (int second : grid.neighbours(first)) {
                    if (!seen[second] && grid.distance(centre, second) == 2 && board.isPlain(second)) {
                        seen[second] = true;
                        rings[2]++;
                    }
                }
            }
        }
        // A tile of the second ring may be connected only by another tile of the second ring.
        boolean grew = true;
        while (grew) {
            grew = false;
            for (int i = grid.countWithin(centre, 1); i < grid.countWithin(centre, 2); i++) {
                int tile = grid.outwards(centre)[i];
                if (!seen[tile] && board.isPlain(tile) && besideSeen(grid, tile, seen)) {
                    seen[tile] = true;
                    rings[2]++;
                    grew = true;
                }
            }
        }
        return rings;
    }

    private static boolean besideSeen(Grid grid, int tile, boolean[] seen) {
        for (int beside : grid.neighbours(tile)) {
            if (seen[beside]) {
                return true;
            }
        }
        return false;
    }
}
