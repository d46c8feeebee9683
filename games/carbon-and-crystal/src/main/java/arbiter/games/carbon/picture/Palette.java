package arbiter.games.carbon.picture;

import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;

/** The colours of a picture. Each seat also has its own pattern. */
record Palette(
        String ground,
        String hex,
        String line,
        String ink,
        String faint,
        String forest,
        String leaf,
        String rock,
        String stone,
        String carbon,
        String crystal,
        String gold,
        String danger,
        String plate,
        String shade,
        Look look) {
    private static Palette paper(Look look) {
        return new Palette(
                "#efe8d8",
                "#faf6ea",
                "#d8ccb2",
                "#2a251d",
                "#7b705c",
                "#dde5c4",
                "#6f8a4e",
                "#b9b1a3",
                "#8f8676",
                "#3b3a40",
                "#2f8fa8",
                "#b98a17",
                "#c1272d",
                "#fffdf6",
                "#00000018",
                look);
    }

    private static Palette night(Look look) {
        return new Palette(
                "#0f141b",
                "#19212b",
                "#3a4858",
                "#ece6d6",
                "#93a0ae",
                "#1d3326",
                "#5f9a63",
                "#3a434f",
                "#5b6675",
                "#a9b0bb",
                "#5fc9e0",
                "#e3b341",
                "#ff6b5e",
                "#222c38",
                "#00000050",
                look);
    }

    static Palette of(Look look) {
        return switch (look.theme()) {
            case PAPER -> paper(look);
            case NIGHT -> night(look);
        };
    }

    /** The full colour, for shapes with letters on them. */
    String seat(int seat) {
        return look.seat(seat).toString();
    }

    /** The text colour on a seat's colour. */
    String onSeat(int seat) {
        return look.seat(seat).letters().toString();
    }

    /** The colour, changed so that a line in it is visible on a hex. */
    String line(int seat) {
        return look.seat(seat).line(Colour.of(hex), Colour.of(ink)).toString();
    }
}
