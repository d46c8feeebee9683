package arbiter.games.globaldomination.maps;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place on the map.
 *
 * @param id a whole number from 1; where the rules need an order of territories, the lower id comes first
 * @param name for people; may be empty
 * @param code two to five letters or digits for fast typing; may be empty
 * @param land false for sea
 * @param outline polygons of at least three points; empty if the map is only a graph
 * @param label the place of its name and units, or null to let the drawing choose
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

    /** A territory of a map that is only a graph. */
    public static Territory plain(int id) {
        return new Territory(id, "", "", true, List.of(), null);
    }

    public record Point(double x, double y) {}

    public record Outline(List<Point> points) {
        public Outline {
            points = List.copyOf(points);
        }
    }

    /** The text for people: the name or, without one, the id. */
    public String title() {
        return name.isEmpty() ? Integer.toString(id) : name;
    }
}
