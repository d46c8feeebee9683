package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.Locale;

/** Recognises the format of a map by the file's name and the beginning of its text. */
public final class MapFormats {
    private static final int LONGEST_NAME = 60;

    private MapFormats() {}

    /**
     * Reads a map in any format. A map without a name is named after its file.
     *
     * @param file the file's name without its folder; may be empty
     */
    public static WorldMap read(String file, String text, GeoJson.Properties properties) throws Misread {
        WorldMap map = parse(file.toLowerCase(Locale.ROOT), text, properties);
        String stem = stem(file);
        return map.name().isEmpty() && !stem.isEmpty() ? map.withName(stem) : map;
    }

    private static WorldMap parse(String file, String text, GeoJson.Properties properties) throws Misread {
        String start = text.stripLeading();
        if (file.endsWith(".gdl") || start.startsWith("InitStart")) {
            return GdlReader.read(text).map();
        }
        boolean ours = text.contains("\"" + MapJson.FORMAT + "\"");
        if (file.endsWith(".geojson") || (start.startsWith("{") && !ours && text.contains("\"type\""))) {
            return GeoJson.read(text, properties);
        }
        return BoardText.read(text);
    }

    private static String stem(String file) {
        String name = file.replace('"', '\'').replaceAll("\\p{Cntrl}", " ");
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        return (stem.length() > LONGEST_NAME ? stem.substring(0, LONGEST_NAME) : stem).strip();
    }
}
