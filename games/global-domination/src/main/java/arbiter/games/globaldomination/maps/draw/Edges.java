package arbiter.games.globaldomination.maps.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds out which parts of an outline are coast, which are borders between two territories, and which are frontiers between
 * players.
 */
final class Edges {
    enum Class {
        COAST,
        BORDER,
        FRONTIER
    }

    /** A part of an outline as SVG path data. */
    record Stretch(Class kind, String path) {}

    /** A side of a polygon, equal in both directions. It is measured in tenths of pixels, so that both neighbours agree. */
    private record Side(long ax, long ay, long bx, long by) implements Comparable<Side> {
        static Side of(Shape.Ring ring, int from, int to) {
            long ax = Math.round(ring.xs()[from] * 10);
            long ay = Math.round(ring.ys()[from] * 10);
            long bx = Math.round(ring.xs()[to] * 10);
            long by = Math.round(ring.ys()[to] * 10);
            return ax < bx || (ax == bx && ay <= by) ? new Side(ax, ay, bx, by) : new Side(bx, by, ax, ay);
        }

        @Override
        public int compareTo(Side other) {
            int order = Long.compare(ax, other.ax);
            order = order != 0 ? order : Long.compare(ay, other.ay);
            order = order != 0 ? order : Long.compare(bx, other.bx);
            return order != 0 ? order : Long.compare(by, other.by);
        }
    }

    private final Map<Side, int[]> sides = new TreeMap<>();
    private final List<@Nullable Shape> shapes;
    private final int[] owners;

    private Edges(List<@Nullable Shape> shapes, int[] owners) {
        this.shapes = shapes;
        this.owners = owners;
        for (int index = 0; index < shapes.size(); index++) {
            Shape shape = shapes.get(index);
            if (shape != null) {
                for (Shape.Ring ring : shape.rings()) {
                    note(ring, index);
                }
            }
        }
    }

    private void note(Shape.Ring ring, int index) {
        for (int i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
            int[] both = sides.computeIfAbsent(Side.of(ring, j, i), side -> new int[] {-1, -1});
            both[both[0] < 0 ? 0 : 1] = index;
        }
    }

    /** @param shapes of the lands; null for a territory that is sea or not drawn */
    static List<Stretch> of(List<@Nullable Shape> shapes, int[] owners) {
        Edges edges = new Edges(shapes, owners);
        List<Stretch> stretches = new ArrayList<>();
        for (int index = 0; index < shapes.size(); index++) {
            Shape shape = edges.shapes.get(index);
            if (shape != null) {
                for (Shape.Ring ring : shape.rings()) {
                    edges.walk(ring, index, stretches);
                }
            }
        }
        return stretches;
    }

    private void walk(Shape.Ring ring, int index, List<Stretch> out) {
        int size = ring.size();
        // Starting where the kind changes keeps each part in one piece.
        int start = 0;
        while (start < size && kind(ring, start, index) == kind(ring, (start + size - 1) % size, index)) {
            start++;
        }
        start %= size;
        Class running = null;
        StringBuilder path = new StringBuilder();
        for (int step = 0; step < size; step++) {
            int from = (start + step) % size;
            int to = (from + 1) % size;
            Class kind = kind(ring, from, index);
            if (kind != running) {
                flush(running, path, out);
                running = kind;
                if (kind != null) {
                    path.append('M').append(point(ring, from));
                }
            }
            if (kind != null) {
                path.append('L').append(point(ring, to));
            }
        }
        flush(running, path, out);
    }

    private static void flush(@Nullable Class kind, StringBuilder path, List<Stretch> out) {
        if (kind != null) {
            out.add(new Stretch(kind, path.toString()));
        }
        path.setLength(0);
    }

    private static String point(Shape.Ring ring, int i) {
        return Svg.format(ring.xs()[i]) + " " + Svg.format(ring.ys()[i]);
    }

    /** Null for a side that the neighbour draws. */
    private @Nullable Class kind(Shape.Ring ring, int from, int index) {
        int[] both = sides.get(Side.of(ring, from, (from + 1) % ring.size()));
        if (both == null || both[1] < 0) {
            return Class.COAST;
        }
        int other = both[0] == index ? both[1] : both[0];
        if (other == index || other < index) {
            return null;
        }
        return owners[index] != owners[other] ? Class.FRONTIER : Class.BORDER;
    }
}
