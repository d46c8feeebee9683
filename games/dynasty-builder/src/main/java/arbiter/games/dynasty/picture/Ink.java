package arbiter.games.dynasty.picture;

import arbiter.engine.picture.Colour;
import arbiter.engine.picture.Look;
import arbiter.games.dynasty.position.Terrain;
import java.util.List;

/** The colours of one theme, and the dashes and patterns that distinguish players in print and for colour-blind people. */
record Ink(
        String sheet,
        String plain,
        String water,
        String wave,
        String canyon,
        String canyonMark,
        String mountain,
        String mountainMark,
        String grid,
        String ink,
        String faint,
        String plate,
        String alarm,
        String tint,
        String thinTint,
        Look look) {
    private static final List<String> DASHES = List.of("none", "9 5", "2 5", "12 4 2 4");

    static Ink of(Look look) {
        return switch (look.theme()) {
            case PAPER -> paper(look);
            case NIGHT -> night(look);
        };
    }

    private static Ink paper(Look look) {
        return new Ink(
                "#fbf8f0", "#f4edda", "#cfe0e4", "#7fa3ae", "#e3c9a0", "#8f6a35", "#c9c4b8", "#5f5a50", "#cbbf9f",
                "#2a2925", "#6d6654", "#fffcf4", "#b3261e", "0.3", "0.13", look);
    }

    private static Ink night(Look look) {
        return new Ink(
                "#161c28", "#2b3242", "#121a27", "#4f7284", "#4b3f31", "#c2a06a", "#4a4d57", "#b4b7c0", "#414a5e",
                "#f0ebdf", "#cbc7ba", "#1b2230", "#ff8a7a", "0.28", "0.16", look);
    }

    /** The full colour, for pieces, which also have an outline. */
    String player(int chair) {
        return look.seat(chair).toString();
    }

    /** The colour, changed so that a line in it is visible on the ground. */
    String line(int chair) {
        return look.seat(chair).line(Colour.of(plain), Colour.of(ink)).toString();
    }

    /** The text colour on a player's pieces. */
    String onPlayer(int chair) {
        return look.seat(chair).letters().toString();
    }

    static String dash(int chair) {
        return DASHES.get(chair % DASHES.size());
    }

    String ground(Terrain terrain) {
        return switch (terrain) {
            case PLAIN -> plain;
            case WATER -> water;
            case CANYON -> canyon;
            case MOUNTAIN -> mountain;
        };
    }

    /** Lines in a different direction for each player. */
    String pattern(int chair) {
        String lines = switch (chair % 4) {
            case 0 -> "<path d=\"M0,4 H8\"";
            case 1 -> "<path d=\"M0,8 L8,0\"";
            case 2 -> "<path d=\"M4,0 V8\"";
            default -> "<path d=\"M0,0 L8,8\"";
        };
        return "<pattern id=\"p" + chair + "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">" + lines
                + " stroke=\"" + line(chair) + "\" stroke-width=\"1.1\" fill=\"none\"/></pattern>";
    }
}
