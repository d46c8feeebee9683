package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.picture.Colour;
import arbiter.games.globaldomination.maps.draw.MapPicture.Kind;
import arbiter.games.globaldomination.maps.draw.MapPicture.Token;
import arbiter.games.globaldomination.maps.draw.Placement.Placed;
import java.util.List;

/** Draws names, and plates with tokens. */
final class StackDrawing {
    private final Svg svg;
    private final Palette palette;
    private final String prefix;

    StackDrawing(Svg svg, Palette palette, String prefix) {
        this.svg = svg;
        this.palette = palette;
        this.prefix = prefix;
    }

    /** @param ground the background colour of the text */
    void draw(Placed placed, int owner, Colour ground) {
        Stack stack = placed.stack();
        svg.open("g").with("transform", transform(placed)).content();
        double y = -stack.height() / 2 + 1.5;
        double letters = stack.letters();
        for (String line : stack.title().lines()) {
            double grown = letters * growth(placed);
            y += letters * 1.15;
            title(line, y - letters * 0.25, grown, ground, placed.inside());
        }
        y += stack.title().isEmpty() || !stack.hasPlates() ? 0 : 2;
        for (int row = 0; row < stack.plates(); row++) {
            plate(stack, row, y, owner);
            y += stack.size().plate + 2;
        }
        svg.end("g");
    }

    /** A name with a second line has no space for a larger first line. */
    private static double growth(Placed placed) {
        return placed.stack().title().lines().size() > 1 ? 1 : placed.grown();
    }

    private static String transform(Placed placed) {
        String move = "translate(" + Svg.format(placed.x()) + " " + Svg.format(placed.y()) + ")";
        return placed.scale() == 1 ? move : move + " scale(" + Math.round(placed.scale() * 100) / 100.0 + ")";
    }

    private void title(String line, double y, double letters, Colour ground, boolean inside) {
        svg.open("text")
                .with("x", 0)
                .with("y", y)
                .with("text-anchor", "middle")
                .with("font-family", Lettering.SERIF)
                .with("font-size", letters)
                .with("font-style", inside ? "normal" : "italic")
                .with("fill", palette.ink.toString())
                .with("stroke", ground.toString())
                .with("stroke-width", 3)
                .with("stroke-linejoin", "round")
                .with("paint-order", "stroke")
                .content()
                .text(line)
                .end("text");
    }

    private void plate(Stack stack, int row, double y, int owner) {
        Size size = stack.size();
        double width = stack.plateWidth(row);
        double x = -width / 2;
        svg.open("rect")
                .with("x", x)
                .with("y", y)
                .with("width", width)
                .with("height", size.plate)
                .with("rx", 3)
                .with("fill", palette.plate.toString())
                .with("stroke", palette.line(owner, palette.plate).toString())
                .with("stroke-width", 1.2)
                .close();
        if (row == 0 && !stack.mark().isEmpty()) {
            mark(stack, x, y, owner);
            x += stack.markWidth();
        }
        x += 3;
        List<Token> tokens = row < stack.rows().size() ? stack.rows().get(row) : List.of();
        for (Token token : tokens) {
            token(stack, token, x, y, owner);
            x += stack.tokenWidth(token) + 3;
        }
    }

    private void mark(Stack stack, double x, double y, int owner) {
        double letters = stack.size().count * 0.85;
        svg.open("rect")
                .with("x", x)
                .with("y", y)
                .with("width", stack.markWidth())
                .with("height", stack.size().plate)
                .with("rx", 3)
                .with("fill", palette.strong(owner).toString())
                .close();
        text(
                x + stack.markWidth() / 2,
                y + stack.size().plate / 2 + letters * 0.36,
                stack.mark(),
                letters,
                "middle",
                palette.onStrong(owner));
    }

    private void token(Stack stack, Token token, double x, double y, int owner) {
        Size size = stack.size();
        double scale = size.glyph / Glyphs.BOX;
        double top = y + (size.plate - size.glyph) / 2;
        int whose = token.of() >= 0 ? token.of() : owner;
        Colour fill = token.kind() == Kind.HQ && whose >= 0 ? palette.strong(whose) : palette.ink;
        svg.open("use")
                .with("href", "#" + prefix + token.kind().name())
                .with(
                        "transform",
                        "translate(" + Svg.format(x) + " " + Svg.format(top) + ") scale("
                                + Math.round(scale * 1000) / 1000.0 + ")")
                .with("fill", fill.toString());
        if (token.kind() == Kind.HQ) {
            svg.with("stroke", palette.ink.toString()).with("stroke-width", 1.2).with("stroke-linejoin", "round");
        }
        svg.close();
        if (Stack.showsCount(token)) {
            double letters = size.count;
            text(
                    x + size.glyph + 2,
                    y + size.plate / 2 + letters * 0.36,
                    Stack.shown(token.count()),
                    letters,
                    "start",
                    palette.ink);
        }
    }

    private void text(double x, double y, String words, double letters, String anchor, Colour colour) {
        svg.open("text")
                .with("x", x)
                .with("y", y)
                .with("text-anchor", anchor)
                .with("font-family", Lettering.SANS)
                .with("font-weight", "bold")
                .with("font-size", letters)
                .with("fill", colour.toString())
                .content()
                .text(words)
                .end("text");
    }
}
