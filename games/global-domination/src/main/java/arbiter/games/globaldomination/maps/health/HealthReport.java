package arbiter.games.globaldomination.maps.health;

import arbiter.engine.Workshop;
import arbiter.games.globaldomination.maps.MapHealth;
import arbiter.games.globaldomination.maps.WorldMap;
import arbiter.games.globaldomination.maps.draw.MapDrawing;
import arbiter.games.globaldomination.maps.draw.Size;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The result of checking a map.
 *
 * @param problems why it cannot be played
 * @param fairness of its marked starts, if it marks any
 * @param colliding the indices of territories whose names overlap others on a screen
 */
public record HealthReport(
        WorldMap map,
        List<MapProblem> problems,
        int borders,
        int seaLines,
        int leastDegree,
        double meanDegree,
        int mostDegree,
        List<Choke> chokes,
        Optional<Fairness> fairness,
        List<Integer> colliding) {

    /** A choke that cuts off more than this share of the map would decide the game. */
    private static final double WORST_CHOKE = 0.2;

    /** A start is too good if it reaches more than another by this percentage. */
    private static final double WORST_SPREAD = 50;

    private static final int MOST_SHOWN = 5;

    public HealthReport {
        problems = List.copyOf(problems);
        chokes = List.copyOf(chokes);
        colliding = List.copyOf(colliding);
    }

    /** @param seats the number of players; 0 to skip checks that need it */
    public static HealthReport of(WorldMap map, int seats, int apart) {
        int least = Integer.MAX_VALUE;
        int most = 0;
        for (int i = 0; i < map.size(); i++) {
            int degree = map.end(i) - map.first(i);
            least = Math.min(least, degree);
            most = Math.max(most, degree);
        }
        int links = map.links().size();
        int seaLines = (int) map.links().stream().filter(WorldMap.Link::bySea).count();
        return new HealthReport(
                map,
                MapHealth.problems(map, seats, apart),
                links - seaLines,
                seaLines,
                map.size() == 0 ? 0 : least,
                map.size() == 0 ? 0 : 2.0 * links / map.size(),
                most,
                Choke.of(map),
                Fairness.of(map),
                // A larger map is not played, and its names are too small on a screen.
                map.size() > MapHealth.MOST_PLAYED ? List.of() : MapDrawing.collidingLabels(map, Size.SCREEN));
    }

    public boolean healthy() {
        return complaints().isEmpty();
    }

    /** What should be improved, one sentence each. */
    public List<String> complaints() {
        return findings().stream().map(Workshop.Finding::sentence).toList();
    }

    /** What should be improved, with the territories that are meant. */
    public List<Workshop.Finding> findings() {
        List<Workshop.Finding> findings = new ArrayList<>();
        for (MapProblem problem : problems) {
            findings.add(new Workshop.Finding(problem.code(), Workshop.Weight.GRAVE, named(problem), problem.places()));
        }
        for (Choke choke : chokes) {
            if (choke.cutOff() > WORST_CHOKE * map.size()) {
                String sentence = MapProse.choke(choke.cutOff(), title(choke.index()));
                findings.add(slight("choke", sentence, List.of(choke.index())));
            }
        }
        fairness.filter(fair -> fair.spread() > WORST_SPREAD)
                .ifPresent(fair ->
                        findings.add(slight("unfair-starts", MapProse.unfairStarts(fair.spread()), map.starts())));
        if (!colliding.isEmpty()) {
            findings.add(slight("names-collide", MapProse.namesCollide(titles(colliding)), colliding));
        }
        return findings;
    }

    /** The problem's sentence, but with names instead of ids, because people know names better. */
    private String named(MapProblem problem) {
        if (problem instanceof MapProblem.Unconnected(List<List<Integer>> parts)) {
            List<Integer> smallest = parts.getLast().stream().map(map::indexOf).toList();
            return MapProse.unconnected(parts.size(), titles(smallest));
        }
        return MapProse.sentence(problem);
    }

    private Workshop.Finding slight(String code, String sentence, List<Integer> indices) {
        return new Workshop.Finding(
                code,
                Workshop.Weight.SLIGHT,
                sentence,
                indices.stream().map(map::id).toList());
    }

    /** The figures, one line each. */
    public List<String> figures() {
        List<String> figures = new ArrayList<>();
        figures.add(many(map.size(), "territory", "territories") + ", " + many(borders, "border", "borders") + ", "
                + many(seaLines, "sea line", "sea lines"));
        figures.add(String.format(
                Locale.ROOT,
                "neighbours: %d at least, %.1f on average, %d at most",
                leastDegree,
                meanDegree,
                mostDegree));
        figures.add(
                chokes.isEmpty()
                        ? "chokes: none"
                        : "chokes: "
                                + chokes.stream()
                                        .limit(MOST_SHOWN)
                                        .map(choke -> title(choke.index()) + " (cuts off " + choke.cutOff() + ")")
                                        .collect(Collectors.joining(", "))
                                + (chokes.size() > MOST_SHOWN ? " and " + (chokes.size() - MOST_SHOWN) + " more" : ""));
        figures.add(fairness.map(fair -> String.format(
                        Locale.ROOT,
                        "starts: %d, at least %d steps apart; %d to %d territories within two steps, %d to %d within three"
                                + " (%.0f %% apart)",
                        fair.starts(),
                        fair.apart(),
                        fair.leastInTwo(),
                        fair.mostInTwo(),
                        fair.leastInThree(),
                        fair.mostInThree(),
                        fair.spread()))
                .orElse("starts: none marked"));
        return figures;
    }

    private static String many(int count, String one, String more) {
        return count + " " + (count == 1 ? one : more);
    }

    private String title(int index) {
        return map.territory(index).title();
    }

    private String titles(List<Integer> indices) {
        return indices.stream().limit(MOST_SHOWN).map(this::title).collect(Collectors.joining(", "))
                + (indices.size() > MOST_SHOWN ? " and " + (indices.size() - MOST_SHOWN) + " more" : "");
    }
}
