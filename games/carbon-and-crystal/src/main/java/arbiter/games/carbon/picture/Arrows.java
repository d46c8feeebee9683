package arbiter.games.carbon.picture;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Happening;
import arbiter.games.carbon.position.Hex;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Orders and results on the board: orders are dashed, results are solid. */
final class Arrows {
    private static final String DASHED = " stroke-dasharray=\"7 5\"";
    private static final String SOLID = "";

    private final Position position;
    private final Board board;
    private final Canvas canvas;
    private final Palette palette;
    private final int seat;

    Arrows(Position position, Canvas canvas, Palette palette, int seat) {
        this.position = position;
        this.board = position.board();
        this.canvas = canvas;
        this.palette = palette;
        this.seat = seat;
    }

    void intended(Sheet<Order> sheet) {
        sheet.orders().forEach(this::intended);
    }

    private void intended(Order order) {
        switch (order) {
            case Order.Move(Order.Id unit, Hex hex) -> arrow(place(unit), board.index(hex), ink(), DASHED);
            case Order.Attack(Order.Id attacker, Order.Id target) ->
                arrow(place(attacker), place(target), palette.danger(), DASHED);
            case Order.Construct(Order.Id builder, String code, Hex hex) -> {
                arrow(place(builder), board.index(hex), palette.leaf(), DASHED);
                ghost(board.index(hex), code);
            }
            case Order.Repair(Order.Id builder, Order.Id building) ->
                arrow(place(builder), place(building), palette.leaf(), DASHED);
            case Order.Salvage(Order.Id builder, Order.Id building) ->
                arrow(place(builder), place(building), palette.faint(), DASHED);
            case Order.Place(Order.Id unit, Hex hex) -> {
                Asset producer = position.placing;
                arrow(producer == null ? Board.NOWHERE : producer.hex, board.index(hex), ink(), DASHED);
                ghost(board.index(hex), unit.code());
            }
            case Order.Rally(Order.Id producer, Hex hex) ->
                arrow(
                        place(producer),
                        hex == null ? Board.NOWHERE : board.index(hex),
                        ink(),
                        " stroke-dasharray=\"1 5\"");
            case Order.Produce(Order.Id producer, String code) -> ordered(place(producer), code);
            case Order.Research(Order.Id host, String code) -> note(place(host), "+" + code);
            case Order.Advance(Order.Id center) -> note(place(center), "+LV");
            case Order.Cancel(Order.Id producer, int item) -> note(place(producer), "×" + item);
            case Order.Activate(String code, Order.Id target, Hex hex) -> {
                note(target == null ? Board.NOWHERE : place(target), code);
                arrow(
                        target == null ? Board.NOWHERE : place(target),
                        hex == null ? Board.NOWHERE : board.index(hex),
                        palette.crystal(),
                        DASHED);
            }
            case Order.Listing listing -> {}
            case Order.End end -> {}
            case Order.Resign resign -> {}
            case Order.Draw draw -> {}
        }
    }

    private String ink() {
        return palette.ink();
    }

    private int place(Order.Id id) {
        Asset asset = position.find(seat, id);
        return asset == null ? Board.NOWHERE : asset.hex;
    }

    void happened(List<Event> events) {
        for (Event event : events) {
            if (event instanceof Happening happening) {
                happened(happening);
            }
        }
    }

    /** Draws only events that have a place on the board. */
    private void happened(Happening happening) {
        if (happening instanceof Happening.UnitMoved(String unit, Hex from, Hex to)) {
            arrow(board.index(from), board.index(to), ink(), SOLID);
        } else if (happening instanceof Happening.UnitStepped(String unit, Hex from, Hex to)) {
            arrow(board.index(from), board.index(to), palette.crystal(), SOLID);
        } else if (happening instanceof Happening.UnitEntered(String unit, String producer, Hex hex, boolean chosen)) {
            ring(board.index(hex), palette.leaf());
        } else if (happening instanceof Happening.BuildingCompleted(String building, Hex on, int cohesion)) {
            Asset asset = named(building);
            ring(asset == null ? Board.NOWHERE : asset.hex, palette.leaf());
        } else if (happening instanceof Happening.Attacked attacked) {
            attacked(attacked);
        } else if (happening instanceof Happening.AssetDestroyed(String asset, Hex hex)) {
            cross(board.index(hex));
        } else if (happening instanceof Happening.ObjectiveScored(var scorer, Hex objective, int points)) {
            note(board.index(objective), "+" + points + " VP");
        }
    }

    private void attacked(Happening.Attacked attacked) {
        Asset attacker = named(attacked.attacker());
        Asset target = named(attacked.target());
        if (target != null) {
            arrow(attacker == null ? Board.NOWHERE : attacker.hex, target.hex, palette.danger(), SOLID);
            note(target.hex, attacked.lost() == 0 ? "held" : "−" + attacked.lost());
        }
    }

    private @Nullable Asset named(String id) {
        for (int i = 0; i < position.count; i++) {
            if (position.assets[i].toString().equals(id)) {
                return position.assets[i];
            }
        }
        return null;
    }

    /** A line from hex to hex that does not cover the tokens at its ends. */
    private void arrow(int from, int to, String colour, String dashes) {
        if (from == Board.NOWHERE || to == Board.NOWHERE || from == to) {
            return;
        }
        double dx = canvas.x(to) - canvas.x(from);
        double dy = canvas.y(to) - canvas.y(from);
        double length = Math.sqrt(dx * dx + dy * dy);
        double ux = dx / length;
        double uy = dy / length;
        double tipX = canvas.x(to) - 12 * ux;
        double tipY = canvas.y(to) - 12 * uy;
        double startX = canvas.x(from) + 17 * ux;
        double startY = canvas.y(from) + 17 * uy;
        String line = String.format(Locale.ROOT, "M%.1f %.1fL%.1f %.1f", startX, startY, tipX - 7 * ux, tipY - 7 * uy);
        canvas.add(
                "<g stroke-linecap=\"round\" fill=\"none\"><path d=\"%s\" stroke=\"%s\" stroke-width=\"6\"/>"
                        + "<path d=\"%s\" stroke=\"%s\" stroke-width=\"3\"%s/>"
                        + "<path d=\"M%.1f %.1fL%.1f %.1fL%.1f %.1fZ\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.2\"/></g>",
                line,
                palette.hex(),
                line,
                colour,
                dashes,
                tipX,
                tipY,
                tipX - 11 * ux - 6 * uy,
                tipY - 11 * uy + 6 * ux,
                tipX - 11 * ux + 6 * uy,
                tipY - 11 * uy - 6 * ux,
                colour,
                palette.hex());
    }

    private void ghost(int hex, String code) {
        if (hex == Board.NOWHERE) {
            return;
        }
        canvas.hex(
                hex,
                0.8,
                "fill=\"%s\" fill-opacity=\"0.25\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"5 4\""
                        .formatted(palette.seat(seat), palette.line(seat)));
        canvas.add(Emblems.drawn(position.sides[seat].faction, code, canvas.x(hex), canvas.y(hex), 20, ink()));
    }

    /** A unit that is going to be produced: a dashed disc beside its building. */
    private void ordered(int hex, String code) {
        if (hex == Board.NOWHERE) {
            return;
        }
        double x = canvas.x(hex) + 14;
        double y = canvas.y(hex) - 27;
        canvas.add(
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"12\" fill=\"%s\" stroke=\"%s\" stroke-width=\"2\""
                        + " stroke-dasharray=\"4 3\"/>",
                x, y, palette.plate(), palette.line(seat));
        canvas.add(Emblems.drawn(position.sides[seat].faction, code, x, y, 15, ink()));
    }

    private void ring(int hex, String colour) {
        if (hex != Board.NOWHERE) {
            canvas.hex(hex, 0.9, "fill=\"none\" stroke=\"%s\" stroke-width=\"3\"".formatted(colour));
        }
    }

    private void cross(int hex) {
        canvas.add(
                "<path transform=\"translate(%.1f %.1f)\" d=\"M-11 -11L11 11M11 -11L-11 11\" stroke=\"%s\""
                        + " stroke-width=\"4\" stroke-linecap=\"round\"/>",
                canvas.x(hex), canvas.y(hex), palette.danger());
    }

    private void note(int hex, String text) {
        if (hex == Board.NOWHERE) {
            return;
        }
        double half = 5 + 3.4 * text.length();
        canvas.add(
                "<g transform=\"translate(%.1f %.1f)\"><rect x=\"%.1f\" y=\"-9\" width=\"%.1f\" height=\"17\" rx=\"8\""
                        + " fill=\"%s\" stroke=\"%s\"/><text y=\"3.8\" font-size=\"11\" font-weight=\"700\" text-anchor=\"middle\""
                        + " fill=\"%s\">%s</text></g>",
                canvas.x(hex),
                canvas.y(hex) - 27,
                -half,
                2 * half,
                palette.plate(),
                palette.ink(),
                palette.ink(),
                Canvas.escaped(text));
    }
}
