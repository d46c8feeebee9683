package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code arbiter map draw}: draws a map without a game on it. */
@Command(name = "draw", mixinStandardHelpOptions = true, description = "Draws a map as SVG or PNG.")
final class MapDrawCommand implements Callable<Integer> {
    @Parameters(paramLabel = "MAP", description = "a file, or the name of a built-in map")
    private String map = "";

    @Mixin
    private MapPictureFiles pictures = new MapPictureFiles();

    @Override
    public Integer call() {
        return Console.answer(() -> {
            if (pictures.none()) {
                throw new Console.Refusal("the file to draw is missing: give --svg FILE, --png FILE or both");
            }
            pictures.draw(MapFile.read(map, GeoJson.Properties.USUAL));
            return 0;
        });
    }
}
