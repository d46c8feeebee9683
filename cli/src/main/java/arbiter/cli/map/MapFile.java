package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import arbiter.games.globaldomination.maps.exchange.GdlWriter;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import arbiter.games.globaldomination.maps.exchange.MapFormats;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** Reads a map from a file in any supported format, or a built-in map by its name. */
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
            return MapFormats.read(String.valueOf(file.getFileName()), text, properties);
        } catch (Misread e) {
            throw new Console.Refusal(file + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
    }

    /** Writes the format of the file's ending: {@code .gdl}, otherwise our JSON. */
    static void write(Path file, WorldMap map) throws Console.Refusal {
        boolean gdl = file.toString().toLowerCase(Locale.ROOT).endsWith(".gdl");
        String text = gdl ? GdlWriter.write(map) : MapJson.write(map);
        Console.write(file, text.getBytes(StandardCharsets.UTF_8));
    }
}
