package arbiter.games.dynasty;

import java.util.Arrays;
import java.util.List;

/** The land before anybody settles: a grid, its terrain, and the anchor of each seat's home. Never changes. */
final class Board {
    final Grid grid;
    private final byte[] terrain;
    private final int[] anchors;
    private final int[][] plainBeside;

    /** @param anchors in seat order; none on a board that nobody will start from */
    Board(Grid grid, byte[] terrain, int[] anchors) {
        this.grid = grid;
        this.terrain = terrain.clone();
        this.anchors = anchors.clone();
        this.plainBeside = new int[grid.size][];
        for (int tile = 0; tile < grid.size; tile++) {
            plainBeside[tile] =
                    Arrays.stream(grid.neighbours(tile)).filter(this::isPlain).toArray();
        }
    }

    static Board plain(int radius) {
        Grid grid = Grid.of(radius);
        return new Board(grid, new byte[grid.size], new int[0]);
    }

    Terrain terrain(int tile) {
        return Terrain.at(terrain[tile]);
    }

    boolean isPlain(int tile) {
        return terrain[tile] == 0;
    }

    boolean isWater(int tile) {
        return terrain[tile] == 1;
    }

    boolean isCanyon(int tile) {
        return terrain[tile] == 2;
    }

    /** Plain or canyon: where a land unit stands without help (section 2). */
    boolean isFirm(int tile) {
        return (terrain[tile] & 1) == 0;
    }

    /** The adjacent tiles where houses may stand. */
    int[] plainBeside(int tile) {
        return plainBeside[tile];
    }

    int anchors() {
        return anchors.length;
    }

    int anchor(int seat) {
        return anchors[seat];
    }

    /** The tiles of one terrain, in canonical order. */
    List<Hex> tilesOf(Terrain wanted) {
        return java.util.stream.IntStream.range(0, grid.size)
                .filter(tile -> terrain[tile] == wanted.ordinal())
                .mapToObj(grid::hex)
                .toList();
    }

    Board withAnchors(int[] others) {
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
