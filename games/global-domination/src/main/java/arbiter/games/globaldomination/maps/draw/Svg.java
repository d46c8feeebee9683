package arbiter.games.globaldomination.maps.draw;

/** Writes SVG with short numbers and escaped texts. */
final class Svg {
    private final StringBuilder out = new StringBuilder(1 << 16);

    Svg raw(String text) {
        out.append(text);
        return this;
    }

    Svg number(double value) {
        out.append(format(value));
        return this;
    }

    Svg text(String text) {
        out.append(escape(text));
        return this;
    }

    /** Opens an element; add attributes, then call {@link #close} or {@link #end}. */
    Svg open(String element) {
        out.append('<').append(element);
        return this;
    }

    Svg with(String attribute, double value) {
        out.append(' ').append(attribute).append("=\"").append(format(value)).append('"');
        return this;
    }

    Svg with(String attribute, String value) {
        out.append(' ').append(attribute).append("=\"").append(escape(value)).append('"');
        return this;
    }

    Svg close() {
        out.append("/>\n");
        return this;
    }

    Svg content() {
        out.append('>');
        return this;
    }

    Svg end(String element) {
        out.append("</").append(element).append(">\n");
        return this;
    }

    /** One decimal is enough: it is less than a pixel. */
    static String format(double value) {
        long tenths = Math.round(value * 10);
        if (tenths % 10 == 0) {
            return Long.toString(tenths / 10);
        }
        String sign = tenths < 0 ? "-" : "";
        return sign + Math.abs(tenths) / 10 + "." + Math.abs(tenths) % 10;
    }

    static String escape(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                default -> {
                    // A character that XML does not allow is replaced by a visible sign.
                    boolean allowed = c >= 0x20 && c < 0xd800 || c >= 0xe000 && c < 0xfffe || c > 0xffff;
                    safe.appendCodePoint(allowed ? c : 0xfffd);
                }
            }
        });
        return safe.toString();
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
