package arbiter.cli;

import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import arbiter.games.globaldomination.maps.exchange.GdlReader;
import arbiter.games.globaldomination.maps.exchange.GdlWriter;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** A map by its file, whatever the format, or by the name of one that comes with the game. */
final class MapFile {
    private MapFile() {}

    static WorldMap read(String nameOrFile, GeoJson.Properties properties) throws Console.Refusal {
        Optional<WorldMap> builtIn = WorldMaps.builtIn(nameOrFile);
        if (builtIn.isPresent() && !Files.exists(Path.of(nameOrFile))) {
            return builtIn.get();
        }
        Path file = Path.of(nameOrFile);
        if (!Files.exists(file)) {
            throw new Console.Refusal(
                    nameOrFile + ": there is no such file, and no built-in map of that name (there are "
                            + String.join(", ", WorldMaps.names()) + ")");
        }
        String text = Console.read(file);
        try {
            WorldMap map = parse(file, text, properties);
            return map.name().isEmpty() ? map.withName(stem(file)) : map;
        } catch (Misread e) {
            throw new Console.Refusal(file + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
    }

    private static WorldMap parse(Path file, String text, GeoJson.Properties properties) throws Misread {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".gdl") || text.stripLeading().startsWith("InitStart")) {
            return GdlReader.read(text).map();
        }
        boolean ours = text.contains("\"" + MapJson.FORMAT + "\"");
        if (name.endsWith(".geojson") || (text.stripLeading().startsWith("{") && !ours && text.contains("\"type\""))) {
            return GeoJson.read(text, properties);
        }
        return WorldMaps.read(text);
    }

    private static String stem(Path file) {
        String name = String.valueOf(file.getFileName()).replace('"', '\'');
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        return stem.length() > 60 ? stem.substring(0, 60) : stem;
    }

    /** In the format that the file's name asks for: {@code .gdl}, else our JSON. */
    static void write(Path file, WorldMap map) throws Console.Refusal {
        boolean gdl = file.toString().toLowerCase(Locale.ROOT).endsWith(".gdl");
        String text = gdl ? GdlWriter.write(map) : MapJson.write(map);
        Console.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
