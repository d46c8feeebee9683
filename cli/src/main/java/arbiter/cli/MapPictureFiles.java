package arbiter.cli;

import arbiter.engine.Theme;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.MapPicture;
import arbiter.games.globaldomination.maps.draw.Size;
import arbiter.pictures.Png;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options with which a command draws a bare map into files. */
final class MapPictureFiles {
    @Option(names = "--svg", paramLabel = "FILE", description = "draw the map into an SVG file")
    private @Nullable Path svg;

    @Option(names = "--png", paramLabel = "FILE", description = "draw the map into a PNG file")
    private @Nullable Path png;

    @Option(names = "--night", description = "draw in the dark theme")
    private boolean night;

    @Option(
            names = "--size",
            paramLabel = "SIZE",
            description = "${COMPLETION-CANDIDATES} (default: SCREEN); PRINT is a sheet of A3")
    private Size size = Size.SCREEN;

    boolean none() {
        return svg == null && png == null;
    }

    void draw(WorldMap map) throws Console.Refusal {
        if (none()) {
            return;
        }
        String picture = MapDrawing.svg(MapPicture.of(map, map.name()), night ? Theme.NIGHT : Theme.PAPER, size);
        if (svg != null) {
            Console.write(svg, picture.getBytes(StandardCharsets.UTF_8));
        }
        if (png != null) {
            Console.write(png, Png.of(picture));
        }
    }
}
