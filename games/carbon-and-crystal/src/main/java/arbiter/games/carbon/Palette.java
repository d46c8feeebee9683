package arbiter.games.carbon;

import arbiter.engine.Theme;
import java.util.List;

/** The colours of a picture. Seats have the Okabe–Ito colours, each with a pattern of its own beside it. */
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
        String shade) {
    private static final Palette PAPER = new Palette(
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
            "#00000018");
    private static final Palette NIGHT = new Palette(
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
            "#00000050");

    /**
     * The first four of {@link arbiter.engine.SeatColours}: orange, blue, bluish green, reddish purple. Darker on paper and lighter
     * at night, so that the letters on them stay readable.
     */
    private static final List<String> PAPER_SEATS = List.of("#9a6700", "#0072b2", "#00795a", "#b0568a");

    private static final List<String> NIGHT_SEATS = List.of("#e6b34d", "#56b4e9", "#2fc79a", "#dd8fbb");

    static Palette of(Theme theme) {
        return switch (theme) {
            case PAPER -> PAPER;
            case NIGHT -> NIGHT;
        };
    }

    String seat(int seat) {
        return (this == PAPER ? PAPER_SEATS : NIGHT_SEATS).get(seat % 4);
    }

    /** What is written on a seat's colour. */
    String onSeat() {
        return this == PAPER ? "#ffffff" : "#10151c";
    }
}
