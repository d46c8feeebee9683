package arbiter.games.dynasty.position;

import java.util.Arrays;
import java.util.List;

/** The empty map: a grid, its terrain, and the anchor of each seat's home. Never changes. */
public final class Board {
    public final Grid grid;
    private final byte[] terrain;
    private final int[] anchors;
    private final int[][] plainBeside;

    /** @param anchors in seat order; empty for a board on which no game will start */
    public Board(Grid grid, byte[] terrain, int[] anchors) {
        this.grid = grid;
        this.terrain = terrain.clone();
        this.anchors = anchors.clone();
        this.plainBeside = new int[grid.size][];
        for (int tile = 0; tile < grid.size; tile++) {
            plainBeside[tile] =
                    Arrays.stream(grid.neighbours(tile)).filter(this::isPlain).toArray();
        }
    }

    public static Board plain(int radius) {
        Grid grid = Grid.of(radius);
        return new Board(grid, new byte[grid.size], new int[0]);
    }

    public Terrain terrain(int tile) {
        return Terrain.at(terrain[tile]);
    }

    public boolean isPlain(int tile) {
        return terrain[tile] == 0;
    }

    public boolean isWater(int tile) {
        return terrain[tile] == 1;
    }

    public boolean isCanyon(int tile) {
        return terrain[tile] == 2;
    }

    /** Plain or canyon: a land unit can stand there without a bridge or a Ship (section 2). */
    public boolean isFirm(int tile) {
        return (terrain[tile] & 1) == 0;
    }

    /** The adjacent tiles where houses may be built. */
    public int[] plainBeside(int tile) {
        return plainBeside[tile];
    }

    public int anchors() {
        return anchors.length;
    }

    public int anchor(int seat) {
        return anchors[seat];
    }

    /** The tiles of one terrain, in canonical order. */
    public List<Hex> tilesOf(Terrain wanted) {
        return java.util.stream.IntStream.range(0, grid.size)
                .filter(tile -> terrain[tile] == wanted.ordinal())
                .mapToObj(grid::hex)
                .toList();
    }

    public Board withAnchors(int[] others) {
        return new Board(grid, terrain, others);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && grid == that.grid
                && Arrays.equals(terrain, that.terrain)
                && Arrays.equals(anchors, that.anchors);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(terrain);
    }
}
