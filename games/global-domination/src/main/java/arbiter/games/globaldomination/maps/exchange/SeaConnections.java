package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.Territory.Outline;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Connects the parts of a map by short sea lines, so that an imported map can be played at once. It begins with the largest
 * part and adds, again and again, the part that is nearest.
 */
public final class SeaConnections {
    private static final int MOST_CORNERS = 24;

    private final WorldMap map;
    private final List<Shore> shores = new ArrayList<>();
    private final List<List<Integer>> parts;

    private SeaConnections(WorldMap map) {
        this.map = map;
        parts = MapHealth.parts(map);
        map.territories().forEach(territory -> shores.add(Shore.of(territory)));
    }

    /**
     * The map with the smallest number of new sea lines that connect it. Territories without an outline cannot be connected.
     */
    public static WorldMap complete(WorldMap map) {
        SeaConnections connections = new SeaConnections(map);
        List<WorldMap.Link> links = new ArrayList<>(map.links());
        links.addAll(connections.lines());
        return map.withLinks(links);
    }

    /** The shortest way found so far between the connected part and another part. */
    private static final class Way {
        private int from;
        private int to;
        private double squared = Double.POSITIVE_INFINITY;
    }

    private List<WorldMap.Link> lines() {
        List<WorldMap.Link> lines = new ArrayList<>();
        Way[] ways = new Way[parts.size()];
        for (int i = 1; i < ways.length; i++) {
            ways[i] = new Way();
        }
        boolean[] tied = new boolean[parts.size()];
        int last = 0;
        while (last >= 0) {
            tied[last] = true;
            int nearest = -1;
            for (int i = 1; i < ways.length; i++) {
                if (!tied[i]) {
                    Budget.checkpoint();
                    shorten(ways[i], parts.get(last), parts.get(i));
                    nearest = nearest < 0 || ways[i].squared < ways[nearest].squared ? i : nearest;
                }
            }
            last = nearest >= 0 && ways[nearest].squared < Double.POSITIVE_INFINITY ? nearest : -1;
            if (last >= 0) {
                lines.add(new WorldMap.Link(ways[last].from, ways[last].to, true));
            }
        }
        return lines;
    }

    private void shorten(Way way, List<Integer> fromPart, List<Integer> toPart) {
        for (int from : fromPart) {
            Shore a = shores.get(map.indexOf(from));
            for (int to : toPart) {
                Shore b = shores.get(map.indexOf(to));
                if (a.apart(b) < way.squared) {
                    double squared = a.squared(b);
                    if (squared < way.squared) {
                        way.squared = squared;
                        way.from = from;
                        way.to = to;
                    }
                }
            }
        }
    }

    /** Some corners of a land, evenly chosen, and the box around them. */
    private record Shore(List<Point> corners, double left, double top, double right, double bottom) {
        static Shore of(Territory territory) {
            List<Point> all = new ArrayList<>();
            if (territory.land()) {
                for (Outline outline : territory.outline()) {
                    all.addAll(outline.points());
                }
            }
            List<Point> some = new ArrayList<>();
            int step = 1 + all.size() / MOST_CORNERS;
            double left = Double.POSITIVE_INFINITY;
            double top = Double.POSITIVE_INFINITY;
            double right = Double.NEGATIVE_INFINITY;
            double bottom = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < all.size(); i += step) {
                Point point = all.get(i);
                some.add(point);
                left = Math.min(left, point.x());
                right = Math.max(right, point.x());
                top = Math.min(top, point.y());
                bottom = Math.max(bottom, point.y());
            }
            return new Shore(some, left, top, right, bottom);
        }

        /** The squared distance of the boxes. The distance of the lands is never smaller. */
        double apart(Shore other) {
            double dx = Math.max(0, Math.max(left - other.right, other.left - right));
            double dy = Math.max(0, Math.max(top - other.bottom, other.top - bottom));
            return dx * dx + dy * dy;
        }

        double squared(Shore other) {
            double least = Double.POSITIVE_INFINITY;
            for (Point p : corners) {
                for (Point q : other.corners) {
                    double dx = p.x() - q.x();
                    double dy = p.y() - q.y();
                    least = Math.min(least, dx * dx + dy * dy);
                }
            }
            return least;
        }
    }
}
