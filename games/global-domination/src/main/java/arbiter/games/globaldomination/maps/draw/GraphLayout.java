package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.Reach;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Gives shapes to a map that is only a graph: every territory is a disc. With up to a few hundred territories, distances on
 * the page are similar to distances in steps. With more, territories are placed in rows, sorted by their distance from the
 * first.
 */
public final class GraphLayout {
    private static final int MOST_ARRANGED = 400;
    private static final int ROUNDS = 80;
    private static final int CORNERS = 28;
    private static final double UNIT = 100;

    private GraphLayout() {}

    /** Whether the map needs a layout, because a land territory has no outline. */
    static boolean isNeededFor(WorldMap map) {
        return map.territories().stream()
                .anyMatch(territory -> territory.land() && territory.outline().isEmpty());
    }

    /** The map with a layout if it needs one, otherwise unchanged. */
    public static WorldMap shaped(WorldMap map) {
        return isNeededFor(map) ? arrange(map) : map;
    }

    static WorldMap arrange(WorldMap map) {
        double[][] places = map.size() <= MOST_ARRANGED ? byDistance(map) : inRows(map);
        double radius = 0.34 * UNIT;
        if (map.size() <= MOST_ARRANGED) {
            spread(places, 2.5 * radius);
        }
        List<Territory> discs = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            Territory territory = map.territory(i);
            discs.add(new Territory(
                    territory.id(),
                    territory.name(),
                    territory.code(),
                    territory.land(),
                    List.of(disc(places[0][i], places[1][i], radius)),
                    null));
        }
        return map.withTerritories(discs);
    }

    private static Territory.Outline disc(double x, double y, double radius) {
        List<Territory.Point> points = new ArrayList<>();
        for (int i = 0; i < CORNERS; i++) {
            double angle = 2 * StrictMath.PI * i / CORNERS;
            points.add(new Territory.Point(x + radius * StrictMath.cos(angle), y + radius * StrictMath.sin(angle)));
        }
        return new Territory.Outline(points);
    }

    /** Stress majorisation: moves every territory to the place that fits its distances to the others, and repeats this. */
    private static double[][] byDistance(WorldMap map) {
        int size = map.size();
        int[][] steps = new int[size][];
        int farthest = 1;
        for (int i = 0; i < size; i++) {
            Budget.checkpoint();
            steps[i] = Reach.steps(map, i);
            farthest = Math.max(farthest, Arrays.stream(steps[i]).max().orElse(1));
        }
        double[] xs = new double[size];
        double[] ys = new double[size];
        for (int i = 0; i < size; i++) {
            // Starts with a sunflower pattern: no two discs have the same place, and they are not in line.
            double angle = i * 2.399963229728653;
            double away = UNIT * StrictMath.sqrt(i + 0.5);
            xs[i] = away * StrictMath.cos(angle);
            ys[i] = away * StrictMath.sin(angle);
        }
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < size; i++) {
                Budget.checkpoint();
                settle(i, xs, ys, steps[i], farthest);
            }
        }
        turnFlat(xs, ys);
        return new double[][] {xs, ys};
    }

    private static void settle(int i, double[] xs, double[] ys, int[] steps, int farthest) {
        double sumX = 0;
        double sumY = 0;
        double weights = 0;
        for (int j = 0; j < xs.length; j++) {
            if (j != i) {
                // Unreachable territories are placed a little beyond all others.
                double wanted = UNIT * (steps[j] < 0 ? farthest * 0.6 + 1 : steps[j]);
                double weight = 1 / (wanted * wanted);
                double dx = xs[i] - xs[j];
                double dy = ys[i] - ys[j];
                double apart = Math.max(StrictMath.sqrt(dx * dx + dy * dy), 1e-6);
                sumX += weight * (xs[j] + wanted * dx / apart);
                sumY += weight * (ys[j] + wanted * dy / apart);
                weights += weight;
            }
        }
        if (weights > 0) {
            xs[i] = sumX / weights;
            ys[i] = sumY / weights;
        }
    }

    /** Rotates the picture so that it is wider than high, like a page. */
    private static void turnFlat(double[] xs, double[] ys) {
        double meanX = Arrays.stream(xs).average().orElse(0);
        double meanY = Arrays.stream(ys).average().orElse(0);
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < xs.length; i++) {
            xx += (xs[i] - meanX) * (xs[i] - meanX);
            xy += (xs[i] - meanX) * (ys[i] - meanY);
            yy += (ys[i] - meanY) * (ys[i] - meanY);
        }
        double angle = StrictMath.atan2(2 * xy, xx - yy) / 2;
        double cos = StrictMath.cos(angle);
        double sin = StrictMath.sin(angle);
        for (int i = 0; i < xs.length; i++) {
            double x = xs[i] - meanX;
            double y = ys[i] - meanY;
            xs[i] = x * cos + y * sin;
            ys[i] = y * cos - x * sin;
        }
    }

    /** Moves discs apart that are too near to each other. */
    private static void spread(double[][] places, double least) {
        double[] xs = places[0];
        double[] ys = places[1];
        for (int round = 0; round < 60; round++) {
            Budget.checkpoint();
            boolean quiet = true;
            for (int i = 0; i < xs.length; i++) {
                for (int j = i + 1; j < xs.length; j++) {
                    double dx = xs[j] - xs[i];
                    double dy = ys[j] - ys[i];
                    double apart = StrictMath.sqrt(dx * dx + dy * dy);
                    if (apart < least) {
                        quiet = false;
                        double push = (least - apart) / 2;
                        double ux = apart < 1e-6 ? 1 : dx / apart;
                        double uy = apart < 1e-6 ? 0 : dy / apart;
                        xs[i] -= ux * push;
                        ys[i] -= uy * push;
                        xs[j] += ux * push;
                        ys[j] += uy * push;
                    }
                }
            }
            if (quiet) {
                return;
            }
        }
    }

    /** For thousands of territories: a search from the first territory outwards fills a square row by row. */
    private static double[][] inRows(WorldMap map) {
        int size = map.size();
        int columns = (int) Math.ceil(Math.sqrt(size * 1.5));
        double[] xs = new double[size];
        double[] ys = new double[size];
        boolean[] seen = new boolean[size];
        int place = 0;
        for (int start = 0; start < size; start++) {
            ArrayDeque<Integer> next = new ArrayDeque<>();
            if (!seen[start]) {
                seen[start] = true;
                next.add(start);
            }
            while (!next.isEmpty()) {
                int at = next.removeFirst();
                int row = place / columns;
                int column = row % 2 == 0 ? place % columns : columns - 1 - place % columns;
                xs[at] = UNIT * column;
                ys[at] = UNIT * row;
                place++;
                for (int k = map.first(at); k < map.end(at); k++) {
                    if (!seen[map.neighbour(k)]) {
                        seen[map.neighbour(k)] = true;
                        next.add(map.neighbour(k));
                    }
                }
            }
        }
        return new double[][] {xs, ys};
    }
}
