package arbiter.cli.map;

import arbiter.cli.console.Console;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.WorldMaps;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import arbiter.games.globaldomination.maps.health.HealthReport;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter map check}: reports problems of maps. */
@Command(
        name = "check",
        mixinStandardHelpOptions = true,
        description = "Reports whether maps are connected, open, fair and readable. Exit code 0 if all are.")
final class MapCheckCommand implements Callable<Integer> {
    @Parameters(
            arity = "0..*",
            paramLabel = "MAP",
            description = "a file, or the name of a built-in map; all built-in ones if none is given")
    private List<String> maps = List.of();

    @Option(names = "--seats", paramLabel = "N", description = "for how many players (default: 2)")
    private int seats = 2;

    @Option(names = "--apart", paramLabel = "N", description = "the least distance between two starts (default: 3)")
    private int apart = 3;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            boolean healthy = true;
            for (String name : maps.isEmpty() ? WorldMaps.names() : maps) {
                WorldMap map = MapFile.read(name, GeoJson.Properties.USUAL);
                healthy &= report(map, HealthReport.of(map, seats, apart));
            }
            return healthy ? 0 : 1;
        });
    }

    static boolean report(WorldMap map, HealthReport report) {
        Console.out(map.name());
        report.figures().forEach(line -> Console.out("  " + line));
        report.complaints().forEach(line -> Console.out("  problem: " + line));
        Console.out(report.healthy() ? "  healthy" : "  not healthy");
        return report.healthy();
    }
}
