package arbiter.games.dynasty.rules.hosting;

import arbiter.engine.chance.Chance;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Grid;
import arbiter.games.dynasty.position.Numbers;
import arbiter.games.dynasty.position.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Section 2: a random map that is equally good for every seat, because all tiles of an orbit of the symmetry get the same
 * terrain.
 */
public final class RandomMap {
    private final int seats;
    private final Grid grid;
    private final int[] anchors;
    private final Numbers numbers;
    private final int water;
    private final int mountain;
    private final int canyon;
    private final int portDistance;
    private final List<int[]> orbits;

    private RandomMap(int seats, int radius, Numbers numbers) {
        this.seats = seats;
        this.grid = Grid.of(radius);
        this.anchors = DefaultMaps.anchors(seats, grid);
        this.numbers = numbers;
        this.water = numbers.settings.whole("waterPct");
        this.mountain = numbers.settings.whole("mountainPct");
        this.canyon = numbers.settings.whole("canyonPct");
        this.portDistance = numbers.settings.whole("portDistance");
        this.orbits = orbits();
    }

    /** The first attempt that passes the tests; the default map if none does. */
    public static Board make(int seats, int radius, Numbers numbers, Chance chance) {
        RandomMap map = new RandomMap(seats, radius, numbers);
        int tries = numbers.settings.whole("mapTries");
        for (int i = 0; i < tries; i++) {
            Optional<Board> board = map.attempt(chance);
            if (board.isPresent()) {
                return board.get();
            }
        }
        return DefaultMaps.of(seats, radius);
    }

    /** Orbits outside every home, in canonical order of their smallest tile. */
    private List<int[]> orbits() {
        List<int[]> all = new ArrayList<>();
        boolean[] seen = new boolean[grid.size];
        for (int tile = 0; tile < grid.size; tile++) {
            if (!seen[tile]) {
                int[] orbit = DefaultMaps.orbit(seats, grid.hex(tile)).stream()
                        .mapToInt(grid::tile)
                        .distinct()
                        .toArray();
                boolean home = false;
                for (int image : orbit) {
                    seen[image] = true;
                    home |= inAnyHome(image);
                }
                if (!home) {
                    all.add(orbit);
                }
            }
        }
        return all;
    }

    private boolean inAnyHome(int tile) {
        for (int anchor : anchors) {
            if (grid.distance(anchor, tile) <= numbers.homeRadius) {
                return true;
            }
        }
        return false;
    }

    private Optional<Board> attempt(Chance chance) {
        byte[] terrain = new byte[grid.size];
        for (int[] orbit : orbits) {
            Terrain colour = colour(chance.below(100, "the terrain of " + grid.hex(orbit[0])));
            for (int tile : orbit) {
                terrain[tile] = (byte) colour.ordinal();
            }
        }
        Board board = new Board(grid, terrain, anchors);
        return playable(board, numbers, portDistance) ? Optional.of(board) : Optional.empty();
    }

    private Terrain colour(int x) {
        if (x < water) {
            return Terrain.WATER;
        }
        if (x < water + mountain) {
            return Terrain.MOUNTAIN;
        }
        return x < water + mountain + canyon ? Terrain.CANYON : Terrain.PLAIN;
    }

    private static boolean playable(Board board, Numbers numbers, int portDistance) {
        if (!joined(board)) {
            return false;
        }
        for (int seat = 0; seat < board.anchors(); seat++) {
            int anchor = board.anchor(seat);
            if (!Fertility.suffices(board, numbers, anchor)
                    || portDistance > 0 && !hasPort(board, anchor, portDistance)) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasPort(Board board, int anchor, int distance) {
        int end = board.grid.countWithin(anchor, distance);
        for (int i = 0; i < end; i++) {
            if (board.isWater(board.grid.outwards(anchor)[i])) {
                return true;
            }
        }
        return false;
    }

    /** Whether land units could walk between all anchors. */
    static boolean joined(Board board) {
        Grid grid = board.grid;
        boolean[] seen = new boolean[grid.size];
        int[] queue = new int[grid.size];
        int end = 0;
        if (board.isFirm(board.anchor(0))) {
            seen[board.anchor(0)] = true;
            queue[end++] = board.anchor(0);
        }
        for (int i = 0; i < end; i++) {
            for (int beside : grid.neighbours(queue[i])) {
                if (!seen[beside] && board.isFirm(beside)) {
                    seen[beside] = true;
                    queue[end++] = beside;
                }
            }
        }
        for (int seat = 0; seat < board.anchors(); seat++) {
            if (!seen[board.anchor(seat)]) {
                return false;
            }
        }
        return true;
    }
}
