package arbiter.games.dynasty.rules.cities;

import arbiter.games.dynasty.position.Land;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.building.Houses;
import org.jspecify.annotations.Nullable;

/**
 * DB-4.1: whether the rings around a centre are full. Usable tiles (U) that are connected with the centre (R) must be built;
 * all other tiles are not needed.
 */
public final class RingTest {
    /** Whether a ring is the new one, or one inside it. */
    public enum Ring {
        NEW,
        INNER
    }

    private final WorkingPosition p;
    private final int centre;
    private final int seat;
    private final int level;
    private final int[] reached;
    private int count;

    /** @param level the new ring: 1 to found a town, the city's level + 1 to upgrade it */
    private RingTest(WorkingPosition p, int centre, int seat, int level) {
        this.p = p;
        this.centre = centre;
        this.seat = seat;
        this.level = level;
        this.reached = new int[p.grid.countWithin(centre, level)];
    }

    /** Finds all tiles of R. */
    public static RingTest of(WorkingPosition p, int centre, int seat, int level) {
        RingTest test = new RingTest(p, centre, seat, level);
        test.explore();
        return test;
    }

    static @Nullable Fault refuse(WorkingPosition p, int centre, int seat, int level) {
        // Most sites fail because of a neighbouring tile, which is fast to check.
        for (int tile : p.grid.neighbours(centre)) {
            if (usable(p, tile, centre, seat) && !built(p, tile, ring(1, level))) {
                return Fault.City.RING_INCOMPLETE;
            }
        }
        return of(p, centre, seat, level).verdict();
    }

    /** Whether the tile is in U, ignoring the distance. */
    public static boolean usable(WorkingPosition p, int tile, int centre, int seat) {
        Land land = p.land;
        if (!p.board.isPlain(tile) || land.isCentre(tile)) {
            return false;
        }
        if (land.isEmpty(tile)) {
            // A tile is not required if nobody may build there, or this seat never could (DB-2.2).
            return !land.territory.conflicted(tile) && !Houses.barred(p, seat, tile);
        }
        return land.owner(tile) == seat && (land.claim(tile) == Land.NOWHERE || land.claim(tile) == centre);
    }

    private static Ring ring(int distance, int level) {
        return distance == level ? Ring.NEW : Ring.INNER;
    }

    /** A new ring needs houses; in an inner ring tokens count too (DB-3.2). */
    public static boolean built(WorkingPosition p, int tile, Ring ring) {
        return switch (ring) {
            case NEW -> !p.land.isEmpty(tile) && p.land.piece(tile) == Piece.HOUSE;
            case INNER -> p.land.isHousing(tile);
        };
    }

    private void explore() {
        boolean[] seen = new boolean[p.grid.size];
        seen[centre] = true;
        spread(centre, seen);
        for (int i = 0; i < count; i++) {
            spread(reached[i], seen);
        }
    }

    private void spread(int from, boolean[] seen) {
        for (int tile : p.grid.neighbours(from)) {
            if (!seen[tile] && p.grid.distance(centre, tile) <= level && usable(p, tile, centre, seat)) {
                seen[tile] = true;
                reached[count++] = tile;
            }
        }
    }

    private @Nullable Fault verdict() {
        if (!roomy()) {
            return Fault.City.RING_TOO_SMALL;
        }
        boolean full = true;
        for (int i = 0; i < count; i++) {
            full &= built(p, reached[i], ring(p.grid.distance(centre, reached[i]), level));
        }
        return full ? null : Fault.City.RING_INCOMPLETE;
    }

    /** Whether every ring has the minimum number of usable tiles. */
    boolean roomy() {
        int[] inRing = new int[level + 1];
        for (int i = 0; i < count; i++) {
            inRing[p.grid.distance(centre, reached[i])]++;
        }
        for (int ring = 1; ring <= level; ring++) {
            if (inRing[ring] < minimum(p, ring)) {
                return false;
            }
        }
        return true;
    }

    public static int minimum(WorkingPosition p, int ring) {
        return ring == 1 ? p.numbers.ringMinFirst : p.numbers.ringMinUpper;
    }

    /** The number of tiles of R in that ring. */
    public int inRing(int ring) {
        int found = 0;
        for (int i = 0; i < count; i++) {
            found += p.grid.distance(centre, reached[i]) == ring ? 1 : 0;
        }
        return found;
    }

    /** The tiles of R, in canonical order. */
    int[] needed() {
        int[] tiles = java.util.Arrays.copyOf(reached, count);
        java.util.Arrays.sort(tiles);
        return tiles;
    }

    /** The tiles of R that still need a house (or, in inner rings, a token), in canonical order. */
    public int[] missing() {
        return java.util.stream.IntStream.range(0, count)
                .map(i -> reached[i])
                .filter(tile -> !built(p, tile, ring(p.grid.distance(centre, tile), level)))
                .sorted()
                .toArray();
    }

    /** DB-4.6: every structure in R now belongs to the city. */
    void claim() {
        for (int i = 0; i < count; i++) {
            if (!p.land.isEmpty(reached[i])) {
                p.land.claim(reached[i], centre);
            }
        }
    }
}
