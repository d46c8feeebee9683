package arbiter.games.dynasty.position;

/** DB-4.3: the tiles that are too near to a centre for another one. */
public final class Spacing {
    private final Grid grid;
    private final int apart;
    /** By tile: the number of centres that are too near for another one. */
    private final byte[] crowding;
    /** Tiles that are far enough from every centre. */
    public final TileSet roomy;

    Spacing(Grid grid, int apart) {
        this.grid = grid;
        this.apart = apart;
        crowding = new byte[grid.size];
        roomy = new TileSet(grid.size);
        roomy.fill(grid.size);
    }

    private Spacing(Spacing other) {
        grid = other.grid;
        apart = other.apart;
        crowding = other.crowding.clone();
        roomy = other.roomy.copy();
    }

    Spacing copy() {
        return new Spacing(this);
    }

    public boolean crowded(int tile) {
        return crowding[tile] > 0;
    }

    void settle(int centre) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, apart - 1);
        for (int i = 0; i < end; i++) {
            crowding[tiles[i]]++;
            roomy.remove(tiles[i]);
        }
    }

    void abandon(int centre) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, apart - 1);
        for (int i = 0; i < end; i++) {
            if (--crowding[tiles[i]] == 0) {
                roomy.add(tiles[i]);
            }
        }
    }
}
