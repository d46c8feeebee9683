package arbiter.games.carbon.picture;

import arbiter.games.carbon.position.Board;
import java.util.Locale;

/** Writes SVG, with the geometry of hexes with pointed tops. */
final class Canvas {
    /** From the centre of a hex to its corner. */
    static final double SIZE = 28;

    static final double WIDTH = SIZE * Math.sqrt(3);
    private static final double MARGIN = 18;

    private final StringBuilder out = new StringBuilder();
    private final Board board;
    private final double top;

    /** @param top the height of the free space above the board */
    Canvas(Board board, double top) {
        this.board = board;
        this.top = top;
    }

    double width() {
        return WIDTH * (2 * board.radius + 1) + 2 * MARGIN;
    }

    double height() {
        return top + SIZE * (3 * board.radius + 2) + 2 * MARGIN;
    }

    double x(int hex) {
        return width() / 2 + WIDTH * (board.q(hex) + board.r(hex) / 2.0);
    }

    double y(int hex) {
        return top + MARGIN + SIZE + SIZE * 1.5 * (board.r(hex) + board.radius);
    }

    Canvas add(String text) {
        out.append(text).append('\n');
        return this;
    }

    /** Writes numbers in a short form that does not depend on the locale. */
    Canvas add(String format, Object... values) {
        return add(String.format(Locale.ROOT, format, values));
    }

    /** The outline of a hex, scaled by a share of its size. */
    String outline(int hex, double share) {
        StringBuilder points = new StringBuilder();
        for (int corner = 0; corner < 6; corner++) {
            double angle = Math.PI / 180 * (60 * corner - 30);
            points.append(String.format(
                    Locale.ROOT,
                    "%s%.1f,%.1f",
                    corner == 0 ? "" : " ",
                    x(hex) + share * SIZE * Math.cos(angle),
                    y(hex) + share * SIZE * Math.sin(angle)));
        }
        return points.toString();
    }

    void hex(int hex, double share, String attributes) {
        add("<polygon points=\"%s\" %s/>", outline(hex, share), attributes);
    }

    /** The outer edges of a set of hexes, as one path. */
    String border(boolean[] inside) {
        StringBuilder path = new StringBuilder();
        int[][] steps = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};
        for (int hex = 0; hex < inside.length; hex++) {
            if (inside[hex]) {
                for (int side = 0; side < 6; side++) {
                    int next = board.index(board.q(hex) + steps[side][0], board.r(hex) + steps[side][1]);
                    if (next == Board.NOWHERE || !inside[next]) {
                        double from = Math.PI / 180 * (60 * side - 30);
                        double to = Math.PI / 180 * (60 * side + 30);
                        path.append(String.format(
                                Locale.ROOT,
                                "M%.1f %.1fL%.1f %.1f",
                                x(hex) + SIZE * Math.cos(from),
                                y(hex) + SIZE * Math.sin(from),
                                x(hex) + SIZE * Math.cos(to),
                                y(hex) + SIZE * Math.sin(to)));
                    }
                }
            }
        }
        return path.toString();
    }

    void text(double x, double y, double size, String attributes, String text) {
        add("<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" %s>%s</text>", x, y, size, attributes, escaped(text));
    }

    /** Escapes text from people. */
    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replaceAll(
                        "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ufffe\\uffff]|[\\ud800-\\udbff](?![\\udc00-\\udfff])"
                                + "|(?<![\\ud800-\\udbff])[\\udc00-\\udfff]",
                        "?");
    }

    String text() {
        return out.toString();
    }
}
