package arbiter.games.globaldomination.maps.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;

/** The polygons of one territory on the page, the largest first. */
final class Shape {
    /** One closed polygon. */
    record Ring(double[] xs, double[] ys) {
        int size() {
            return xs.length;
        }

        double area() {
            double twice = 0;
            for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
                twice += xs[j] * ys[i] - xs[i] * ys[j];
            }
            return Math.abs(twice) / 2;
        }

        boolean contains(double x, double y) {
            boolean inside = false;
            for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
                if (ys[i] > y != ys[j] > y && x < (xs[j] - xs[i]) * (y - ys[i]) / (ys[j] - ys[i]) + xs[i]) {
                    inside = !inside;
                }
            }
            return inside;
        }
    }

    /**
     * A place for something of {@code width} by {@code height}. The slack is how many times larger it could be there; below
     * 1 it does not fit.
     */
    record Spot(double x, double y, double slack) {}

    private static final int MOST_LOOKS = 400;

    private final List<Ring> rings;
    final double left;
    final double top;
    final double right;
    final double bottom;

    Shape(List<Ring> rings) {
        List<Ring> sorted = new ArrayList<>(rings);
        sorted.sort((a, b) -> Double.compare(b.area(), a.area()));
        this.rings = List.copyOf(sorted);
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (Ring ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                minX = Math.min(minX, ring.xs[i]);
                maxX = Math.max(maxX, ring.xs[i]);
                minY = Math.min(minY, ring.ys[i]);
                maxY = Math.max(maxY, ring.ys[i]);
            }
        }
        left = minX;
        top = minY;
        right = maxX;
        bottom = maxY;
    }

    List<Ring> rings() {
        return rings;
    }

    double area() {
        double area = 0;
        for (Ring ring : rings) {
            area += ring.area();
        }
        return area;
    }

    String path() {
        StringBuilder d = new StringBuilder();
        for (Ring ring : rings) {
            for (int i = 0; i < ring.size(); i++) {
                d.append(i == 0 ? 'M' : i == 1 ? 'L' : ' ').append(Svg.format(ring.xs[i]));
                d.append(' ').append(Svg.format(ring.ys[i]));
            }
            d.append('Z');
        }
        return d.toString();
    }

    /**
     * The middle of the largest box of these proportions that fits into the main polygon: the pole of inaccessibility, after
     * scaling the plane so that the box is a square.
     */
    Spot room(double width, double height) {
        Ring ring = rings.getFirst();
        record Cell(double x, double y, double half, double slack) {
            double best() {
                return slack + half;
            }
        }
        PriorityQueue<Cell> cells = new PriorityQueue<>((a, b) -> Double.compare(b.best(), a.best()));
        double spanX = (right - left) / width;
        double spanY = (bottom - top) / height;
        double half = Math.max(Math.min(spanX, spanY) / 4, Math.max(spanX, spanY) / 40);
        for (double x = half; x - half <= spanX; x += 2 * half) {
            for (double y = half; y - half <= spanY; y += 2 * half) {
                double px = left + x * width;
                double py = top + y * height;
                cells.add(new Cell(px, py, half, slack(ring, px, py, width, height)));
            }
        }
        Cell best = new Cell((left + right) / 2, (top + bottom) / 2, 0, -1e9);
        for (int looks = 0; looks < MOST_LOOKS; looks++) {
            Cell cell = cells.poll();
            if (cell == null || cell.best() < best.slack + 0.03) {
                break;
            }
            if (cell.slack > best.slack) {
                best = cell;
            }
            double quarter = cell.half / 2;
            for (int i = 0; i < 4; i++) {
                double px = cell.x + (i % 2 * 2 - 1) * quarter * width;
                double py = cell.y + (i / 2 * 2 - 1) * quarter * height;
                cells.add(new Cell(px, py, quarter, slack(ring, px, py, width, height)));
            }
        }
        // The slack of a cell is half a side.
        return new Spot(best.x, best.y, 2 * best.slack);
    }

    /** How many times larger a box around a given point could be. */
    double slackAt(double x, double y, double width, double height) {
        return 2 * slack(rings.getFirst(), x, y, width, height);
    }

    /** Half the side of the largest box around the point, in units of the box; negative outside the polygon. */
    private static double slack(Ring ring, double x, double y, double width, double height) {
        double nearest = Double.POSITIVE_INFINITY;
        int size = ring.size();
        for (int i = 0, j = size - 1; i < size; j = i++) {
            nearest = Math.min(
                    nearest,
                    reach(
                            (ring.xs[j] - x) / width,
                            (ring.ys[j] - y) / height,
                            (ring.xs[i] - x) / width,
                            (ring.ys[i] - y) / height));
        }
        return ring.contains(x, y) ? nearest : -nearest;
    }

    /** The distance of the segment from the origin, in the maximum norm: a diagonal step counts as much as a sideways step. */
    private static double reach(double ax, double ay, double bx, double by) {
        double dx = bx - ax;
        double dy = by - ay;
        double least = Math.min(Math.max(Math.abs(ax), Math.abs(ay)), Math.max(Math.abs(bx), Math.abs(by)));
        least = Math.min(least, along(ax, ay, dx, dy, -ax, dx));
        least = Math.min(least, along(ax, ay, dx, dy, -ay, dy));
        least = Math.min(least, along(ax, ay, dx, dy, ay - ax, dx - dy));
        return Math.min(least, along(ax, ay, dx, dy, -ax - ay, dx + dy));
    }

    private static double along(double ax, double ay, double dx, double dy, double above, double below) {
        double t = below == 0 ? -1 : above / below;
        return t <= 0 || t >= 1 ? Double.POSITIVE_INFINITY : Math.max(Math.abs(ax + t * dx), Math.abs(ay + t * dy));
    }
}
