package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.engine.picture.Theme;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.MapPicture;
import arbiter.games.globaldomination.maps.draw.Size;
import arbiter.pictures.Png;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for drawing a map to files. */
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
            converter = SizeWord.class,
            description = "phone, screen (default), or print for a sheet of A3")
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

    static final class SizeWord implements ITypeConverter<Size> {
        @Override
        public Size convert(String word) {
            for (Size size : Size.values()) {
                if (size.name().equalsIgnoreCase(word)) {
                    return size;
                }
            }
            throw new TypeConversionException("a size is phone, screen or print, not `" + word + "`");
        }
    }
}
