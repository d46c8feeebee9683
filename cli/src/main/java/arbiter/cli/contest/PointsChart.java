package arbiter.cli.contest;

import java.util.List;
import java.util.Locale;

/** A chart of points by turn, one line per bot. Colour-blind people can distinguish the colours and dashes. */
final class PointsChart {
    private static final List<String> COLOURS =
            List.of("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#6b5b00", "#000000");
    private static final List<String> DASHES = List.of("none", "8 4", "2 4", "12 4 2 4", "6 2", "1 3", "10 6", "4 4");
    private static final int WIDTH = 800;
    private static final int HEIGHT = 420;
    private static final int MARGIN = 48;

    private PointsChart() {}

    static String svg(List<String> names, List<double[]> lines) {
        double most =
                lines.stream().flatMapToDouble(java.util.Arrays::stream).max().orElse(1);
        int longest = lines.stream().mapToInt(line -> line.length).max().orElse(1);
        StringBuilder out = new StringBuilder();
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ")
                .append(WIDTH)
                .append(' ')
                .append(HEIGHT);
        out.append("\" width=\"").append(WIDTH).append("\" height=\"").append(HEIGHT);
        out.append("\" font-family=\"sans-serif\" font-size=\"13\">");
        out.append("<rect width=\"100%\" height=\"100%\" fill=\"#fffdf6\"/>");
        axes(out, most, longest);
        for (int i = 0; i < lines.size(); i++) {
            line(out, lines.get(i), i, most, longest);
            double y = MARGIN + 18.0 * i;
            out.append(
                    at("<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" ", MARGIN + 12.0, y, MARGIN + 44.0, y));
            out.append(stroke(i)).append("/>");
            out.append(at("<text x=\"%.1f\" y=\"%.1f\" fill=\"#222\">", MARGIN + 52.0, y + 4))
                    .append(i + 1)
                    .append(' ')
                    .append(names.get(i))
                    .append("</text>");
        }
        return out.append("</svg>\n").toString();
    }

    private static void axes(StringBuilder out, double most, int longest) {
        for (int i = 0; i <= 4; i++) {
            double y = y(most * i / 4, most);
            out.append(at(
                    "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"#d8d4c4\"/>",
                    MARGIN, y, WIDTH - 16.0, y));
            out.append(at("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\" fill=\"#555\">", MARGIN - 6.0, y + 4))
                    .append(Math.round(most * i / 4))
                    .append("</text>");
        }
        out.append(at("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"end\" fill=\"#555\">", WIDTH - 16.0, HEIGHT - 14.0))
                .append("turn ")
                .append(longest)
                .append("</text>");
        out.append(at(
                "<text x=\"%.1f\" y=\"%.1f\" fill=\"#555\">points, mean of the games that lasted</text>",
                MARGIN, 24.0));
    }

    private static void line(StringBuilder out, double[] line, int index, double most, int longest) {
        out.append("<polyline fill=\"none\" ").append(stroke(index)).append(" points=\"");
        for (int turn = 0; turn < line.length; turn++) {
            double x = MARGIN + (WIDTH - MARGIN - 16.0) * turn / Math.max(1, longest - 1);
            out.append(at("%.1f,%.1f ", x, y(line[turn], most)));
        }
        out.append("\"/>");
    }

    private static String stroke(int index) {
        return "stroke=\"" + COLOURS.get(index % COLOURS.size()) + "\" stroke-width=\"2.5\" stroke-dasharray=\""
                + DASHES.get(index % DASHES.size()) + "\"";
    }

    private static double y(double points, double most) {
        return HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * points / Math.max(1, most);
    }

    private static String at(String pattern, Object... numbers) {
        Object[] doubles = new Object[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            doubles[i] = ((Number) numbers[i]).doubleValue();
        }
        return String.format(Locale.ROOT, pattern, doubles);
    }
}
