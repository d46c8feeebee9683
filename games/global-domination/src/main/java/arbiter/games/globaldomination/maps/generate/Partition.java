package arbiter.games.globaldomination.maps.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Divides land into territories of about equal size: every island gets its share of seeds, and these are then evenly spread.
 */
final class Partition {
    private static final int ROUNDS = 5;
    private static final int ROUGHEST = 30;

    private final SplitMix dice;
    private final int width;
    private final int height;
    private final boolean[] land;
    private final Growth growth;

    Partition(SplitMix dice, int width, int height, boolean[] land) {
        this.dice = dice;
        this.width = width;
        this.height = height;
        this.land = land;
        Noise hills = new Noise(dice.next(), width, height, 11, 2);
        byte[] rough = new byte[width * height];
        for (int i = 0; i < rough.length; i++) {
            rough[i] = (byte) Math.clamp(
                    Math.round(ROUGHEST * (0.5 + 0.9 * hills.at(i % width, (double) (i / width)))), 0, ROUGHEST);
        }
        growth = new Growth(width, height, rough);
    }

    /** A grid of exactly {@code count} territories. Islands that are too small for one become sea. */
    CellGrid cut(int count) {
        List<int[]> islands = islands();
        int[] shares = shares(islands, count);
        int[] seeds = new int[count];
        int next = 0;
        for (int i = 0; i < islands.size(); i++) {
            int[] squares = islands.get(i);
            if (shares[i] == 0) {
                for (int square : squares) {
                    land[square] = false;
                }
            }
            for (int k = 0; k < shares[i]; k++) {
                seeds[next++] = squares[dice.below(squares.length)];
            }
        }
        for (int round = 0; round < ROUNDS; round++) {
            grow(seeds);
            settle(seeds);
        }
        grow(seeds);
        CellGrid grid = new CellGrid(width, height);
        for (int i = 0; i < land.length; i++) {
            grid.set(i % width, i / width, land[i] ? growth.owners[i] + 1 : CellGrid.SEA);
        }
        return grid;
    }

    private void grow(int[] seeds) {
        growth.clear();
        for (int i = 0; i < seeds.length; i++) {
            if (growth.owners[seeds[i]] == Growth.NOBODY) {
                growth.seed(seeds[i], i);
            } else {
                seeds[i] = elsewhere(growth.owners[seeds[i]], seeds[i]);
                growth.seed(seeds[i], i);
            }
        }
        growth.grow(land, true);
    }

    /** If two seeds are on one square, the second takes a free square of land near it. */
    private int elsewhere(int owner, int square) {
        for (int away = 1; away < land.length; away++) {
            for (int to : new int[] {square + away, square - away}) {
                if (to >= 0 && to < land.length && land[to] && growth.owners[to] == Growth.NOBODY) {
                    return to;
                }
            }
        }
        throw new IllegalStateException("no land is left for a second seed beside " + owner);
    }

    /** Moves every seed to the square of its territory that is nearest to the middle. */
    private void settle(int[] seeds) {
        long[] sumX = new long[seeds.length];
        long[] sumY = new long[seeds.length];
        long[] counts = new long[seeds.length];
        for (int i = 0; i < land.length; i++) {
            int owner = growth.owners[i];
            if (owner >= 0) {
                sumX[owner] += i % width;
                sumY[owner] += i / width;
                counts[owner]++;
            }
        }
        double[] nearest = new double[seeds.length];
        Arrays.fill(nearest, Double.POSITIVE_INFINITY);
        for (int i = 0; i < land.length; i++) {
            int owner = growth.owners[i];
            if (owner >= 0) {
                double dx = i % width - (double) sumX[owner] / counts[owner];
                double dy = i / width - (double) sumY[owner] / counts[owner];
                if (dx * dx + dy * dy < nearest[owner]) {
                    nearest[owner] = dx * dx + dy * dy;
                    seeds[owner] = i;
                }
            }
        }
    }

    /** The connected pieces of land, the largest first. */
    private List<int[]> islands() {
        boolean[] seen = new boolean[land.length];
        int[] stack = new int[land.length];
        List<int[]> islands = new ArrayList<>();
        for (int start = 0; start < land.length; start++) {
            if (land[start] && !seen[start]) {
                int size = 0;
                int top = 0;
                stack[top++] = start;
                seen[start] = true;
                int[] squares = new int[64];
                while (top > 0) {
                    int at = stack[--top];
                    squares = size == squares.length ? Arrays.copyOf(squares, 2 * size) : squares;
                    squares[size++] = at;
                    int[] near = {at - 1, at + 1, at - width, at + width};
                    for (int to : near) {
                        // The edge of the page is water, so a step never leaves the page.
                        if (land[to] && !seen[to]) {
                            seen[to] = true;
                            stack[top++] = to;
                        }
                    }
                }
                islands.add(Arrays.copyOf(squares, size));
            }
        }
        islands.sort((a, b) -> Integer.compare(b.length, a.length));
        return islands;
    }

    /** Like seats in a parliament: the island with the most land per territory so far gets the next one. */
    private static int[] shares(List<int[]> islands, int count) {
        int[] shares = new int[islands.size()];
        for (int given = 0; given < count; given++) {
            int best = 0;
            double most = -1;
            for (int i = 0; i < shares.length; i++) {
                double claim = islands.get(i).length / (shares[i] + 0.7);
                if (claim > most) {
                    most = claim;
                    best = i;
                }
            }
            shares[best]++;
        }
        return shares;
    }
}
