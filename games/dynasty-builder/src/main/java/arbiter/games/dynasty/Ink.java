package arbiter.games.dynasty;

import arbiter.engine.SeatColours;
import arbiter.engine.Theme;
import java.util.List;

/** The colours of one theme, and how players differ beside their colour: dashes and patterns for print and for every eye. */
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
        List<String> players,
        List<String> onPlayers) {
    private static final List<String> DASHES = List.of("none", "9 5", "2 5", "12 4 2 4");

    private static final Ink PAPER = new Ink(
            "#fbf8f0",
            "#f4edda",
            "#cfe0e4",
            "#7fa3ae",
            "#e3c9a0",
            "#8f6a35",
            "#c9c4b8",
            "#5f5a50",
            "#cbbf9f",
            "#2a2925",
            "#756e5b",
            "#fffcf4",
            "#b3261e",
            "0.3",
            "0.13",
            SeatColours.ALL,
            List.of("#111111", "#ffffff", "#111111", "#111111"));
    private static final Ink NIGHT = new Ink(
            "#161c28",
            "#2b3242",
            "#121a27",
            "#4f7284",
            "#4b3f31",
            "#c2a06a",
            "#4a4d57",
            "#b4b7c0",
            "#414a5e",
            "#f0ebdf",
            "#cbc7ba",
            "#1b2230",
            "#ff8a7a",
            "0.34",
            "0.16",
            List.of("#e69f00", "#3f9bd8", "#1fb88c", "#d98cb6"),
            List.of("#111111", "#111111", "#111111", "#111111"));

    static Ink of(Theme theme) {
        return switch (theme) {
            case PAPER -> PAPER;
            case NIGHT -> NIGHT;
        };
    }

    String player(int chair) {
        return players.get(chair % players.size());
    }

    String onPlayer(int chair) {
        return onPlayers.get(chair % onPlayers.size());
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

    /** Lines that run another way for each player. */
    String pattern(int chair) {
        String lines = switch (chair % 4) {
            case 0 -> "<path d=\"M0,4 H8\"";
            case 1 -> "<path d=\"M0,8 L8,0\"";
            case 2 -> "<path d=\"M4,0 V8\"";
            default -> "<path d=\"M0,0 L8,8\"";
        };
        return "<pattern id=\"p" + chair + "\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">" + lines
                + " stroke=\"" + player(chair) + "\" stroke-width=\"1.1\" fill=\"none\"/></pattern>";
    }
}
