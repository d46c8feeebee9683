package arbiter.games.dynasty.rules.turns;

import arbiter.games.dynasty.position.Army;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Happening;
import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.UnitKind;
import arbiter.games.dynasty.rules.Fault;
import org.jspecify.annotations.Nullable;

/** Section 3: the first centre and the first Soldier. */
public final class Placement {
    private Placement() {}

    public static @Nullable Fault refuseCentre(Position p, int seat, int tile) {
        if (tile == Grid.OFF_BOARD || p.grid.distance(tile, p.board.anchor(seat)) > p.numbers.homeRadius) {
            return Fault.OUTSIDE_HOME;
        }
        if (p.army.at(tile) != Army.NONE) {
            return Fault.UNIT_ON_SITE;
        }
        if (p.land.crowded(tile)) {
            return Fault.START_TOO_CLOSE;
        }
        if (nearestSoldierTile(p, tile) == Land.NOWHERE) {
            return Fault.NO_ROOM_FOR_SOLDIER;
        }
        return fertile(p.board, p.numbers, tile) ? null : Fault.POOR_START;
    }

    /** Whether the bare map has enough tiles in the first two rings (DB-4.1 over terrain alone). */
    public static boolean fertile(Board board, Numbers numbers, int centre) {
        int[] rings = rings(board, centre);
        return rings[1] >= numbers.ringMinFirst && rings[2] >= numbers.ringMinUpper;
    }

    /** How many tiles of rings 1 and 2 hang together with the centre over plain. */
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
        // A tile of the second ring may hang on another of the second ring.
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

    public static @Nullable Fault refuseSoldier(Position p, int seat, int tile) {
        if (tile == Grid.OFF_BOARD || !p.board.isFirm(tile)) {
            return Fault.NOT_FIRM_GROUND;
        }
        if (p.army.at(tile) != Army.NONE || !p.land.isEmpty(tile)) {
            return Fault.START_TILE_TAKEN;
        }
        int centre = p.land.city(seat, 0);
        return p.grid.distance(centre, tile) > p.numbers.soldierStartDistance ? Fault.TOO_FAR_FROM_CENTRE : null;
    }

    /** The legal Soldier tile nearest a centre on that tile, or {@link Land#NOWHERE}. */
    static int nearestSoldierTile(Position p, int centre) {
        int end = p.grid.countWithin(centre, p.numbers.soldierStartDistance);
        for (int i = 1; i < end; i++) {
            int tile = p.grid.outwards(centre)[i];
            if (p.board.isFirm(tile) && p.army.at(tile) == Army.NONE && p.land.isEmpty(tile)) {
                return tile;
            }
        }
        return Land.NOWHERE;
    }

    public static void centre(Position p, int seat, int tile) {
        p.land.settle(tile, seat, p.numbers.startLevel);
        p.phase = Phase.SOLDIER;
        if (p.told()) {
            p.tell(new Happening.CentrePlaced(p.seat(seat), p.grid.hex(tile), p.numbers.startLevel));
        }
    }

    public static void soldier(Position p, int seat, int tile) {
        int unit = p.army.muster(UnitKind.SOLDIER, seat, tile);
        if (p.told()) {
            p.tell(new Happening.SoldierPlaced(p.seat(seat), p.id(unit), p.grid.hex(tile)));
        }
        Turns.nextSetup(p);
    }

    /** The default at the deadline: the own anchor, or on an odd board the nearest legal tile of the home. */
    static int defaultCentre(Position p, int seat) {
        int anchor = p.board.anchor(seat);
        int end = p.grid.countWithin(anchor, p.numbers.homeRadius);
        for (int i = 0; i < end; i++) {
            int tile = p.grid.outwards(anchor)[i];
            if (refuseCentre(p, seat, tile) == null) {
                return tile;
            }
        }
        return Land.NOWHERE;
    }
}
