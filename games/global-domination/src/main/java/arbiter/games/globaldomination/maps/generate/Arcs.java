package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.Territory.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parts of borders between two points where three or more borders meet. */
final class Arcs {
    private Arcs() {}

    /** A point where borders meet. */
    static final class Node {
        double x;
        double y;
        private double sumX;
        private double sumY;
        private int count;

        Node(double x, double y) {
            this.x = x;
            this.y = y;
        }

        private void pull(double towardsX, double towardsY) {
            sumX += towardsX;
            sumY += towardsY;
            count++;
        }

        private void settle() {
            x = (x + sumX / count) / 2;
            y = (y + sumY / count) / 2;
            sumX = 0;
            sumY = 0;
            count = 0;
        }
    }

    static final class Arc {
        /** Parts shorter than this on the map stay straight. */
        private static final double SHORTEST = 12;

        final int left;
        final int right;
        final int firstHeading;
        int lastHeading;

        @Nullable
        Node from;

        @Nullable
        Node to;

        private double[] xs = new double[16];
        private double[] ys = new double[16];
        private int size;

        Arc(int left, int right, int firstHeading) {
            this.left = left;
            this.right = right;
            this.firstHeading = firstHeading;
        }

        void add(double x, double y) {
            if (size == xs.length) {
                xs = Arrays.copyOf(xs, 2 * size);
                ys = Arrays.copyOf(ys, 2 * size);
            }
            xs[size] = x;
            ys[size++] = y;
        }

        private void pullNodes() {
            if (from != null) {
                from.pull(xs[1], ys[1]);
            }
            if (to != null) {
                to.pull(xs[size - 2], ys[size - 2]);
            }
        }

        /** Moves every point half of the way to the middle of its neighbours. */
        private void relax() {
            double[] newXs = xs.clone();
            double[] newYs = ys.clone();
            for (int i = 1; i < size - 1; i++) {
                newXs[i] = (xs[i - 1] + 2 * xs[i] + xs[i + 1]) / 4;
                newYs[i] = (ys[i - 1] + 2 * ys[i] + ys[i + 1]) / 4;
            }
            if (from == null && to == null) {
                newXs[0] = (xs[size - 2] + 2 * xs[0] + xs[1]) / 4;
                newYs[0] = (ys[size - 2] + 2 * ys[0] + ys[1]) / 4;
                newXs[size - 1] = newXs[0];
                newYs[size - 1] = newYs[0];
            }
            xs = newXs;
            ys = newYs;
        }

        private void followNodes() {
            if (from != null) {
                xs[0] = from.x;
                ys[0] = from.y;
            }
            if (to != null) {
                xs[size - 1] = to.x;
                ys[size - 1] = to.y;
            }
        }

        /** Removes points that are within {@code tolerance} of the line without them. */
        void thin(double tolerance) {
            boolean[] keep = new boolean[size];
            keep[0] = true;
            keep[size - 1] = true;
            int middle = size / 2;
            if (size > 3 && xs[0] == xs[size - 1] && ys[0] == ys[size - 1]) {
                keep[middle] = true;
                keep[middle / 2] = true;
                thin(0, middle / 2, tolerance, keep);
                thin(middle / 2, middle, tolerance, keep);
                thin(middle, size - 1, tolerance, keep);
            } else {
                thin(0, size - 1, tolerance, keep);
            }
            int kept = 0;
            for (int i = 0; i < size; i++) {
                if (keep[i]) {
                    xs[kept] = xs[i];
                    ys[kept++] = ys[i];
                }
            }
            size = kept;
        }

        /**
         * Breaks long straight parts into finer ones, coasts more than borders. The result depends only on their place, so
         * that the same map always has the same shape.
         */
        void roughen(double scale) {
            double share = left == CellGrid.SEA || right == CellGrid.SEA ? 0.14 : 0.1;
            for (int round = 0; round < 2; round++) {
                double[] oldXs = xs;
                double[] oldYs = ys;
                int oldSize = size;
                xs = new double[2 * oldSize];
                ys = new double[2 * oldSize];
                size = 0;
                for (int i = 0; i + 1 < oldSize; i++) {
                    add(oldXs[i], oldYs[i]);
                    double dx = oldXs[i + 1] - oldXs[i];
                    double dy = oldYs[i + 1] - oldYs[i];
                    if ((dx * dx + dy * dy) * scale * scale > SHORTEST * SHORTEST) {
                        double away = share * unit(oldXs[i], oldYs[i], dx, dy);
                        add(oldXs[i] + dx / 2 - dy * away, oldYs[i] + dy / 2 + dx * away);
                    }
                }
                add(oldXs[oldSize - 1], oldYs[oldSize - 1]);
            }
        }

        /** A number from −1 to 1 that depends only on the place. */
        private static double unit(double x, double y, double dx, double dy) {
            long bits = SplitMix.mix(Math.round(x * 97)
                    + 31 * SplitMix.mix(Math.round(y * 89) + 17 * Math.round(dx * 83 + dy * 79)));
            return (bits >> 11) * 0x1.0p-52;
        }

        private void thin(int low, int high, double tolerance, boolean[] keep) {
            int worst = -1;
            double farthest = tolerance;
            double dx = xs[high] - xs[low];
            double dy = ys[high] - ys[low];
            double length = Math.sqrt(dx * dx + dy * dy);
            for (int i = low + 1; i < high; i++) {
                double px = xs[i] - xs[low];
                double py = ys[i] - ys[low];
                double away = length == 0 ? Math.sqrt(px * px + py * py) : Math.abs(px * dy - py * dx) / length;
                if (away > farthest) {
                    farthest = away;
                    worst = i;
                }
            }
            if (worst >= 0) {
                keep[worst] = true;
                thin(low, worst, tolerance, keep);
                thin(worst, high, tolerance, keep);
            }
        }
    }

    /** An arc in one of its two directions. */
    record Way(Arc arc, boolean forth) {
        @Nullable
        Node from() {
            return forth ? arc.from : arc.to;
        }

        @Nullable
        Node to() {
            return forth ? arc.to : arc.from;
        }

        int firstHeading() {
            return forth ? arc.firstHeading : (arc.lastHeading + 2) % 4;
        }

        int lastHeading() {
            return forth ? arc.lastHeading : (arc.firstHeading + 2) % 4;
        }

        /** Adds all points except the last, which is the first of the next arc. */
        void appendTo(List<Point> ring, double scale) {
            for (int i = 0; i < arc.size - 1; i++) {
                int at = forth ? i : arc.size - 1 - i;
                ring.add(new Point(round(arc.xs[at] * scale), round(arc.ys[at] * scale)));
            }
        }

        private static double round(double value) {
            return Math.rint(value * 10) / 10;
        }
    }

    static void smooth(List<Arc> arcs, Collection<Node> nodes, int rounds) {
        List<Node> all = new ArrayList<>(nodes);
        for (int round = 0; round < rounds; round++) {
            arcs.forEach(Arc::pullNodes);
            arcs.forEach(Arc::relax);
            all.forEach(Node::settle);
            arcs.forEach(Arc::followNodes);
        }
    }
}
