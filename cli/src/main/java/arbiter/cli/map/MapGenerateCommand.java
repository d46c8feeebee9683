package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.generate.MapGenerator;
import arbiter.games.globaldomination.maps.generate.Style;
import arbiter.games.globaldomination.maps.health.HealthReport;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code arbiter map generate}: generates a map from a number. */
@Command(
        name = "generate",
        mixinStandardHelpOptions = true,
        description =
                "Generates a map from a seed and prints how fair its starts are. The same seed gives the same map.")
final class MapGenerateCommand implements Callable<Integer> {
    @Option(names = "--seed", paramLabel = "N", description = "any whole number (default: 1)")
    private long seed = 1;

    @Option(names = "--territories", paramLabel = "N", description = "20 to 2,000 (default: 40)")
    private int territories = 40;

    @Option(names = "--seats", paramLabel = "N", description = "for how many players (default: 4)")
    private int seats = 4;

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            converter = StyleWord.class,
            description = "continents (default), archipelago or ring")
    private Style style = Style.CONTINENTS;

    @Option(names = "-o", paramLabel = "FILE", description = "write the map: .gdl or our JSON, by the file's name")
    private @Nullable Path file;

    @Mixin
    private MapPictureFiles pictures = new MapPictureFiles();

    @Override
    public Integer call() {
        return Console.answer(() -> {
            Optional<String> refused = MapGenerator.refuse(territories, seats);
            if (refused.isPresent()) {
                throw new Console.Refusal(refused.get());
            }
            WorldMap map = MapGenerator.generate(seed, territories, seats, style);
            if (file != null) {
                MapFile.write(file, map);
            }
            pictures.draw(map);
            if (file == null && pictures.none()) {
                Console.out(MapJson.write(map).stripTrailing());
            } else {
                MapCheckCommand.report(map, HealthReport.of(map, seats, 3));
            }
            return 0;
        });
    }

    static final class StyleWord implements ITypeConverter<Style> {
        @Override
        public Style convert(String word) {
            return MapGenerator.style(word)
                    .orElseThrow(() -> new TypeConversionException(
                            "a style is continents, archipelago or ring, not `" + word + "`"));
        }
    }
}
