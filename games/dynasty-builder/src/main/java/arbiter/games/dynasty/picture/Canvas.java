package arbiter.games.dynasty.picture;

/**
 * Writes SVG, element by element. Coordinates are rounded to tenths, so that the same board gives the same text on every
 * machine.
 */
final class Canvas {
    private final StringBuilder out = new StringBuilder();

    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    static String point(double x, double y) {
        return number(x) + "," + number(y);
    }

    static String escaped(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> {
                    // XML does not allow control characters.
                    if (c >= ' ') {
                        safe.appendCodePoint(c);
                    }
                }
            }
        });
        return safe.toString();
    }

    Canvas raw(String markup) {
        out.append(markup).append('\n');
        return this;
    }

    /** @param style attributes such as {@code fill="#fff"} */
    Canvas path(String data, String style) {
        return raw("<path d=\"" + data + "\" " + style + "/>");
    }

    Canvas circle(double x, double y, double radius, String style) {
        return raw("<circle cx=\"" + number(x) + "\" cy=\"" + number(y) + "\" r=\"" + number(radius) + "\" " + style
                + "/>");
    }

    Canvas line(double x1, double y1, double x2, double y2, String style) {
        return raw("<line x1=\"" + number(x1) + "\" y1=\"" + number(y1) + "\" x2=\"" + number(x2) + "\" y2=\""
                + number(y2) + "\" " + style + "/>");
    }

    Canvas rect(double x, double y, double width, double height, String style) {
        return raw("<rect x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width) + "\" height=\""
                + number(height) + "\" " + style + "/>");
    }

    Canvas text(double x, double y, double size, String text, String style) {
        return raw("<text x=\"" + number(x) + "\" y=\"" + number(y) + "\" font-size=\"" + number(size) + "\" " + style
                + ">" + escaped(text) + "</text>");
    }

    /** A group with a title for screen readers and tooltips. */
    Canvas open(String title, double x, double y) {
        return raw("<g transform=\"translate(" + point(x, y) + ")\"><title>" + escaped(title) + "</title>");
    }

    Canvas close() {
        return raw("</g>");
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
