package arbiter.games.globaldomination.maps.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Decides which squares are land: every square gets a height, and the highest squares are land. */
final class Terrain {
    /** The weight of wide hills and of small ones at the coast, compared with the layout of the style. */
    private static final double BROAD = 0.6;

    private static final double COAST = 0.45;
    private static final double RIM = 0.13;

    private final SplitMix dice;
    private final Style style;
    private final int width;
    private final int height;
    private final int territories;

    Terrain(SplitMix dice, Style style, int width, int height, int territories) {
        this.dice = dice;
        this.style = style;
        this.width = width;
        this.height = height;
        this.territories = territories;
    }

    /** The share of the page that is land. */
    static double share(Style style) {
        return switch (style) {
            case CONTINENTS -> 0.5;
            case ARCHIPELAGO -> 0.34;
            case RING -> 0.42;
        };
    }

    /** A hill: its middle and radius, as shares of the page's height. */
    private record Rise(double x, double y, double radius) {}

    /** True for land. */
    boolean[] land() {
        List<Rise> rises = rises();
        Noise broad = new Noise(dice.next(), width, height, height * 0.4, 2);
        Noise coast = new Noise(dice.next(), width, height, 26, 3);
        Noise bendX = new Noise(dice.next(), width, height, height * 0.3, 2);
        Noise bendY = new Noise(dice.next(), width, height, height * 0.3, 2);
        double hills = style == Style.ARCHIPELAGO ? BROAD / 3 : BROAD;
        double[] heights = new double[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double bentX = (double) x / height + 0.07 * bendX.at(x, y);
                double bentY = (double) y / height + 0.07 * bendY.at(x, y);
                heights[y * width + x] =
                        base(rises, bentX, bentY) + hills * broad.at(x, y) + COAST * coast.at(x, y) - rim(x, y);
            }
        }
        double[] sorted = heights.clone();
        Arrays.sort(sorted);
        double level = sorted[(int) (sorted.length * (1 - share(style)))];
        boolean[] land = new boolean[heights.length];
        for (int i = 0; i < land.length; i++) {
            land[i] = heights[i] > level;
        }
        fillLakes(land);
        return land;
    }

    /** Deep water at the edge, so that the page does not cut off a coast. */
    private double rim(int x, int y) {
        double toEdge = Math.min(Math.min(x, width - 1 - x), Math.min(y, height - 1 - y)) / (double) height;
        double depth = Math.max(0, RIM - toEdge) / RIM;
        return 2.5 * depth * depth + (toEdge < RIM / 8 ? 10 : 0);
    }

    private double base(List<Rise> rises, double x, double y) {
        double best = -1;
        for (Rise rise : rises) {
            double dx = x - rise.x();
            double dy = y - rise.y();
            best = Math.max(best, 1 - Math.sqrt(dx * dx + dy * dy) / rise.radius());
        }
        if (style == Style.RING) {
            double aspect = (double) width / height;
            double dx = (x - aspect / 2) / aspect;
            double dy = y - 0.5;
            double away = Math.sqrt(dx * dx + dy * dy);
            best = Math.max(best, 1 - Math.abs(away - 0.33) / 0.12);
        }
        return best;
    }

    private List<Rise> rises() {
        return switch (style) {
            case CONTINENTS -> spread(Math.clamp(territories / 18, 2, 6), 0.42);
            case ARCHIPELAGO -> spread(Math.clamp(territories / 4, 6, 160), 0.7);
            case RING -> inner(Math.clamp(territories / 14, 1, 8));
        };
    }

    /** Hills that are far apart: of several random places, the one farthest from all others is taken. */
    private List<Rise> spread(int count, double reach) {
        List<Rise> rises = new ArrayList<>();
        double aspect = (double) width / height;
        double radius = reach * Math.sqrt(aspect / count);
        for (int i = 0; i < count; i++) {
            Rise best = null;
            double farthest = -1;
            for (int trial = 0; trial < 12; trial++) {
                double x = dice.between(0.16, aspect - 0.16);
                double y = dice.between(0.16, 0.84);
                double nearest = Double.POSITIVE_INFINITY;
                for (Rise other : rises) {
                    double dx = x - other.x();
                    double dy = y - other.y();
                    nearest = Math.min(nearest, dx * dx + dy * dy);
                }
                if (best == null || nearest > farthest) {
                    farthest = nearest;
                    best = new Rise(x, y, radius * dice.between(0.75, 1.25));
                }
            }
            rises.add(best == null ? new Rise(0.5, 0.5, radius) : best);
        }
        return rises;
    }

    private List<Rise> inner(int count) {
        List<Rise> rises = new ArrayList<>();
        double aspect = (double) width / height;
        double turn = dice.unit();
        for (int i = 0; i < count; i++) {
            double angle = 2 * StrictMath.PI * (turn + (double) i / count);
            double away = count == 1 ? 0 : 0.11;
            rises.add(
                    new Rise(aspect * (0.5 + away * StrictMath.cos(angle)), 0.5 + away * StrictMath.sin(angle), 0.09));
        }
        return rises;
    }

    /** Water smaller than three territories becomes land; a larger area is an inland sea and stays. */
    private void fillLakes(boolean[] land) {
        int smallest = (int) (3 * share(style) * land.length / territories);
        boolean[] seen = new boolean[land.length];
        int[] squares = new int[land.length];
        for (int start = 0; start < land.length; start++) {
            if (!land[start] && !seen[start]) {
                int size = flood(start, land, seen, squares);
                for (int i = 0; size < smallest && i < size; i++) {
                    land[squares[i]] = true;
                }
            }
        }
    }

    /** Collects the water around {@code start} in {@code squares} and returns its size. */
    private int flood(int start, boolean[] land, boolean[] seen, int[] squares) {
        int size = 0;
        squares[size++] = start;
        seen[start] = true;
        for (int next = 0; next < size; next++) {
            int at = squares[next];
            int x = at % width;
            int[] near = {x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width};
            for (int to : near) {
                if (to >= 0 && to < land.length && !land[to] && !seen[to]) {
                    seen[to] = true;
                    squares[size++] = to;
                }
            }
        }
        return size;
    }
}
