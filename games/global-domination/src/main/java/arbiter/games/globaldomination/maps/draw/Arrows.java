package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.picture.Colour;
import arbiter.games.globaldomination.maps.draw.MapPicture.Arrow;
import arbiter.games.globaldomination.maps.draw.MapPicture.Way;
import arbiter.games.globaldomination.maps.draw.Placement.Placed;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Orders and their results: one arrow per path. More units give a wider arrow. */
final class Arrows {
    private static final int PIECES = 24;
    private static final double[] BREAK = {Double.NaN, Double.NaN};

    private final Svg svg;
    private final Palette palette;
    private final Size size;
    private final List<@Nullable Placed> standing;
    private final SeaLines sea;
    private final List<Sign> signs = new ArrayList<>();

    /** @param standing the place of each territory's stack, by index */
    Arrows(Svg svg, Palette palette, Size size, List<@Nullable Placed> standing, SeaLines sea) {
        this.svg = svg;
        this.palette = palette;
        this.size = size;
        this.standing = standing;
        this.sea = sea;
    }

    /** The lines are drawn below names and plates. */
    void drawLines(List<Arrow> arrows) {
        for (Arrow arrow : arrows) {
            draw(arrow);
        }
    }

    /** Numbers and results are drawn on top. */
    void drawSigns() {
        for (Sign sign : signs) {
            end(sign.arrow().way(), sign.tip(), size.plate / 20, sign.colour());
        }
        for (Sign sign : signs) {
            if (sign.arrow().amount() > 0) {
                amount(sign.middle(), sign.arrow(), sign.colour(), size.plate / 20);
            }
        }
    }

    private record Sign(Arrow arrow, double[] middle, double[] tip, Colour colour) {}

    private void draw(Arrow arrow) {
        List<Placed> stops = new ArrayList<>();
        for (int index : arrow.path()) {
            Placed stop = standing.get(index);
            if (stop == null) {
                return;
            }
            stops.add(stop);
        }
        double unit = size.plate / 20;
        double width = unit * Math.min(9, 1.6 + 1.15 * Math.sqrt(Math.max(1, arrow.amount())));
        Colour colour = arrow.way() == Way.REJECTED ? palette.refused : palette.line(arrow.player(), palette.plate);
        double head = unit * 7 + width * 1.2;
        List<double[]> line = line(arrow.path(), stops);
        trim(line, stops, head);
        double[] tip = tip(line, head * 0.8);
        boolean dashed = arrow.way() == Way.INTENDED || arrow.way() == Way.REJECTED;
        String path = path(line);
        stroke(path, palette.plate, width + 2.6 * unit, "", "0.85");
        head(line.getLast(), tip, head + 2 * unit, palette.plate, 0.85);
        stroke(path, colour, width, dashed ? Svg.format(6 * unit) + " " + Svg.format(4.5 * unit) : "", "1");
        head(line.getLast(), tip, head, colour, 1);
        signs.add(new Sign(arrow, middle(line), tip, colour));
    }

    /**
     * Points along curves from stop to stop. The curve bends to the right, so that arrows in both directions do not overlap.
     */
    private List<double[]> line(List<Integer> path, List<Placed> stops) {
        List<double[]> corners = new ArrayList<>();
        for (int i = 0; i < stops.size(); i++) {
            Placed stop = stops.get(i);
            boolean passing = i > 0 && i + 1 < stops.size();
            corners.add(passing ? beside(stops.get(i - 1), stop, stops.get(i + 1)) : new double[] {stop.x(), stop.y()});
        }
        List<double[]> line = new ArrayList<>();
        for (int hop = 0; hop + 1 < corners.size(); hop++) {
            double[] from = corners.get(hop);
            double[] to = corners.get(hop + 1);
            // Like the sea line that it follows, an arrow may leave the page on one side and come back on the other.
            if (sea.leavesPage(path.get(hop), path.get(hop + 1))) {
                aroundEdge(line, from, to);
                continue;
            }
            double midX = (from[0] + to[0]) / 2 - (to[1] - from[1]) * 0.14;
            double midY = (from[1] + to[1]) / 2 + (to[0] - from[0]) * 0.14;
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

    private void aroundEdge(List<double[]> line, double[] from, double[] to) {
        double leave = from[0] < to[0] ? 0 : size.width;
        double middle = (from[1] + to[1]) / 2;
        double[] out = {leave, (from[1] + middle) / 2};
        double[] in = {size.width - leave, (to[1] + middle) / 2};
        for (int piece = line.isEmpty() ? 0 : 1; piece <= PIECES; piece++) {
            line.add(between(from, out, (double) piece / PIECES));
        }
        line.add(BREAK);
        for (int piece = 0; piece <= PIECES; piece++) {
            line.add(between(in, to, (double) piece / PIECES));
        }
    }

    private static double[] between(double[] a, double[] b, double t) {
        return new double[] {a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t};
    }

    /** An arrow through a territory passes above or below the text there, whichever way is shorter. */
    private static double[] beside(Placed from, Placed stop, Placed to) {
        double away = stop.halfHeight() + 3;
        double[] above = {stop.x(), stop.y() - away};
        double[] below = {stop.x(), stop.y() + away};
        double[] start = {from.x(), from.y()};
        double[] end = {to.x(), to.y()};
        return apart(start, above) + apart(above, end) < apart(start, below) + apart(below, end) ? above : below;
    }

    /** Shortens the line so that the stacks at both ends can be read, but by at most two thirds. */
    private static void trim(List<double[]> line, List<Placed> stops, double head) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += apart(line.get(i - 1), line.get(i));
        }
        double hidden = hidden(line, stops.getFirst(), 1);
        List<double[]> reversed = new ArrayList<>(line.reversed());
        double hiddenEnd = hidden(reversed, stops.getLast(), 3) + head * 0.8;
        double share = Math.min(1, length * 0.66 / (hidden + hiddenEnd));
        cut(reversed, hiddenEnd * share);
        line.clear();
        line.addAll(reversed.reversed());
        cut(line, hidden * share);
    }

    /** How much of the line's beginning is on the stack. */
    private static double hidden(List<double[]> line, Placed stack, double gap) {
        double hidden = 0;
        for (int i = 1; i < line.size() && stack.covers(line.get(i)[0], line.get(i)[1], gap); i++) {
            hidden += apart(line.get(i - 1), line.get(i));
        }
        return hidden + gap;
    }

    private static void cut(List<double[]> line, double length) {
        double left = length;
        while (line.size() > 2) {
            double piece = apart(line.get(0), line.get(1));
            if (piece > left) {
                line.set(0, between(line.get(0), line.get(1), left / piece));
                return;
            }
            left -= piece;
            line.removeFirst();
        }
    }

    private static double apart(double[] a, double[] b) {
        if (a == BREAK || b == BREAK) {
            return 0;
        }
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

    private static double[] middle(List<double[]> line) {
        double[] middle = line.get(line.size() * 2 / 5);
        return middle == BREAK ? line.getFirst() : middle;
    }

    private static String path(List<double[]> line) {
        StringBuilder d = new StringBuilder();
        boolean fresh = true;
        for (double[] point : line) {
            if (point == BREAK) {
                fresh = true;
                continue;
            }
            d.append(fresh ? 'M' : 'L');
            fresh = false;
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

    /** The result is shown by shape, not only by colour. */
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
