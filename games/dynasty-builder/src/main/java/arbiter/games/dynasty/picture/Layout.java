package arbiter.games.dynasty.picture;

import arbiter.games.dynasty.position.Hex;

/** The places of the tiles in the picture: pointed tops, rows by r. */
final class Layout {
    static final double SIZE = 30;
    static final double INNER = SIZE * Math.sqrt(3) / 2;
    private static final double MARGIN = 14;

    /** The corners of a hexagon of size 1, clockwise from the upper right corner. */
    private static final double[][] CORNERS = {
        {Math.sqrt(3) / 2, -0.5},
        {Math.sqrt(3) / 2, 0.5},
        {0, 1},
        {-Math.sqrt(3) / 2, 0.5},
        {-Math.sqrt(3) / 2, -0.5},
        {0, -1}
    };
    /** The neighbour across the edge from corner i to corner i + 1. */
    private static final int[][] ACROSS = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private final double minQ;
    private final double minR;
    final double width;
    final double height;

    /** Only the part of the board that these tiles span is drawn. */
    Layout(Iterable<Hex> tiles) {
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Hex hex : tiles) {
            left = Math.min(left, hex.q() + hex.r() / 2.0);
            right = Math.max(right, hex.q() + hex.r() / 2.0);
            top = Math.min(top, hex.r());
            bottom = Math.max(bottom, hex.r());
        }
        minQ = left;
        minR = top;
        width = (right - left + 1) * 2 * INNER + 2 * MARGIN;
        height = (bottom - top) * 1.5 * SIZE + 2 * SIZE + 2 * MARGIN;
    }

    double x(Hex hex) {
        return MARGIN + INNER + (hex.q() + hex.r() / 2.0 - minQ) * 2 * INNER;
    }

    double y(Hex hex) {
        return MARGIN + SIZE + (hex.r() - minR) * 1.5 * SIZE;
    }

    /** The outline of a tile, moved inwards by {@code inset}. */
    String outline(Hex hex, double inset) {
        StringBuilder path = new StringBuilder();
        for (int corner = 0; corner < 6; corner++) {
            path.append(corner == 0 ? "M" : " L").append(corner(hex, corner, inset));
        }
        return path.append(" Z").toString();
    }

    private String corner(Hex hex, int corner, double inset) {
        double size = SIZE - inset * SIZE / INNER;
        double[] at = CORNERS[corner % 6];
        return Canvas.point(x(hex) + at[0] * size, y(hex) + at[1] * size);
    }

    /** One edge of a tile, moved inwards by {@code inset}. */
    String edge(Hex hex, int edge, double inset) {
        return "M" + corner(hex, edge, inset) + " L" + corner(hex, edge + 1, inset);
    }

    static Hex across(Hex hex, int edge) {
        return new Hex(hex.q() + ACROSS[edge][0], hex.r() + ACROSS[edge][1]);
    }
}
