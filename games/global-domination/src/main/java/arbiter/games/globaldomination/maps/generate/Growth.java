package arbiter.games.globaldomination.maps.generate;

import java.util.Arrays;

/**
 * Lets territories grow from their seeds over the squares, the nearest first. Rough ground slows them down, which makes
 * borders irregular. The result is always connected. Squares are taken from a ring of lists, one for each distance.
 */
final class Growth {
    static final int NOBODY = -1;
    private static final int RING = 64;
    private static final int STRAIGHT = 10;
    private static final int DIAGONAL = 14;

    private final int width;
    private final int height;
    private final byte[] rough;
    private final int[][] ring = new int[RING][64];
    private final int[] filled = new int[RING];
    private int waiting;
    final int[] owners;
    final int[] distances;

    /** @param rough how much slower each square is than even ground, in tenths, 0 to 30 */
    Growth(int width, int height, byte[] rough) {
        this.width = width;
        this.height = height;
        this.rough = rough;
        owners = new int[width * height];
        distances = new int[width * height];
    }

    void clear() {
        Arrays.fill(owners, NOBODY);
        Arrays.fill(distances, Integer.MAX_VALUE);
        Arrays.fill(filled, 0);
        waiting = 0;
    }

    void seed(int square, int owner) {
        reach(square, owner, 0);
    }

    /** Grows over the squares for which {@code open} is {@code wanted}. */
    void grow(boolean[] open, boolean wanted) {
        for (int distance = 0; waiting > 0; distance++) {
            int slot = distance % RING;
            for (int i = 0; i < filled[slot]; i++) {
                int at = ring[slot][i];
                if (distances[at] == distance) {
                    spread(at, distance, open, wanted);
                }
            }
            waiting -= filled[slot];
            filled[slot] = 0;
        }
    }

    private void spread(int at, int distance, boolean[] open, boolean wanted) {
        int x = at % width;
        int y = at / width;
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int toX = x + dx;
                int toY = y + dy;
                if ((dx == 0 && dy == 0) || toX < 0 || toY < 0 || toX >= width || toY >= height) {
                    continue;
                }
                int to = toY * width + toX;
                // A diagonal step needs open ground beside it, so that a territory cannot pass between the corners of
                // two others.
                boolean diagonal = dx != 0 && dy != 0;
                if (open[to] == wanted && (!diagonal || open[y * width + toX] == wanted)) {
                    int step = (diagonal ? DIAGONAL : STRAIGHT) * (10 + rough[to]) / 10;
                    if (distance + step < distances[to]) {
                        reach(to, owners[at], distance + step);
                    }
                }
            }
        }
    }

    private void reach(int square, int owner, int distance) {
        owners[square] = owner;
        distances[square] = distance;
        int slot = distance % RING;
        if (filled[slot] == ring[slot].length) {
            ring[slot] = Arrays.copyOf(ring[slot], 2 * filled[slot]);
        }
        ring[slot][filled[slot]++] = square;
        waiting++;
    }
}
