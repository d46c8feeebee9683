package arbiter.games.dynasty.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Piece;
import arbiter.games.dynasty.position.Terrain;
import arbiter.games.dynasty.position.View;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** The board as a picture, drawn in layers, the ground first. */
public final class BoardDrawing {
    private final View view;
    private final Ink ink;
    private final Canvas canvas = new Canvas();
    private final List<View.Tile> tiles;
    private final Layout layout;
    private final PieceDrawing pieces;
    private final Marks marks;

    private BoardDrawing(View view, List<View.Tile> tiles, Look look) {
        this.view = view;
        this.ink = Ink.of(look);
        this.tiles = tiles;
        this.layout = new Layout(tiles.stream().map(View.Tile::at).toList());
        this.pieces = new PieceDrawing(canvas, ink);
        this.marks = new Marks(view);
    }

    /** The whole board. For units that the orders march, it shows where they can go and what they can strike. */
    public static String draw(View view, List<Order> orders, List<Event> happened, Look look) {
        List<String> shown = orders.stream()
                .filter(Order.March.class::isInstance)
                .map(order -> ((Order.March) order).unit().toString())
                .toList();
        BoardDrawing drawing = new BoardDrawing(view, view.tiles(), look);
        return drawing.picture(shown, orders, happened, Legend.height(view));
    }

    /** A part of the board for a rulebook: everything within a distance of a tile, with the reach of the named units. */
    static String detail(View view, Hex middle, int distance, List<String> shown, List<Event> happened, Look look) {
        List<View.Tile> near = view.tiles().stream()
                .filter(tile -> tile.at().distance(middle) <= distance)
                .toList();
        return new BoardDrawing(view, near, look).picture(shown, List.of(), happened, 0);
    }

    private String picture(List<String> shown, List<Order> orders, List<Event> happened, double legend) {
        double height = layout.height + legend;
        canvas.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + Canvas.number(layout.width) + "\" height=\""
                + Canvas.number(height) + "\" viewBox=\"0 0 " + Canvas.number(layout.width) + " "
                + Canvas.number(height)
                + "\" role=\"img\" font-family=\"Inter, 'Source Sans 3', 'DejaVu Sans', sans-serif\">");
        canvas.raw("<title>" + Canvas.escaped(marks.title()) + "</title>");
        definitions();
        canvas.rect(0, 0, layout.width, height, "fill=\"" + ink.sheet() + "\"");
        tiles.forEach(this::ground);
        tiles.forEach(this::territory);
        borders();
        Overlays overlays = new Overlays(view, canvas, ink, layout, inPicture());
        overlays.reach(shown);
        overlays.trails(happened);
        tiles.forEach(tile -> structure(tile.at()));
        tiles.forEach(tile -> units(tile.at()));
        overlays.intentions(orders);
        overlays.outcomes(happened);
        if (legend > 0) {
            new Legend(view, canvas, ink, marks).draw(layout.height, layout.width);
        }
        return canvas.raw("</svg>").toString();
    }

    private TreeSet<String> inPicture() {
        TreeSet<String> hexes = new TreeSet<>();
        tiles.forEach(tile -> hexes.add(tile.at().toString()));
        return hexes;
    }

    private void definitions() {
        canvas.raw("<defs>");
        for (int chair = 0; chair < view.players().size(); chair++) {
            canvas.raw(ink.pattern(chair));
        }
        TreeSet<String> pairs = new TreeSet<>();
        for (View.Tile tile : tiles) {
            if (tile.conflicted() && pairs.add(pair(tile))) {
                canvas.raw("<pattern id=\"" + pair(tile)
                        + "\" width=\"14\" height=\"14\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">"
                        + "<rect width=\"7\" height=\"14\" fill=\"" + colour(tile, 0) + "\"/><rect x=\"7\" width=\"7\""
                        + " height=\"14\" fill=\"" + colour(tile, 1) + "\"/></pattern>");
            }
        }
        canvas.raw("</defs>");
    }

    private static String pair(View.Tile tile) {
        return "c" + tile.areas().get(0).index() + tile.areas().get(1).index();
    }

    private String colour(View.Tile tile, int holder) {
        return ink.player(tile.areas().get(holder).index());
    }

    private void ground(View.Tile tile) {
        Hex at = tile.at();
        double x = layout.x(at);
        double y = layout.y(at);
        canvas.path(
                layout.outline(at, 0.4),
                "fill=\"" + ink.ground(tile.terrain()) + "\" stroke=\"" + ink.grid() + "\" stroke-width=\"0.8\"");
        switch (tile.terrain()) {
            case PLAIN -> {}
            case WATER ->
                canvas.path(
                        wave(x - 9, y - 10) + wave(x - 3, y + 12),
                        "fill=\"none\" stroke=\"" + ink.wave() + "\" stroke-width=\"1.3\" stroke-linecap=\"round\"");
            case CANYON ->
                canvas.path(
                        "M" + Canvas.point(x - 17, y - 7) + " l7,5 -3,6 8,4 6,-4 5,6 10,-3",
                        "fill=\"none\" stroke=\"" + ink.canyonMark()
                                + "\" stroke-width=\"2\" stroke-linejoin=\"round\"");
            case MOUNTAIN ->
                canvas.path(
                        "M" + Canvas.point(x - 16, y + 9) + " l10,-18 6,10 5,-7 11,15 Z",
                        "fill=\"" + ink.mountainMark() + "\" fill-opacity=\"0.55\" stroke=\"" + ink.mountainMark()
                                + "\" stroke-width=\"1.2\" stroke-linejoin=\"round\"");
        }
    }

    private static String wave(double x, double y) {
        return "M" + Canvas.point(x, y) + " q4,-4 8,0 t8,0 ";
    }

    /** Territory: the holder's colour and pattern; stripes of both colours if it is conflicted. */
    private void territory(View.Tile tile) {
        String outline = layout.outline(tile.at(), 0.4);
        if (tile.conflicted()) {
            canvas.path(outline, "fill=\"url(#" + pair(tile) + ")\" fill-opacity=\"0.34\"");
        } else if (!tile.areas().isEmpty()) {
            int chair = tile.areas().getFirst().index();
            // Terrain must stay visible through the owner's colour.
            String tint = tile.terrain() == Terrain.PLAIN ? ink.tint() : ink.thinTint();
            canvas.path(outline, "fill=\"" + ink.player(chair) + "\" fill-opacity=\"" + tint + "\"");
            canvas.path(outline, "fill=\"url(#p" + chair + ")\" fill-opacity=\"0.35\"");
        }
        // Faint letters would not be readable on a colour.
        boolean bare = tile.areas().isEmpty() && tile.terrain() == Terrain.PLAIN;
        canvas.text(
                layout.x(tile.at()),
                layout.y(tile.at()) + 22,
                6.5,
                tile.at().toString(),
                "text-anchor=\"middle\" fill=\"" + (bare ? ink.faint() : ink.ink()) + "\"");
    }

    /** Each player's border is a separate line, so that overlapping borders can be told apart. */
    private void borders() {
        for (View.Player player : view.players()) {
            Seat seat = player.seat();
            TreeSet<String> own = new TreeSet<>();
            view.tiles().stream()
                    .filter(tile -> tile.areas().contains(seat))
                    .forEach(tile -> own.add(tile.at().toString()));
            StringBuilder path = new StringBuilder();
            for (View.Tile tile : tiles) {
                for (int edge = 0; own.contains(tile.at().toString()) && edge < 6; edge++) {
                    if (!own.contains(Layout.across(tile.at(), edge).toString())) {
                        path.append(layout.edge(
                                        tile.at(), edge, 2 + 2.6 * tile.areas().indexOf(seat)))
                                .append(' ');
                    }
                }
            }
            if (!path.isEmpty()) {
                canvas.path(
                        path.toString().strip(),
                        "fill=\"none\" stroke=\"" + ink.line(seat.index())
                                + "\" stroke-width=\"2.8\" stroke-linecap=\"round\" stroke-dasharray=\""
                                + Ink.dash(seat.index()) + "\"");
            }
        }
    }

    private void structure(Hex at) {
        View.Structure structure = view.structureAt(at);
        if (structure == null) {
            return;
        }
        boolean shared = !view.unitsAt(at).isEmpty() && structure.piece() != Piece.BRIDGE;
        canvas.open(marks.name(structure), layout.x(at) - (shared ? 9 : 0), layout.y(at) - (shared ? 8 : 0));
        Seat owner = structure.owner();
        String letter = owner == null ? "" : view.player(owner).letter();
        switch (structure.piece()) {
            case HOUSE -> pieces.house(java.util.Objects.requireNonNull(owner), letter);
            case TOKEN -> pieces.token(java.util.Objects.requireNonNull(owner), letter);
            case BRIDGE -> pieces.bridge(owner, letter);
            case CITY ->
                pieces.city(
                        java.util.Objects.requireNonNull(owner),
                        structure.level(),
                        marks.mark(owner),
                        structure.warded());
        }
        canvas.close();
    }

    private void units(Hex at) {
        List<View.Unit> units = new ArrayList<>(view.unitsAt(at));
        View.Structure structure = view.structureAt(at);
        boolean shared = structure != null;
        for (View.Unit unit : units) {
            boolean bridge = structure != null && structure.piece() == Piece.BRIDGE;
            double dx = shared && !bridge ? 7 : 0;
            double dy = bridge ? -6 : shared ? 4 : 0;
            canvas.open(marks.name(unit), layout.x(at) + dx, layout.y(at) + dy);
            if (unit.cargo()) {
                pieces.cargo(unit);
            } else {
                pieces.unit(unit);
            }
            canvas.close();
        }
    }
}
