package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import arbiter.games.globaldomination.maps.exchange.SeaConnections;
import arbiter.games.globaldomination.maps.health.HealthReport;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter map import}: converts a map from another format to ours, or from ours to another. */
@Command(
        name = "import",
        mixinStandardHelpOptions = true,
        description = "Reads .gdl, GeoJSON, our JSON or the map lines of a scenario, and writes our JSON or .gdl.")
final class MapImportCommand implements Callable<Integer> {
    @Parameters(paramLabel = "MAP", description = "a file, or the name of a built-in map")
    private String map = "";

    @Option(
            names = "-o",
            required = true,
            paramLabel = "FILE",
            description = "the file to write: .gdl or our JSON, by its name")
    private Path file = Path.of("");

    @Option(names = "--name", paramLabel = "NAME", description = "the name of the map (default: the name of its file)")
    private String name = "";

    @Option(
            names = "--name-property",
            paramLabel = "PROPERTY",
            description = "GeoJSON: the property with a territory's name (default: the usual ones)")
    private String nameProperty = "";

    @Option(
            names = "--code-property",
            paramLabel = "PROPERTY",
            description = "GeoJSON: the property with a territory's code (default: none)")
    private String codeProperty = "";

    @Option(names = "--connect", description = "add the shortest sea lines that connect all parts")
    private boolean connect;

    @Mixin
    private MapPictureFiles pictures = new MapPictureFiles();

    @Override
    public Integer call() {
        return Console.answer(() -> {
            WorldMap read = MapFile.read(map, new GeoJson.Properties(nameProperty, codeProperty));
            WorldMap named = name.isEmpty() ? read : read.withName(name.replace('"', '\''));
            WorldMap ready = connect ? SeaConnections.complete(named) : named;
            MapFile.write(file, ready);
            pictures.draw(ready);
            MapCheckCommand.report(ready, HealthReport.of(ready, 2, 3));
            return 0;
        });
    }
}
