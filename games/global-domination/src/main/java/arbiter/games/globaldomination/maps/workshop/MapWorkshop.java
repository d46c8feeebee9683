package arbiter.games.globaldomination.maps.workshop;

import arbiter.engine.Workshop;
import arbiter.engine.picture.Theme;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.BoardText;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.GraphLayout;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.MapPicture;
import arbiter.games.globaldomination.maps.draw.Size;
import arbiter.games.globaldomination.maps.draw.Thumbnail;
import arbiter.games.globaldomination.maps.exchange.GdlWriter;
import arbiter.games.globaldomination.maps.exchange.GeoJson;
import arbiter.games.globaldomination.maps.exchange.MapFormats;
import arbiter.games.globaldomination.maps.generate.MapGenerator;
import arbiter.games.globaldomination.maps.generate.Style;
import arbiter.games.globaldomination.maps.health.HealthReport;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Maps made by people.
 *
 * @param apart the minimum distance between two starts in the edition that will be played
 */
public record MapWorkshop(int apart) implements Workshop {
    private static final String JSON = "json";
    private static final String GDL = "gdl";

    @Override
    public String format() {
        return MapJson.FORMAT;
    }

    @Override
    public Inspection inspect(String board, int seats) {
        try {
            if (board.stripLeading().startsWith("{")) {
                List<MapProblem> problems = MapJson.problems(board);
                if (!problems.isEmpty()) {
                    return new Inspection(
                            "", problems.stream().map(MapWorkshop::grave).toList(), List.of());
                }
            }
            WorldMap map = BoardText.read(board);
            HealthReport report = HealthReport.of(map, seats, apart);
            List<Finding> findings = new ArrayList<>(report.findings());
            int starts = map.starts().size();
            if (starts > 0 && starts < seats) {
                String sentence = MapProse.startsMissing(starts, seats);
                findings.add(new Finding("starts-missing", Weight.SLIGHT, sentence, List.of()));
            }
            return new Inspection(map.name(), findings, report.figures());
        } catch (Misread e) {
            String sentence = String.valueOf(e.getMessage());
            return new Inspection("", List.of(new Finding("unreadable", Weight.GRAVE, sentence, List.of())), List.of());
        }
    }

    private static Finding grave(MapProblem problem) {
        return new Finding(problem.code(), Weight.GRAVE, MapProse.sentence(problem), problem.places());
    }

    @Override
    public List<Named> names(String board) throws Misread {
        WorldMap map = BoardText.read(board);
        List<Named> names = new ArrayList<>();
        names.add(new Named("the map", map.name()));
        names.add(new Named("the map's maker", map.attribution()));
        for (Territory territory : map.territories()) {
            names.add(new Named("territory " + territory.id(), territory.name()));
        }
        names.removeIf(named -> named.name().isEmpty());
        return names;
    }

    @Override
    public String bring(String file, String text) throws Misread {
        WorldMap map = MapFormats.read(file, text, GeoJson.Properties.USUAL);
        // An imported graph gets shapes, because people want to see and change it. A graph that is too large to play
        // gets none, because they would need much memory.
        return MapJson.write(map.size() > MapHealth.MOST_PLAYED ? map : GraphLayout.shaped(map));
    }

    @Override
    public List<String> formats() {
        return List.of(JSON, GDL);
    }

    @Override
    public String take(String board, String format) throws Misread {
        WorldMap map = BoardText.read(board);
        return switch (format) {
            case JSON -> MapJson.write(map);
            case GDL -> GdlWriter.write(map);
            default -> throw new IllegalArgumentException("no format " + format);
        };
    }

    @Override
    public String draw(String board, Theme theme) throws Misread {
        WorldMap map = BoardText.read(board);
        if (map.size() > MapHealth.MOST_PLAYED) {
            throw new Misread(
                    1,
                    1,
                    "a map of " + map.size() + " territories is not drawn; " + MapHealth.MOST_PLAYED + " is the most");
        }
        return MapDrawing.svg(MapPicture.of(map, map.name()), theme, Size.SCREEN);
    }

    @Override
    public String thumbnail(String board, Theme theme) throws Misread {
        return Thumbnail.svg(BoardText.read(board), theme);
    }

    @Override
    public List<String> styles() {
        return Stream.of(Style.values())
                .map(style -> style.name().toLowerCase(Locale.ROOT))
                .toList();
    }

    @Override
    public Optional<String> refuse(Wish wish) {
        if (MapGenerator.style(wish.style()).isEmpty()) {
            return Optional.of("a style is one of " + String.join(", ", styles()) + ", not `" + wish.style() + "`");
        }
        return MapGenerator.refuse(wish.size(), wish.seats());
    }

    @Override
    public String make(Wish wish) {
        Style style = MapGenerator.style(wish.style()).orElseThrow();
        return MapJson.write(MapGenerator.generate(wish.seed(), wish.size(), wish.seats(), style));
    }
}
