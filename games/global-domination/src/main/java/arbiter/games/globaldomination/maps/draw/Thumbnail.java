package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.Budget;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;

/** A map at the size of a playing card: land, coast, borders, sea lines and starts, without text. */
public final class Thumbnail {
    private static final double WIDTH = 480;

    /** Points of an outline that are nearer than this to the last one are left out: they are not visible at that size. */
    private static final double FINEST = 1.6;

    private final WorldMap map;
    private final Frame frame;
    private final Palette palette;
    private final Svg svg = new Svg();

    private Thumbnail(WorldMap map, Theme theme) {
        this.map = GraphLayout.shaped(map);
        frame = Frame.around(this.map, WIDTH, 0);
        palette = Palette.of(Look.of(theme), List.of());
    }

    public static String svg(WorldMap map, Theme theme) {
        return new Thumbnail(map, theme).draw();
    }

    private String draw() {
        svg.open("svg").with("xmlns", "http://www.w3.org/2000/svg");
        svg.with("viewBox", "0 0 " + Svg.format(frame.width) + " " + Svg.format(frame.mapHeight));
        svg.content();
        svg.open("rect").with("width", frame.width).with("height", frame.mapHeight);
        svg.with("fill", palette.sea.toString()).close();
        StringBuilder land = new StringBuilder();
        for (Territory territory : map.territories()) {
            Budget.checkpoint();
            if (territory.land()) {
                territory.outline().forEach(outline -> path(land, outline.points()));
            }
        }
        svg.raw("<defs>")
                .open("path")
                .with("id", "land")
                .with("d", land.toString())
                .close();
        svg.raw("</defs>").open("use").with("href", "#land").with("fill", "none");
        svg.with("stroke", palette.coast.toString()).with("stroke-width", 7);
        svg.with("stroke-opacity", "0.2").with("stroke-linejoin", "round").close();
        seaLines();
        svg.open("use").with("href", "#land").with("fill", palette.land.toString());
        svg.with("stroke", palette.border.toString()).with("stroke-width", 1.2);
        svg.with("stroke-linejoin", "round").close();
        for (int start : map.starts()) {
            double[] middle = middle(map.territory(start));
            svg.open("circle").with("cx", middle[0]).with("cy", middle[1]).with("r", 4);
            svg.with("fill", palette.ink.toString()).close();
        }
        return svg.end("svg").toString();
    }

    private void path(StringBuilder out, List<Territory.Point> points) {
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        String step = "M";
        for (Territory.Point point : points) {
            double x = frame.x(point.x());
            double y = frame.y(point.y());
            if (step.equals("M") || Math.hypot(x - lastX, y - lastY) >= FINEST) {
                out.append(step).append(Svg.format(x)).append(' ').append(Svg.format(y));
                step = "L";
                lastX = x;
                lastY = y;
            }
        }
        out.append('Z');
    }

    private void seaLines() {
        StringBuilder lines = new StringBuilder();
        for (WorldMap.Link link : map.links()) {
            if (link.bySea()) {
                double[] from = middle(map.territory(map.indexOf(link.a())));
                double[] to = middle(map.territory(map.indexOf(link.b())));
                lines.append('M').append(Svg.format(from[0])).append(' ').append(Svg.format(from[1]));
                lines.append('L').append(Svg.format(to[0])).append(' ').append(Svg.format(to[1]));
            }
        }
        if (!lines.isEmpty()) {
            svg.open("path").with("d", lines.toString()).with("fill", "none");
            svg.with("stroke", palette.coast.toString()).with("stroke-width", 1.2);
            svg.with("stroke-dasharray", "1 4").with("stroke-linecap", "round").close();
        }
    }

    private double[] middle(Territory territory) {
        Shape shape = frame.shape(territory);
        if (shape == null) {
            return new double[] {frame.width / 2, frame.mapHeight / 2};
        }
        Shape.Spot spot = shape.room(1, 1);
        return new double[] {spot.x(), spot.y()};
    }
}
