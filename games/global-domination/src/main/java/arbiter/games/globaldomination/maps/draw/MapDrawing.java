package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.Budget;
import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Land;
import arbiter.games.globaldomination.maps.draw.MapPicture.Mark;
import arbiter.games.globaldomination.maps.draw.MapPicture.Player;
import arbiter.games.globaldomination.maps.draw.Placement.Placed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Draws a {@link MapPicture} as SVG in layers, the sea first. */
public final class MapDrawing {
    private final MapPicture picture;
    private final WorldMap map;
    private final Palette palette;
    private final Size size;
    private final boolean graph;
    private final String prefix;
    private final Frame frame;
    private final Legend legend;
    private final List<String> marks;
    private final List<@Nullable Shape> shapes = new ArrayList<>();
    private final List<Land> lands = new ArrayList<>();
    private final List<@Nullable Placed> standing = new ArrayList<>();
    private final Svg svg = new Svg();

    private MapDrawing(MapPicture picture, Look look, Size size) {
        this.picture = picture;
        this.size = size;
        palette = Palette.of(look, picture.players());
        graph = GraphLayout.isNeededFor(picture.map());
        map = graph ? GraphLayout.arrange(picture.map()) : picture.map();
        // Several pictures may be on one web page, so their internal names must differ.
        prefix = "m"
                + Integer.toHexString(
                        31 * (31 * picture.hashCode() + look.colours().hashCode())
                                + look.theme().ordinal() * 8
                                + size.ordinal())
                + "-";
        marks = Lettering.marks(picture.players().stream().map(Player::name).toList());
        legend = new Legend(picture, palette, size, prefix, marks);
        frame = Frame.around(map, size.width, legend.titleHeight());
        for (int i = 0; i < map.size(); i++) {
            shapes.add(frame.shape(map.territory(i)));
            lands.add(new Land(i, MapPicture.NEUTRAL, List.of()));
            standing.add(null);
        }
        for (Land land : picture.lands()) {
            lands.set(land.index(), land);
        }
    }

    public static String svg(MapPicture picture, Look look) {
        return new MapDrawing(picture, look, Size.SCREEN).draw();
    }

    /** A picture with the default colours. */
    public static String svg(MapPicture picture, Theme theme, Size size) {
        return new MapDrawing(picture, Look.of(theme), size).draw();
    }

    /**
     * The indices of territories whose names or codes overlap on the map without units at this size. Texts that do not fit
     * at all are not drawn and do not count.
     */
    public static List<Integer> collidingLabels(WorldMap map, Size size) {
        List<Placed> placed = new MapDrawing(MapPicture.of(map, ""), Look.of(Theme.PAPER), size).placeStacks();
        // Sorted from left to right, so that a name is compared only with names that begin before it ends.
        List<Box> boxes = IntStream.range(0, placed.size())
                .mapToObj(order -> Box.of(order, placed.get(order)))
                .sorted((a, b) -> Double.compare(a.left, b.left))
                .toList();
        boolean[] hit = new boolean[boxes.size()];
        for (int i = 0; i < boxes.size(); i++) {
            Budget.checkpoint();
            for (int j = i + 1; j < boxes.size() && boxes.get(j).left < boxes.get(i).right; j++) {
                if (boxes.get(i).meets(boxes.get(j))) {
                    hit[i] = true;
                    hit[j] = true;
                }
            }
        }
        return IntStream.range(0, hit.length)
                .filter(i -> hit[i])
                .mapToObj(boxes::get)
                .sorted((a, b) -> Integer.compare(a.order, b.order))
                .map(box -> placed.get(box.order).index())
                .toList();
    }

    /** @param order of the name among all placed names */
    private record Box(int order, double left, double top, double right, double bottom) {
        static Box of(int order, Placed placed) {
            double halfWidth = placed.halfWidth();
            double halfHeight = placed.halfHeight();
            return new Box(
                    order,
                    placed.x() - halfWidth,
                    placed.y() - halfHeight,
                    placed.x() + halfWidth,
                    placed.y() + halfHeight);
        }

        boolean meets(Box other) {
            return left < other.right && right > other.left && top < other.bottom && bottom > other.top;
        }
    }

    private String draw() {
        double height = frame.top + frame.mapHeight + legend.height();
        svg.open("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("width", size.width)
                .with("height", height)
                .with("viewBox", "0 0 " + size.width + " " + Svg.format(height))
                .with("role", "img")
                .content();
        svg.raw("\n<title>")
                .text(picture.title().isEmpty() ? map.name() : picture.title())
                .raw("</title>\n");
        define();
        sea(height);
        if (graph) {
            borderLines();
        } else {
            shore();
        }
        territories();
        if (!graph) {
            edges();
        }
        SeaLines sea = new SeaLines(svg, map, shapes, frame, palette);
        sea.draw();
        List<Placed> stacks = placeStacks();
        Arrows arrows = new Arrows(svg, palette, size, standing, sea);
        arrows.drawLines(picture.arrows());
        drawStacks(stacks);
        arrows.drawSigns();
        legend.drawTitle(svg);
        legend.draw(svg, frame.top + frame.mapHeight);
        return svg.raw("</svg>\n").toString();
    }

    private void define() {
        svg.raw("<defs>\n");
        Patterns.define(svg, palette, prefix);
        EnumSet<Kind> kinds = EnumSet.noneOf(Kind.class);
        lands.forEach(land -> land.tokens().forEach(token -> kinds.add(token.kind())));
        for (Kind kind : kinds) {
            svg.open("path")
                    .with("id", prefix + kind.name())
                    .with("d", Glyphs.path(kind))
                    .with("fill-rule", "evenodd")
                    .close();
        }
        svg.raw("</defs>\n");
    }

    private void sea(double height) {
        svg.open("rect")
                .with("width", size.width)
                .with("height", height)
                .with("fill", palette.plate.toString())
                .close();
        svg.open("rect")
                .with("y", frame.top)
                .with("width", size.width)
                .with("height", frame.mapHeight)
                .with("fill", palette.sea.toString())
                .close();
    }

    /** Lines of surf that get lighter away from the coast, as on old printed maps. */
    private void shore() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < map.size(); i++) {
            Shape shape = shapes.get(i);
            if (shape != null && map.land(i)) {
                all.append(shape.path());
            }
        }
        double unit = size.width / 1200.0 + 0.35;
        Colour shallow = palette.paper() ? Colour.of(0xffffff) : Colour.of(0x6f93a6);
        double[] widths = {26, 17, 9};
        double[] shares = {0.22, 0.26, 0.34};
        for (int i = 0; i < widths.length; i++) {
            double share = palette.paper() ? shares[i] : shares[i] * 0.4;
            svg.open("path")
                    .with("d", all.toString())
                    .with("fill", "none")
                    .with("stroke", shallow.toString())
                    .with("stroke-opacity", Double.toString(Math.round(share * 100) / 100.0))
                    .with("stroke-width", widths[i] * unit)
                    .with("stroke-linejoin", "round")
                    .close();
        }
    }

    /** On a map that is only a graph, the borders are drawn as lines. */
    private void borderLines() {
        svg.open("g")
                .with("stroke", palette.border.toString())
                .with("stroke-width", 2.5)
                .content();
        for (WorldMap.Link link : map.links()) {
            Shape a = shapes.get(map.indexOf(link.a()));
            Shape b = shapes.get(map.indexOf(link.b()));
            if (!link.bySea() && a != null && b != null) {
                svg.open("path")
                        .with(
                                "d",
                                "M" + Svg.format((a.left + a.right) / 2) + " " + Svg.format((a.top + a.bottom) / 2)
                                        + "L" + Svg.format((b.left + b.right) / 2) + " "
                                        + Svg.format((b.top + b.bottom) / 2))
                        .close();
            }
        }
        svg.end("g");
    }

    /** Large territories are drawn first, so that a territory inside another is on top. */
    private void territories() {
        List<Integer> order = new ArrayList<>();
        double[] areas = new double[map.size()];
        for (int i = 0; i < map.size(); i++) {
            Shape shape = shapes.get(i);
            if (shape != null) {
                order.add(i);
                areas[i] = shape.area();
            }
        }
        Collections.sort(order, (a, b) -> Double.compare(areas[b], areas[a]));
        for (int i : order) {
            Budget.checkpoint();
            territory(i, shapes.get(i));
        }
    }

    private void territory(int index, @Nullable Shape shape) {
        if (shape == null) {
            return;
        }
        Territory territory = map.territory(index);
        Land land = lands.get(index);
        String path = shape.path();
        svg.open("g").with("data-territory", Integer.toString(territory.id())).content();
        svg.raw("<title>").text(spoken(territory, land)).raw("</title>\n");
        if (!territory.land()) {
            fill(path, palette.sea.over(palette.land, 0.85).toString());
        } else {
            fill(path, ground(land).toString());
            if (land.owner() >= 0) {
                fill(path, "url(#" + prefix + "p" + land.owner() + ")");
            }
            if (land.marks().contains(Mark.WASTELAND)) {
                fill(path, "url(#" + prefix + "waste)");
            }
            if (land.marks().contains(Mark.UNSEEN)) {
                svg.open("path")
                        .with("d", path)
                        .with("fill", palette.sea.toString())
                        .with("fill-opacity", "0.45")
                        .close();
            }
        }
        if (graph) {
            svg.open("path")
                    .with("d", path)
                    .with("fill", "none")
                    .with(
                            "stroke",
                            (land.owner() < 0 ? palette.border : palette.line(land.owner(), palette.sea)).toString())
                    .with("stroke-width", 2)
                    .close();
        }
        svg.end("g");
    }

    private String spoken(Territory territory, Land land) {
        StringBuilder text = new StringBuilder(territory.title());
        if (territory.land()) {
            text.append(": ")
                    .append(
                            land.owner() < 0
                                    ? "neutral"
                                    : picture.players().get(land.owner()).name());
            land.tokens()
                    .forEach(token -> text.append(", ")
                            .append(Stack.showsCount(token) ? token.count() + " " : "")
                            .append(token.kind().title));
        }
        return text.toString();
    }

    private Colour ground(Land land) {
        return land.marks().contains(Mark.WASTELAND)
                ? palette.tint(land.owner()).over(palette.border, 0.72)
                : palette.tint(land.owner());
    }

    private void fill(String path, String paint) {
        svg.open("path").with("d", path).with("fill", paint).close();
    }

    private void edges() {
        int[] owners = lands.stream().mapToInt(Land::owner).toArray();
        List<@Nullable Shape> drawn = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            drawn.add(map.land(i) ? shapes.get(i) : null);
        }
        StringBuilder[] paths = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
        for (Edges.Stretch stretch : Edges.of(drawn, owners)) {
            paths[stretch.kind().ordinal()].append(stretch.path());
        }
        double unit = size == Size.PHONE ? 0.75 : 1;
        edge(paths[Edges.Class.BORDER.ordinal()], palette.border.over(palette.ink, 0.8), 0.9 * unit);
        edge(paths[Edges.Class.COAST.ordinal()], palette.coast, 1.3 * unit);
        edge(paths[Edges.Class.FRONTIER.ordinal()], palette.ink, 2.4 * unit);
    }

    private void edge(StringBuilder path, Colour colour, double width) {
        if (!path.isEmpty()) {
            svg.open("path")
                    .with("d", path.toString())
                    .with("fill", "none")
                    .with("stroke", colour.toString())
                    .with("stroke-width", width)
                    .with("stroke-linejoin", "round")
                    .with("stroke-linecap", "round")
                    .close();
        }
    }

    private List<Placed> placeStacks() {
        Placement placement = new Placement(shapes, frame);
        List<List<Stack>> variants = new ArrayList<>();
        List<Integer> small = new ArrayList<>();
        for (int i = 0; i < map.size(); i++) {
            Land land = lands.get(i);
            String mark = land.owner() < 0 ? "" : marks.get(land.owner());
            variants.add(Stack.variants(map.territory(i), mark, Placement.sorted(land.tokens()), size));
            if (!placement.inside(i, map.territory(i), variants.get(i))) {
                small.add(i);
            }
        }
        for (int i : small) {
            Budget.checkpoint();
            placement.beside(i, variants.get(i));
        }
        placement.placed().forEach(placed -> standing.set(placed.index(), placed));
        return placement.placed();
    }

    private void drawStacks(List<Placed> stacks) {
        StackDrawing drawing = new StackDrawing(svg, palette, prefix);
        for (Placed placed : stacks) {
            Land land = lands.get(placed.index());
            if (!placed.inside()) {
                leader(placed);
            }
            if (land.marks().contains(Mark.BATTLE)) {
                battle(placed);
            }
            Colour ground = !placed.inside() || !map.land(placed.index()) ? palette.sea : ground(land);
            drawing.draw(placed, land.owner(), ground);
        }
    }

    private void leader(Placed placed) {
        Shape shape = shapes.get(placed.index());
        if (shape != null) {
            Shape.Spot middle = shape.room(1, 1);
            svg.open("path")
                    .with(
                            "d",
                            "M" + Svg.format(middle.x()) + " " + Svg.format(middle.y()) + "L" + Svg.format(placed.x())
                                    + " " + Svg.format(placed.y()))
                    .with("stroke", palette.faint.toString())
                    .with("stroke-width", 0.9)
                    .close();
        }
    }

    private void battle(Placed placed) {
        StringBuilder d = new StringBuilder();
        double outer = size.plate * 1.3;
        for (int i = 0; i < 24; i++) {
            double angle = StrictMath.PI * i / 12;
            double away = i % 2 == 0 ? outer : outer * 0.74;
            d.append(i == 0 ? 'M' : 'L').append(Svg.format(placed.x() + away * StrictMath.cos(angle)));
            d.append(' ').append(Svg.format(placed.y() + away * StrictMath.sin(angle)));
        }
        svg.open("path")
                .with("d", d.append('Z').toString())
                .with("fill", palette.refused.toString())
                .with("fill-opacity", "0.28")
                .close();
    }
}
