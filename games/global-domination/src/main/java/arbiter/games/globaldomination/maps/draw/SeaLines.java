package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.Budget;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Dashed lines over the water, from shore to shore, or around the edge of the page if that is shorter. */
final class SeaLines {
    private static final double STUB = 26;

    private final Svg svg;
    private final WorldMap map;
    private final List<@Nullable Shape> shapes;
    private final Frame frame;
    private final Palette palette;
    private final Map<Integer, List<String>> leavingWest = new TreeMap<>();
    private final Map<Integer, List<String>> leavingEast = new TreeMap<>();

    SeaLines(Svg svg, WorldMap map, List<@Nullable Shape> shapes, Frame frame, Palette palette) {
        this.svg = svg;
        this.map = map;
        this.shapes = shapes;
        this.frame = frame;
        this.palette = palette;
    }

    void draw() {
        svg.open("g")
                .with("fill", "none")
                .with("stroke", palette.coast.toString())
                .with("stroke-width", 1.3)
                .with("stroke-dasharray", "4 3.5")
                .with("stroke-linecap", "round")
                .content();
        for (WorldMap.Link link : map.links()) {
            Shape a = shapes.get(map.indexOf(link.a()));
            Shape b = shapes.get(map.indexOf(link.b()));
            if (link.bySea() && a != null && b != null) {
                line(a, b, link);
            }
        }
        leavingWest.forEach((index, codes) -> stub(index, -1, codes));
        leavingEast.forEach((index, codes) -> stub(index, 1, codes));
        svg.end("g");
    }

    private void line(Shape a, Shape b, WorldMap.Link link) {
        if (leavesPage(map.indexOf(link.a()), map.indexOf(link.b()))) {
            aroundEdge(a, b, link);
            return;
        }
        double[] ends = nearest(a, b);
        double apart = Math.hypot(ends[2] - ends[0], ends[3] - ends[1]);
        double bend = Math.min(18, apart * 0.12);
        double midX = (ends[0] + ends[2]) / 2 - (ends[3] - ends[1]) / Math.max(apart, 1) * bend;
        double midY = (ends[1] + ends[3]) / 2 + (ends[2] - ends[0]) / Math.max(apart, 1) * bend;
        svg.open("path")
                .with(
                        "d",
                        "M" + Svg.format(ends[0]) + " " + Svg.format(ends[1]) + "Q" + Svg.format(midX) + " "
                                + Svg.format(midY) + " " + Svg.format(ends[2]) + " " + Svg.format(ends[3]))
                .close();
    }

    /** Whether the way from one land to another leaves the page on one side and comes back on the other, as on the world map. */
    boolean leavesPage(int one, int other) {
        Shape a = shapes.get(one);
        Shape b = shapes.get(other);
        if (a == null || b == null) {
            return false;
        }
        Shape west = a.left + a.right < b.left + b.right ? a : b;
        Shape east = west == a ? b : a;
        // Only if the way around is clearly shorter, which happens only on the world map.
        double around = west.left + frame.width - east.right;
        if (around > frame.width * 0.45 || west.left > frame.width * 0.35 || east.right < frame.width * 0.65) {
            return false;
        }
        double[] ends = nearest(a, b);
        return Math.hypot(ends[2] - ends[0], ends[3] - ends[1]) > frame.width * 0.45;
    }

    /** Two short lines that leave the page on the left and on the right, each with the code of the land to which it leads. */
    private void aroundEdge(Shape a, Shape b, WorldMap.Link link) {
        boolean aIsWest = a.left + a.right < b.left + b.right;
        int leftEnd = map.indexOf(aIsWest ? link.a() : link.b());
        int rightEnd = map.indexOf(aIsWest ? link.b() : link.a());
        leavingWest.computeIfAbsent(leftEnd, index -> new ArrayList<>()).add(code(rightEnd));
        leavingEast.computeIfAbsent(rightEnd, index -> new ArrayList<>()).add(code(leftEnd));
    }

    private String code(int index) {
        String code = map.territory(index).code();
        return code.isEmpty() ? Integer.toString(map.id(index)) : code;
    }

    private void stub(int index, int direction, List<String> leadsTo) {
        Shape shape = shapes.get(index);
        if (shape == null) {
            return;
        }
        double[] shore = extreme(shape, direction);
        double edge = Math.clamp(shore[0] + direction * STUB, 2, frame.width - 2);
        String codes = String.join(" ", leadsTo);
        double half = Lettering.width(codes, 8) / 2 + 2;
        svg.open("path")
                .with("d", "M" + Svg.format(shore[0]) + " " + Svg.format(shore[1]) + "H" + Svg.format(edge))
                .close();
        svg.open("text")
                .with("x", Math.clamp(edge, half, frame.width - half))
                .with("y", shore[1] - 4)
                .with("fill", palette.faint.toString())
                .with("stroke", "none")
                .with("text-anchor", "middle")
                .with("font-family", Lettering.SANS)
                .with("font-size", 8)
                .content()
                .text(codes)
                .end("text");
    }

    private static double[] extreme(Shape shape, int direction) {
        double[] best = {shape.left, shape.top};
        double farthest = Double.NEGATIVE_INFINITY;
        for (Shape.Ring ring : shape.rings()) {
            for (int i = 0; i < ring.size(); i++) {
                if (ring.xs()[i] * direction > farthest) {
                    farthest = ring.xs()[i] * direction;
                    best = new double[] {ring.xs()[i], ring.ys()[i]};
                }
            }
        }
        return best;
    }

    private static double[] nearest(Shape a, Shape b) {
        double[] best = new double[4];
        double least = Double.POSITIVE_INFINITY;
        for (Shape.Ring from : a.rings()) {
            for (Shape.Ring to : b.rings()) {
                for (int i = 0; i < from.size(); i++) {
                    Budget.checkpoint();
                    for (int j = 0; j < to.size(); j++) {
                        double dx = to.xs()[j] - from.xs()[i];
                        double dy = to.ys()[j] - from.ys()[i];
                        if (dx * dx + dy * dy < least) {
                            least = dx * dx + dy * dy;
                            best = new double[] {from.xs()[i], from.ys()[i], to.xs()[j], to.ys()[j]};
                        }
                    }
                }
            }
        }
        return best;
    }
}
