package arbiter.games.globaldomination.maps;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place on the map.
 *
 * @param id a whole number from 1; where the rules need an order among territories, the lower id comes first
 * @param name as people call it; empty where it has none
 * @param code two to five letters or digits that are quick to type; empty where it has none
 * @param land false for a stretch of sea
 * @param outline polygons of at least three points; empty where the map is a bare graph
 * @param label where its name and units are drawn, or null to let the drawing choose
 */
public record Territory(
        int id,
        String name,
        String code,
        boolean land,
        List<Outline> outline,
        @Nullable Point label) {
    public Territory {
        if (id < 1) {
            throw new IllegalArgumentException("a territory's id is a whole number from 1, not " + id);
        }
        outline = List.copyOf(outline);
    }

    /** A territory of a bare graph. */
    public static Territory plain(int id) {
        return new Territory(id, "", "", true, List.of(), null);
    }

    public record Point(double x, double y) {}

    public record Outline(List<Point> points) {
        public Outline {
            points = List.copyOf(points);
        }
    }

    /** What people read: the name, else the id. */
    public String title() {
        return name.isEmpty() ? Integer.toString(id) : name;
    }
}
