package arbiter.games.carbon.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.games.carbon.position.Asset;
import arbiter.games.carbon.position.Board;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Side;
import arbiter.games.carbon.position.Terrain;
import arbiter.games.carbon.position.View;
import arbiter.games.carbon.words.Notation;
import arbiter.games.carbon.words.Views;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The board as SVG, drawn in layers. The first piece that the last line of the sheet names is the chosen piece, even if
 * the line is not finished yet. The picture shows its reach, range, sight and cover.
 */
final class Drawing {
    private static final Pattern NAMED = Pattern.compile("(?i)(?:([A-D])\\.)?([A-Z]{3})#([0-9]{1,4})");
    private static final double HEAD = 64;

    private final View view;
    private final Survey survey;
    private final Position position;
    private final Board board;
    private final Palette palette;
    private final Canvas canvas;

    private Drawing(View view, Look look, Survey survey) {
        this.view = view;
        this.survey = survey;
        this.position = Views.position(view);
        this.board = position.board();
        this.palette = Palette.of(look);
        this.canvas = new Canvas(board, HEAD);
    }

    static String draw(View view, Sheet<Order> orders, List<Event> happened, Look look, Survey survey) {
        Drawing drawing = new Drawing(view, look, survey);
        drawing.layers(orders, happened);
        return drawing.canvas.text();
    }

    private void layers(Sheet<Order> orders, List<Event> happened) {
        canvas.add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\" width=\"%.0f\" height=\"%.0f\""
                        + " font-family=\"Source Sans 3,Segoe UI,Helvetica Neue,Arial,sans-serif\" role=\"img\">",
                canvas.width(), canvas.height(), canvas.width(), canvas.height());
        canvas.add("<title>" + Canvas.escaped(title()) + "</title>");
        defs();
        canvas.add("<rect width=\"100%%\" height=\"100%%\" fill=\"%s\"/>".formatted(palette.ground()));
        header();
        ground();
        Asset chosen = chosen(orders);
        if (chosen != null) {
            new Reach(position, canvas, palette, chosen, survey).draw();
        }
        objectives();
        Pieces pieces = new Pieces(view, position, canvas, palette);
        pieces.footprints();
        pieces.rallies();
        pieces.tokens();
        Arrows arrows = new Arrows(position, canvas, palette, seat());
        arrows.happened(happened);
        arrows.intended(orders);
        canvas.add("</svg>");
    }

    /** The seat whose sheet is drawn; for the public, the active seat. */
    private int seat() {
        Seat viewer = view.viewer();
        return viewer == null ? position.active : viewer.index();
    }

    private @Nullable Asset chosen(Sheet<Order> orders) {
        if (orders.lines().isEmpty()) {
            return null;
        }
        String line = switch (orders.lines().getLast()) {
            case Reading.Order<Order>(Order order) -> Notation.write(order);
            case Reading.Unreadable<Order> unreadable -> unreadable.text();
        };
        Matcher named = NAMED.matcher(line);
        if (!named.find()) {
            return null;
        }
        String letter = named.group(1);
        int owner = letter == null ? seat() : Character.toUpperCase(letter.charAt(0)) - 'A';
        return position.find(owner, named.group(2).toUpperCase(Locale.ROOT), Integer.parseInt(named.group(3)));
    }

    private String title() {
        if (position.over()) {
            String names = String.join(
                    " and ",
                    view.winners().stream()
                            .map(seat -> position.players.get(seat.index()))
                            .toList());
            return "Round " + position.round + " · won by " + names;
        }
        return switch (position.phase) {
            case LISTS -> "Deployment Lists";
            case COMMAND -> round() + " places " + view.placing();
            case ACTION, OVER -> round() + " acts";
        };
    }

    private String round() {
        return "Round " + position.round + " of " + position.numbers().rounds + " · "
                + position.players.get(position.active);
    }

    private void defs() {
        canvas.add("<defs>");
        for (Side side : position.sides) {
            canvas.add(
                    "<pattern id=\"p%d\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"
                            + "<g stroke=\"%s\" stroke-opacity=\"0.3\" fill=\"none\">%s</g></pattern>",
                    side.seat, palette.onSeat(side.seat), Emblems.pattern(side.seat));
        }
        canvas.add(
                "<pattern id=\"dim\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">"
                        + "<path d=\"M0 6L6 0\" stroke=\"%s\" stroke-opacity=\"0.45\" stroke-width=\"1\"/></pattern>",
                palette.faint());
        canvas.add("</defs>");
    }

    private void header() {
        canvas.text(20, 27, 17, "font-weight=\"600\" fill=\"%s\"".formatted(palette.ink()), title());
        canvas.text(
                canvas.width() - 20, 27, 13, "text-anchor=\"end\" fill=\"%s\"".formatted(palette.faint()), board.name);
        double column = (canvas.width() - 40) / position.sides.length;
        for (Side side : position.sides) {
            badge(side, 20 + column * side.seat, column - 10);
        }
    }

    private void badge(Side side, double x, double width) {
        boolean active = side.seat == position.active && !position.over() && position.phase != Position.Phase.LISTS;
        canvas.add(
                "<g%s><rect x=\"%.1f\" y=\"38\" width=\"%.1f\" height=\"26\" rx=\"5\" fill=\"%s\" stroke=\"%s\""
                        + " stroke-width=\"%s\"/>",
                side.alive ? "" : " opacity=\"0.45\"",
                x,
                width,
                palette.plate(),
                active ? palette.line(side.seat) : palette.line(),
                active ? "2" : "1");
        for (String fill : List.of(palette.seat(side.seat), "url(#p" + side.seat + ")")) {
            canvas.add("<rect x=\"%.1f\" y=\"42\" width=\"24\" height=\"18\" rx=\"3\" fill=\"%s\"/>", x + 4, fill);
        }
        canvas.text(
                x + 16,
                55,
                11,
                "text-anchor=\"middle\" font-weight=\"700\" fill=\"%s\" stroke=\"%s\" stroke-width=\"3\""
                                .formatted(palette.onSeat(side.seat), palette.seat(side.seat))
                        + " paint-order=\"stroke\"",
                mark(side.seat));
        int room = (int) ((width - 190) / 7.2);
        String name = position.players.get(side.seat);
        canvas.text(
                x + 35,
                56,
                13,
                "font-weight=\"600\" fill=\"%s\"".formatted(palette.ink()),
                name.length() > room ? name.substring(0, Math.max(1, room - 1)) + "…" : name);
        canvas.text(
                x + width - 8,
                56,
                12,
                "text-anchor=\"end\" fill=\"%s\"".formatted(palette.ink()),
                position.phase == Position.Phase.LISTS
                        ? side.listed ? "list is in" : "choosing"
                        : side.carbon + "C  " + side.crystals + "X  ·  Supply "
                                + view.sides().get(side.seat).supply() + "/"
                                + view.sides().get(side.seat).ceiling() + "  ·  " + side.points + " VP");
        canvas.add("</g>");
    }

    /** Two letters for a player: the first two of the name, or seat and initial if two players would have the same. */
    private String mark(int seat) {
        String name = position.players.get(seat);
        String start =
                name.substring(0, name.offsetByCodePoints(0, Math.min(2, name.codePointCount(0, name.length()))));
        long alike = position.players.stream()
                .filter(other -> other.regionMatches(true, 0, start, 0, start.length()))
                .count();
        return alike == 1 && start.length() >= 2
                ? start
                : Side.letter(seat) + start.substring(0, start.isEmpty() ? 0 : 1);
    }

    private void ground() {
        for (int hex = 0; hex < board.size; hex++) {
            Terrain terrain = board.terrain(hex);
            String fill = switch (terrain) {
                case OPEN, FIELD, NODE -> palette.hex();
                case FOREST -> palette.forest();
                case ROCK -> palette.rock();
            };
            canvas.hex(hex, 0.97, "fill=\"%s\" stroke=\"%s\" stroke-width=\"1\"".formatted(fill, palette.line()));
            switch (terrain) {
                case OPEN -> {}
                case FOREST -> forest(hex);
                case ROCK -> rock(hex);
                case FIELD -> field(hex);
                case NODE -> node(hex);
            }
            if (terrain.passable() && position.at[hex] == null && !board.isObjective(hex)) {
                canvas.text(
                        canvas.x(hex),
                        canvas.y(hex) + Canvas.SIZE * 0.62,
                        7,
                        "text-anchor=\"middle\" fill=\"%s\" fill-opacity=\"0.75\"".formatted(palette.faint()),
                        board.text(hex));
            }
        }
    }

    private void forest(int hex) {
        for (double[] tree : new double[][] {{-12, 2, 1}, {11, 4, 1}, {0, -6, 1.25}}) {
            canvas.add(
                    "<path transform=\"translate(%.1f %.1f) scale(%.2f)\" d=\"M0 -9L6 1H3L7 8H1V12H-1V8H-7L-3 1H-6Z\""
                            + " fill=\"%s\" fill-opacity=\"0.85\"/>",
                    canvas.x(hex) + tree[0], canvas.y(hex) + tree[1], tree[2], palette.leaf());
        }
    }

    private void rock(int hex) {
        canvas.add(
                "<g transform=\"translate(%.1f %.1f)\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1\">"
                        + "<path d=\"M-18 12L-11 -8L-2 -15L8 -10L17 12Z\"/>"
                        + "<path d=\"M-2 -15L-5 0L-18 12M-5 0L6 12M8 -10L6 12\" fill=\"none\"/></g>",
                canvas.x(hex), canvas.y(hex), palette.stone(), palette.rock());
    }

    private void field(int hex) {
        canvas.add(
                "<g transform=\"translate(%.1f %.1f)\" fill=\"%s\"%s>",
                canvas.x(hex), canvas.y(hex) - 4, palette.carbon(), spent(hex));
        for (double[] lump : new double[][] {{-9, 3}, {0, -7}, {9, 3}, {0, 5}}) {
            canvas.add(
                    "<path transform=\"translate(%.1f %.1f)\" d=\"M0 -6L5.2 -3V3L0 6L-5.2 3V-3Z\" stroke=\"%s\""
                            + " stroke-width=\"1\"/>",
                    lump[0], lump[1], palette.hex());
        }
        canvas.add("</g>");
        stock(hex, "C");
    }

    private void node(int hex) {
        if (position.at[hex] == null) {
            canvas.add(
                    "<g transform=\"translate(%.1f %.1f)\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1\"%s>"
                            + "<path d=\"M0 -16L7 -4L0 11L-7 -4Z\"/><path d=\"M-10 -6L-5 2L-9 11L-14 3Z\"/>"
                            + "<path d=\"M10 -6L14 3L9 11L5 2Z\"/><path d=\"M-7 -4H7M0 -16V11\" stroke-opacity=\"0.6\"/></g>",
                    canvas.x(hex), canvas.y(hex) - 2, palette.crystal(), palette.hex(), spent(hex));
        }
        stock(hex, "X");
    }

    private String spent(int hex) {
        return position.stock[hex] == 0 ? " opacity=\"0.3\"" : "";
    }

    private void stock(int hex, String unit) {
        canvas.text(
                canvas.x(hex),
                canvas.y(hex) + Canvas.SIZE * 0.74,
                9.5,
                "text-anchor=\"middle\" font-weight=\"600\" fill=\"%s\"".formatted(palette.ink()),
                position.stock[hex] + unit);
    }

    private void objectives() {
        int reach = position.numbers().objectiveReach;
        for (int objective : board.objectives) {
            boolean[] near = new boolean[board.size];
            for (int hex : board.around(objective, reach)) {
                near[hex] = true;
            }
            canvas.add(
                    "<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\" stroke-dasharray=\"2 4\""
                            + " stroke-linecap=\"round\"/>",
                    canvas.border(near), palette.gold());
            canvas.hex(
                    objective,
                    0.86,
                    "fill=\"%s\" fill-opacity=\"0.16\" stroke=\"%s\" stroke-width=\"2.5\""
                            .formatted(palette.gold(), palette.gold()));
            canvas.add(
                    "<path transform=\"translate(%.1f %.1f)\" d=\"M-6 12V-13H9L5 -7L9 -1H-4V12Z\" fill=\"%s\""
                            + " fill-opacity=\"0.75\"/>",
                    canvas.x(objective), canvas.y(objective), palette.gold());
        }
    }
}
