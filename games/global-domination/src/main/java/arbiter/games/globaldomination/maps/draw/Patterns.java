package arbiter.games.globaldomination.maps.draw;

import arbiter.engine.picture.Colour;

/** The background patterns of the players, and of wastelands. */
final class Patterns {
    private Patterns() {}

    /** Defines one of eight patterns for each player, in a square that repeats. */
    static void define(Svg svg, Palette palette, String prefix) {
        for (int player = 0; player < palette.players(); player++) {
            int pattern = Palette.pattern(player);
            Colour line = palette.strong(player).over(palette.ink, 0.8);
            svg.open("pattern")
                    .with("id", prefix + "p" + player)
                    .with("width", tile(pattern))
                    .with("height", tile(pattern))
                    .with("patternUnits", "userSpaceOnUse")
                    .content()
                    .open("path")
                    .with("d", stroke(pattern))
                    .with("fill", "none")
                    .with("stroke", line.toString())
                    .with("stroke-width", pattern == 1 || pattern == 7 ? 1.6 : 1)
                    .with("stroke-opacity", "0.55")
                    .with("stroke-linecap", pattern == 1 ? "round" : "butt")
                    .close()
                    .end("pattern");
        }
        svg.open("pattern")
                .with("id", prefix + "waste")
                .with("width", 9)
                .with("height", 9)
                .with("patternUnits", "userSpaceOnUse")
                .content()
                .open("path")
                .with("d", "M-1 10 10 -1M-1 1 1 -1M8 10 10 8M2 2l2.2 2.2M6.4 6.4l1.6 1.6")
                .with("fill", "none")
                .with("stroke", palette.ink.toString())
                .with("stroke-width", 1.2)
                .with("stroke-opacity", "0.5")
                .close()
                .end("pattern");
    }

    private static double tile(int pattern) {
        return pattern == 1 || pattern == 7 ? 7 : 8;
    }

    private static String stroke(int pattern) {
        return switch (pattern) {
            case 0 -> "M-1 9 9 -1M-1 1 1 -1M7 9 9 7";
            case 1 -> "M1.5 1.5h.1M5 5h.1";
            case 2 -> "M0 2H8M0 6H8";
            case 3 -> "M-1 -1 9 9M-1 7 1 9M7 -1 9 1";
            case 4 -> "M2 0V8M6 0V8";
            case 5 -> "M0 4H8M4 0V8";
            case 6 -> "M0 3 2 1 4 3 6 1 8 3M0 7 2 5 4 7 6 5 8 7";
            default -> "M1 3.5H4M2.5 2V5";
        };
    }
}
