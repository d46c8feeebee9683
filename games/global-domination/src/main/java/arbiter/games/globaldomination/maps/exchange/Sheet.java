package arbiter.games.globaldomination.maps.exchange;

import arbiter.games.globaldomination.maps.Territory.Point;
import java.util.List;

/** Converts coordinates to our own: north is up, and the longer side has length 2,000. */
record Sheet(double left, double top, double scaleX, double scaleY) {
    private static final double LONGEST = 2_000;

    /** @param onGlobe whether the numbers are degrees: then a degree of longitude is shorter near the poles */
    static Sheet around(List<List<List<Point>>> places, boolean onGlobe) {
        double left = Double.POSITIVE_INFINITY;
        double right = Double.NEGATIVE_INFINITY;
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (List<List<Point>> rings : places) {
            for (List<Point> ring : rings) {
                for (Point point : ring) {
                    left = Math.min(left, point.x());
                    right = Math.max(right, point.x());
                    low = Math.min(low, point.y());
                    high = Math.max(high, point.y());
                }
            }
        }
        // A large part of the globe keeps its usual proportions; a small part is drawn as it looks from above.
        boolean small = onGlobe && high - low < 60;
        double narrow = small ? StrictMath.cos(StrictMath.toRadians((low + high) / 2)) : 1;
        double span = Math.max(Math.max((right - left) * narrow, high - low), 1e-9);
        return new Sheet(left, high, narrow * LONGEST / span, LONGEST / span);
    }

    Point place(Point point) {
        return new Point(round((point.x() - left) * scaleX), round((top - point.y()) * scaleY));
    }

    private static double round(double value) {
        return Math.rint(value * 100) / 100;
    }
}
