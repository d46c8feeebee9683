package arbiter.games.dynasty.position;

import org.jspecify.annotations.Nullable;

/**
 * The tiles of a hexagon with one radius, numbered in canonical order (by r, then q), with precomputed distances. Rules use
 * tile numbers; {@link Hex} is for people.
 */
public final class Grid {
    public static final int LARGEST = 12;
    public static final int OFF_BOARD = -1;

    private static final int[][] STEPS = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    private static final @Nullable Grid[] BY_RADIUS = new Grid[LARGEST + 1];

    public final int radius;
    public final int size;
    private final int[] q;
    private final int[] r;
    private final int[] tileOf;
    private final int[][] neighbours;
    private final byte[] distances;
    private final int[][] outwards;
    private final int[][] countWithin;

    private Grid(int radius) {
        this.radius = radius;
        this.size = 3 * radius * (radius + 1) + 1;
        this.q = new int[size];
        this.r = new int[size];
        int width = 2 * radius + 1;
        this.tileOf = new int[width * width];
        java.util.Arrays.fill(tileOf, OFF_BOARD);
        int next = 0;
        for (int row = -radius; row <= radius; row++) {
            for (int column = -radius; column <= radius; column++) {
                if (Math.abs(row + column) <= radius) {
                    q[next] = column;
                    r[next] = row;
                    tileOf[(row + radius) * width + column + radius] = next++;
                }
            }
        }
        this.neighbours = new int[size][];
        this.distances = new byte[size * size];
        this.outwards = new int[size][size];
        this.countWithin = new int[size][2 * radius + 1];
        for (int tile = 0; tile < size; tile++) {
            measureFrom(tile);
        }
    }

    public static synchronized Grid of(int radius) {
        Grid known = BY_RADIUS[radius];
        if (known == null) {
            known = new Grid(radius);
            BY_RADIUS[radius] = known;
        }
        return known;
    }

    private void measureFrom(int tile) {
        int[] around = new int[STEPS.length];
        int found = 0;
        for (int[] step : STEPS) {
            int other = tile(q[tile] + step[0], r[tile] + step[1]);
            if (other != OFF_BOARD) {
                around[found++] = other;
            }
        }
        neighbours[tile] = java.util.Arrays.copyOf(around, found);
        int[] counts = countWithin[tile];
        for (int other = 0; other < size; other++) {
            int distance = Hex.distance(q[tile], r[tile], q[other], r[other]);
            distances[tile * size + other] = (byte) distance;
            counts[distance]++;
        }
        for (int d = 1; d < counts.length; d++) {
            counts[d] += counts[d - 1];
        }
        int[] filled = new int[counts.length];
        for (int other = 0; other < size; other++) {
            int distance = distance(tile, other);
            int start = distance == 0 ? 0 : counts[distance - 1];
            outwards[tile][start + filled[distance]++] = other;
        }
    }

    /** The tile's number, or {@link #OFF_BOARD}. */
    public int tile(int column, int row) {
        if (Math.abs(column) > radius || Math.abs(row) > radius || Math.abs(column + row) > radius) {
            return OFF_BOARD;
        }
        return tileOf[(row + radius) * (2 * radius + 1) + column + radius];
    }

    public int tile(Hex hex) {
        return tile(hex.q(), hex.r());
    }

    public Hex hex(int tile) {
        return new Hex(q[tile], r[tile]);
    }

    public int q(int tile) {
        return q[tile];
    }

    public int r(int tile) {
        return r[tile];
    }

    /** The adjacent tiles that are on the board. */
    public int[] neighbours(int tile) {
        return neighbours[tile];
    }

    public int distance(int a, int b) {
        return distances[a * size + b];
    }

    /** All tiles, the nearest first; tiles at the same distance are in canonical order. */
    public int[] outwards(int tile) {
        return outwards[tile];
    }

    /** The number of tiles of {@link #outwards} within that distance. */
    public int countWithin(int tile, int distance) {
        int[] counts = countWithin[tile];
        return distance < 0 ? 0 : counts[Math.min(distance, counts.length - 1)];
    }
}
