package arbiter.games.carbon.picture;

import arbiter.engine.book.Resources;
import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Faction;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.SequencedMap;

/** The emblem of each building and unit, from the file that the page uses too, and the patterns of the seats. */
final class Emblems {
    /** Paths in a square of 16, by faction and code. */
    private static final SequencedMap<String, SequencedMap<String, String>> PATHS = read();

    private Emblems() {}

    private static SequencedMap<String, SequencedMap<String, String>> read() {
        try {
            JsonAt file = JsonAt.read(Resources.text(Emblems.class, "emblems.json"));
            SequencedMap<String, SequencedMap<String, String>> all = new LinkedHashMap<>();
            for (String faction : names(file)) {
                JsonAt emblems = file.member(faction);
                SequencedMap<String, String> paths = new LinkedHashMap<>();
                for (String code : names(emblems)) {
                    paths.put(code, emblems.member(code).text());
                }
                all.put(faction, paths);
            }
            return all;
        } catch (Misread e) {
            throw new IllegalStateException("emblems.json: " + e.getMessage(), e);
        }
    }

    private static Iterable<String> names(JsonAt at) throws Misread {
        if (at.value() instanceof Json.Members(SequencedMap<String, Json> members)) {
            return members.keySet();
        }
        throw at.misread("an object is expected here");
    }

    /** The emblem around a point. A faction from somebody's own file may have none: then the code is written. */
    static String drawn(Faction faction, String code, double x, double y, double size, String fill) {
        SequencedMap<String, String> own = PATHS.get(faction.id);
        String path = own == null ? null : own.get(code);
        return path == null
                ? String.format(
                        Locale.ROOT,
                        "<text x=\"%.1f\" y=\"%.1f\" font-size=\"%.1f\" font-weight=\"700\" text-anchor=\"middle\" fill=\"%s\">%s</text>",
                        x,
                        y + size * 0.2,
                        size * 0.56,
                        fill,
                        Canvas.escaped(code))
                : String.format(
                        Locale.ROOT,
                        "<path transform=\"translate(%.1f %.1f) scale(%.3f) translate(-8 -8)\" d=\"%s\" fill=\"%s\""
                                + " fill-rule=\"evenodd\"/>",
                        x,
                        y,
                        size / 16,
                        path,
                        fill);
    }

    /** The pattern of a seat, eight units square, laid over its colour. */
    static String pattern(int seat) {
        return switch (seat % 4) {
            case 0 -> "<path d=\"M-2 2L2 -2M0 8L8 0M6 10L10 6\" stroke-width=\"1.6\"/>";
            case 1 ->
                "<circle cx=\"2\" cy=\"2\" r=\"1.2\" stroke-width=\"1\"/><circle cx=\"6\" cy=\"6\" r=\"1.2\" stroke-width=\"1\"/>";
            case 2 -> "<path d=\"M0 2H8M0 6H8\" stroke-width=\"1.3\"/>";
            default -> "<path d=\"M0 0L8 8M8 0L0 8\" stroke-width=\"1\"/>";
        };
    }
}
