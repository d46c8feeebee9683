package arbiter.games.globaldomination.maps.generate;

import arbiter.games.globaldomination.maps.Territory.Outline;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Turns a grid of squares into outlines. A border is traced once and shared by both sides, so that smoothing and thinning it
 * leaves no gaps.
 */
final class Tracing {
    private static final int[] DX = {1, 0, -1, 0};
    private static final int[] DY = {0, 1, 0, -1};

    private final CellGrid grid;
    private final int across;
    private final boolean[] used;
    private final Map<Integer, Arcs.Node> nodes = new TreeMap<>();
    private final List<Arcs.Arc> arcs = new ArrayList<>();

    private Tracing(CellGrid grid) {
        this.grid = grid;
        across = grid.width + 1;
        used = new boolean[2 * across * (grid.height + 1)];
    }

    /** The outlines of the territories 1 to {@code count}, and the borders between them. */
    record Traced(List<List<Outline>> outlines, List<WorldMap.Link> borders) {}

    /** @param scale the side of a square on the map */
    static Traced trace(CellGrid grid, int count, double scale) {
        Tracing tracing = new Tracing(grid);
        tracing.findArcs();
        Arcs.smooth(tracing.arcs, tracing.nodes.values(), 3);
        for (Arcs.Arc arc : tracing.arcs) {
            arc.thin(0.3);
            arc.roughen(scale);
        }
        List<List<Outline>> outlines = new ArrayList<>();
        Map<Integer, List<Arcs.Way>> bySide = tracing.ways();
        for (int owner = 1; owner <= count; owner++) {
            outlines.add(outlines(bySide.getOrDefault(owner, List.of()), scale));
        }
        return new Traced(outlines, tracing.borders());
    }

    private List<WorldMap.Link> borders() {
        Map<Long, WorldMap.Link> borders = new TreeMap<>();
        for (Arcs.Arc arc : arcs) {
            if (arc.left != CellGrid.SEA && arc.right != CellGrid.SEA) {
                WorldMap.Link link = new WorldMap.Link(arc.left, arc.right, false);
                borders.put((long) link.a() << 32 | link.b(), link);
            }
        }
        return List.copyOf(borders.values());
    }

    private void findArcs() {
        for (int y = 0; y <= grid.height; y++) {
            for (int x = 0; x <= grid.width; x++) {
                if (degree(x, y) > 2) {
                    nodes.put(y * across + x, new Arcs.Node(x, y));
                }
            }
        }
        for (int corner : List.copyOf(nodes.keySet())) {
            for (int direction = 0; direction < 4; direction++) {
                follow(corner % across, corner / across, direction);
            }
        }
        for (int y = 0; y <= grid.height; y++) {
            for (int x = 0; x <= grid.width; x++) {
                follow(x, y, 0);
            }
        }
    }

    private int degree(int x, int y) {
        int degree = 0;
        for (int direction = 0; direction < 4; direction++) {
            degree += isBorder(x, y, direction) ? 1 : 0;
        }
        return degree;
    }

    private boolean isBorder(int x, int y, int direction) {
        return side(x, y, direction, 0) != side(x, y, direction, 1);
    }

    /** The square on the left (0) or on the right (1) when walking from the corner in that direction. */
    private int side(int x, int y, int direction, int hand) {
        return switch (direction) {
            case 0 -> grid.at(x, y - 1 + hand);
            case 1 -> grid.at(x - hand, y);
            case 2 -> grid.at(x - 1, y - hand);
            default -> grid.at(x - 1 + hand, y - 1);
        };
    }

    private int edge(int x, int y, int direction) {
        return switch (direction) {
            case 0 -> 2 * (y * across + x);
            case 1 -> 2 * (y * across + x) + 1;
            case 2 -> 2 * (y * across + x - 1);
            default -> 2 * ((y - 1) * across + x) + 1;
        };
    }

    private void follow(int x, int y, int direction) {
        if (!isBorder(x, y, direction) || used[edge(x, y, direction)]) {
            return;
        }
        Arcs.Arc arc = new Arcs.Arc(side(x, y, direction, 0), side(x, y, direction, 1), direction);
        Arcs.Node start = nodes.get(y * across + x);
        arc.from = start;
        arc.add(x, y);
        int cx = x;
        int cy = y;
        int heading = direction;
        while (true) {
            used[edge(cx, cy, heading)] = true;
            cx += DX[heading];
            cy += DY[heading];
            arc.lastHeading = heading;
            Arcs.Node end = nodes.get(cy * across + cx);
            if (end != null || (cx == x && cy == y)) {
                arc.to = end;
                arc.add(cx, cy);
                break;
            }
            arc.add(cx, cy);
            heading = onward(cx, cy, heading);
        }
        arcs.add(arc);
    }

    private int onward(int x, int y, int heading) {
        for (int turn = 0; turn < 4; turn++) {
            int next = (heading + turn) % 4;
            if (turn != 2 && isBorder(x, y, next)) {
                return next;
            }
        }
        throw new IllegalStateException("a border ends at " + x + "," + y);
    }

    /** Every arc in both directions, by the territory on its right side. */
    private Map<Integer, List<Arcs.Way>> ways() {
        Map<Integer, List<Arcs.Way>> ways = new TreeMap<>();
        for (Arcs.Arc arc : arcs) {
            ways.computeIfAbsent(arc.right, owner -> new ArrayList<>()).add(new Arcs.Way(arc, true));
            ways.computeIfAbsent(arc.left, owner -> new ArrayList<>()).add(new Arcs.Way(arc, false));
        }
        return ways;
    }

    private static List<Outline> outlines(List<Arcs.Way> ways, double scale) {
        List<Arcs.Way> left = new ArrayList<>(ways);
        List<Outline> outlines = new ArrayList<>();
        while (!left.isEmpty()) {
            Arcs.Way way = left.removeFirst();
            List<Point> ring = new ArrayList<>();
            Arcs.Node start = way.from();
            way.appendTo(ring, scale);
            while (way.to() != start) {
                way = next(way, left);
                left.remove(way);
                way.appendTo(ring, scale);
            }
            // A ring in the other direction is a hole; the territory in it is drawn on top.
            if (ring.stream().distinct().count() >= 3 && area(ring) > 0) {
                outlines.add(new Outline(ring));
            }
        }
        outlines.sort((a, b) -> Double.compare(area(b.points()), area(a.points())));
        return outlines;
    }

    /** If two squares of one territory touch only at a corner, the walk turns right and stays at the same square. */
    private static Arcs.Way next(Arcs.Way way, List<Arcs.Way> left) {
        Arcs.@Nullable Way best = null;
        for (Arcs.Way candidate : left) {
            if (candidate.from() == way.to()
                    && (best == null || candidate.firstHeading() == (way.lastHeading() + 1) % 4)) {
                best = candidate;
            }
        }
        if (best == null) {
            throw new IllegalStateException("an outline does not close");
        }
        return best;
    }

    /** Positive for a ring that runs clockwise on a page whose y grows downwards. */
    static double area(List<Point> ring) {
        double twice = 0;
        Point last = ring.getLast();
        for (Point point : ring) {
            twice += last.x() * point.y() - point.x() * last.y();
            last = point;
        }
        return twice / 2;
    }
}
