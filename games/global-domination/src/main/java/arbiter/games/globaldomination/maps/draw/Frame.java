package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The page: the area of the map, and the conversion of map points to page points. */
final class Frame {
    private static final double TALLEST = 1.6;

    final double width;
    final double top;
    final double mapHeight;
    private final double scale;
    private final double shiftX;
    private final double shiftY;

    private Frame(double width, double top, double mapHeight, double scale, double shiftX, double shiftY) {
        this.width = width;
        this.top = top;
        this.mapHeight = mapHeight;
        this.scale = scale;
        this.shiftX = shiftX;
        this.shiftY = shiftY;
    }

    /** @param top the height of the title above the map */
    static Frame around(WorldMap map, double width, double top) {
        double minX = Double.POSITIVE_INFINITY;
        double minY = Double.POSITIVE_INFINITY;
        double maxX = Double.NEGATIVE_INFINITY;
        double maxY = Double.NEGATIVE_INFINITY;
        for (Territory territory : map.territories()) {
            for (Territory.Outline outline : territory.outline()) {
                for (Territory.Point point : outline.points()) {
                    minX = Math.min(minX, point.x());
                    maxX = Math.max(maxX, point.x());
                    minY = Math.min(minY, point.y());
                    maxY = Math.max(maxY, point.y());
                }
            }
        }
        if (minX > maxX) {
            return new Frame(width, top, width / 2, 1, 0, top);
        }
        double margin = Math.max(10, width * 0.025);
        double spanX = Math.max(maxX - minX, 1e-6);
        double spanY = Math.max(maxY - minY, 1e-6);
        double scale = Math.min((width - 2 * margin) / spanX, (width * TALLEST - 2 * margin) / spanY);
        double mapHeight = Math.max(spanY * scale + 2 * margin, width * 0.3);
        double shiftX = (width - spanX * scale) / 2 - minX * scale;
        double shiftY = top + (mapHeight - spanY * scale) / 2 - minY * scale;
        return new Frame(width, top, mapHeight, scale, shiftX, shiftY);
    }

    double x(double mapX) {
        return mapX * scale + shiftX;
    }

    double y(double mapY) {
        return mapY * scale + shiftY;
    }

    /** The territory on the page, or null if it has no outline. */
    @Nullable
    Shape shape(Territory territory) {
        List<Shape.Ring> rings = new ArrayList<>();
        for (Territory.Outline outline : territory.outline()) {
            int size = outline.points().size();
            double[] xs = new double[size];
            double[] ys = new double[size];
            for (int i = 0; i < size; i++) {
                xs[i] = x(outline.points().get(i).x());
                ys[i] = y(outline.points().get(i).y());
            }
            rings.add(new Shape.Ring(xs, ys));
        }
        return rings.isEmpty() ? null : new Shape(rings);
    }
}
