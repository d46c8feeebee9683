package arbiter.games.globaldomination.maps.draw;

import arbiter.games.globaldomination.maps.draw.MapPicture.Arrow;
import arbiter.games.globaldomination.maps.draw.MapPicture.Way;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Orders and what came of them: an arrow a path, as broad as what walks on it. */
final class Arrows {
    private static final int PIECES = 14;

    private final Svg svg;
    private final Palette palette;
    private final Size size;
    private final List<double @Nullable []> anchors;

    /** @param anchors the middle of each territory's stack, by index */
    Arrows(Svg svg, Palette palette, Size size, List<double @Nullable []> anchors) {
        this.svg = svg;
        this.palette = palette;
        this.size = size;
        this.anchors = anchors;
    }

    void draw(List<Arrow> arrows) {
        for (Arrow arrow : arrows) {
            draw(arrow);
        }
    }

    private void draw(Arrow arrow) {
        List<double[]> line = line(arrow.path());
        if (line.size() < 2) {
            return;
        }
        double unit = size.plate / 20;
        double width = unit * Math.min(9, 1.6 + 1.15 * Math.sqrt(Math.max(1, arrow.amount())));
        Colour colour = arrow.way() == Way.REJECTED ? palette.refused : palette.line(arrow.player(), palette.plate);
        double head = unit * 7 + width * 1.2;
        trim(line, head * 0.8);
        double[] tip = tip(line, head * 0.8);
        boolean dashed = arrow.way() == Way.INTENDED || arrow.way() == Way.REJECTED;
        String path = path(line);
        stroke(path, palette.plate, width + 2.6 * unit, "", "0.85");
        head(line.getLast(), tip, head + 2 * unit, palette.plate, 0.85);
        stroke(path, colour, width, dashed ? Svg.format(6 * unit) + " " + Svg.format(4.5 * unit) : "", "1");
        head(line.getLast(), tip, head, colour, 1);
        end(arrow.way(), tip, unit, colour);
        if (arrow.amount() > 0) {
            amount(line.get(line.size() / 2), arrow, colour, unit);
        }
    }

    /** Points along gentle curves from anchor to anchor, a little to the right so that there and back stay apart. */
    private List<double[]> line(List<Integer> path) {
        List<double[]> line = new ArrayList<>();
        for (int hop = 0; hop + 1 < path.size(); hop++) {
            double[] from = anchors.get(path.get(hop));
            double[] to = anchors.get(path.get(hop + 1));
            if (from == null || to == null) {
                return List.of();
            }
            double dx = to[0] - from[0];
            double dy = to[1] - from[1];
            double midX = (from[0] + to[0]) / 2 - dy * 0.14;
            double midY = (from[1] + to[1]) / 2 + dx * 0.14;
            for (int piece = hop == 0 ? 0 : 1; piece <= PIECES; piece++) {
                double t = (double) piece / PIECES;
                double a = (1 - t) * (1 - t);
                double b = 2 * t * (1 - t);
                double c = t * t;
                line.add(new double[] {a * from[0] + b * midX + c * to[0], a * from[1] + b * midY + c * to[1]});
            }
        }
        return line;
    }

    /** Leaves the stacks at both ends free to be read, as far as the line is long enough. */
    private void trim(List<double[]> line, double head) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += apart(line.get(i - 1), line.get(i));
        }
        double spare = Math.max(0, length - head * 1.6);
        cut(line, Math.min(size.plate * 0.5, spare * 0.25));
        List<double[]> reversed = new ArrayList<>(line.reversed());
        cut(reversed, Math.min(size.plate * 0.6, spare * 0.3) + head * 0.9);
        line.clear();
        line.addAll(reversed.reversed());
    }

    private static void cut(List<double[]> line, double length) {
        double left = length;
        while (line.size() > 2) {
            double piece = apart(line.get(0), line.get(1));
            if (piece > left) {
                double share = left / piece;
                double[] a = line.get(0);
                double[] b = line.get(1);
                line.set(0, new double[] {a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share});
                return;
            }
            left -= piece;
            line.removeFirst();
        }
    }

    private static double apart(double[] a, double[] b) {
        double dx = a[0] - b[0];
        double dy = a[1] - b[1];
        return Math.sqrt(dx * dx + dy * dy);
    }

    private static double[] tip(List<double[]> line, double head) {
        double[] last = line.getLast();
        double[] before = line.get(Math.max(0, line.size() - 3));
        double length = Math.max(apart(before, last), 1e-6);
        return new double[] {
            last[0] + (last[0] - before[0]) / length * head, last[1] + (last[1] - before[1]) / length * head
        };
    }

    private static String path(List<double[]> line) {
        StringBuilder d = new StringBuilder();
        for (double[] point : line) {
            d.append(d.isEmpty() ? 'M' : 'L');
            d.append(Svg.format(point[0])).append(' ').append(Svg.format(point[1]));
        }
        return d.toString();
    }

    private void stroke(String path, Colour colour, double width, String dashes, String opacity) {
        svg.open("path")
                .with("d", path)
                .with("fill", "none")
                .with("stroke", colour.toString())
                .with("stroke-width", width)
                .with("stroke-opacity", opacity)
                .with("stroke-linecap", dashes.isEmpty() ? "round" : "butt")
                .with("stroke-linejoin", "round");
        if (!dashes.isEmpty()) {
            svg.with("stroke-dasharray", dashes);
        }
        svg.close();
    }

    private void head(double[] base, double[] tip, double length, Colour colour, double opacity) {
        double dx = tip[0] - base[0];
        double dy = tip[1] - base[1];
        double along = Math.max(Math.sqrt(dx * dx + dy * dy), 1e-6);
        double ux = dx / along;
        double uy = dy / along;
        double over = (length - along) / 2;
        double half = length * 0.48;
        double backX = base[0] - ux * over;
        double backY = base[1] - uy * over;
        svg.open("path")
                .with(
                        "d",
                        "M" + Svg.format(tip[0] + ux * over) + " " + Svg.format(tip[1] + uy * over) + "L"
                                + Svg.format(backX - uy * half) + " " + Svg.format(backY + ux * half) + "L"
                                + Svg.format(backX + uy * half) + " " + Svg.format(backY - ux * half) + "Z")
                .with("fill", colour.toString())
                .with("fill-opacity", Double.toString(opacity))
                .close();
    }

    /** What became of it, by shape and not by colour alone. */
    private void end(Way way, double[] tip, double unit, Colour colour) {
        String d = switch (way) {
            case INTENDED, MOVED -> "";
            case REJECTED, STOPPED -> "M-5 -5 5 5M-5 5 5 -5";
            case MET -> "M0 -7 1.8 -1.8 7 0 1.8 1.8 0 7 -1.8 1.8 -7 0 -1.8 -1.8Z";
            case TAKEN -> "M-3.5 0 -1 3 4.5 -3.5";
        };
        if (d.isEmpty()) {
            return;
        }
        svg.open("g")
                .with(
                        "transform",
                        "translate(" + Svg.format(tip[0]) + " " + Svg.format(tip[1]) + ") scale(" + Svg.format(unit)
                                + ")")
                .content()
                .open("circle")
                .with("r", 8)
                .with("fill", palette.plate.toString())
                .with("stroke", colour.toString())
                .with("stroke-width", 1.5)
                .close()
                .open("path")
                .with("d", d)
                .with("fill", way == Way.MET ? colour.toString() : "none")
                .with("stroke", colour.toString())
                .with("stroke-width", way == Way.MET ? 0.5 : 2.2)
                .with("stroke-linecap", "round")
                .close()
                .end("g");
    }

    private void amount(double[] at, Arrow arrow, Colour colour, double unit) {
        String text = Stack.shown(arrow.amount());
        double letters = 11 * unit;
        double width = Math.max(Lettering.width(text, letters) + 6 * unit, 15 * unit);
        double height = 15 * unit;
        svg.open("rect")
                .with("x", at[0] - width / 2)
                .with("y", at[1] - height / 2)
                .with("width", width)
                .with("height", height)
                .with("rx", height / 2)
                .with("fill", palette.plate.toString())
                .with("stroke", colour.toString())
                .with("stroke-width", 1.2)
                .close();
        svg.open("text")
                .with("x", at[0])
                .with("y", at[1] + letters * 0.36)
                .with("text-anchor", "middle")
                .with("font-family", Lettering.SANS)
                .with("font-weight", "bold")
                .with("font-size", letters)
                .with("fill", palette.ink.toString())
                .content()
                .text(text)
                .end("text");
    }
}
