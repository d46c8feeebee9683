package arbiter.games.dynasty.position;

/** DB-0: the areas that each tile is in. It is updated when a city is founded, grows or falls. */
public final class Territory {
    private final Grid grid;
    /** Bit s is set if the tile is in an area of seat s. */
    private final byte[] holders;
    /** By seat and tile: the number of that seat's areas that contain the tile. */
    private final short[][] cover;
    /** By seat: friendly tiles. */
    public final TileSet[] held;

    Territory(Grid grid, int seats) {
        this.grid = grid;
        holders = new byte[grid.size];
        cover = new short[seats][grid.size];
        held = TileSet.array(seats, grid.size);
    }

    private Territory(Territory other) {
        grid = other.grid;
        holders = other.holders.clone();
        cover = new short[other.cover.length][];
        for (int seat = 0; seat < cover.length; seat++) {
            cover[seat] = other.cover[seat].clone();
        }
        held = TileSet.copy(other.held);
    }

    Territory copy() {
        return new Territory(this);
    }

    /** DB-0.2: in an area of that seat. */
    public boolean friendly(int tile, int seat) {
        return (holders[tile] >> seat & 1) != 0;
    }

    /** DB-0.2: in areas of two or more players. */
    public boolean conflicted(int tile) {
        return (holders[tile] & holders[tile] - 1) != 0;
    }

    /** In the area of at least one other player. */
    public boolean hostile(int tile, int seat) {
        return (holders[tile] & ~(1 << seat)) != 0;
    }

    /** Adds an area, or the ring by which it grows: the tiles from one distance to another. */
    void add(int centre, int seat, int from, int to) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, to);
        for (int i = grid.countWithin(centre, from - 1); i < end; i++) {
            int tile = tiles[i];
            cover[seat][tile]++;
            holders[tile] |= (byte) (1 << seat);
            held[seat].add(tile);
        }
    }

    /** Removes a whole area. */
    void remove(int centre, int seat, int range) {
        int[] tiles = grid.outwards(centre);
        int end = grid.countWithin(centre, range);
        for (int i = 0; i < end; i++) {
            int tile = tiles[i];
            if (--cover[seat][tile] == 0) {
                holders[tile] &= (byte) ~(1 << seat);
                held[seat].remove(tile);
            }
        }
    }
}
