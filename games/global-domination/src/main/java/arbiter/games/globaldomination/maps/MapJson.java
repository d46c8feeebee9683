package arbiter.games.globaldomination.maps;

import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.problem.MapProblem;
import arbiter.games.globaldomination.maps.words.MapProse;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Our own map format: one JSON object with {@code format}, {@code name}, {@code attribution}, {@code territories},
 * {@code borders} and {@code seaLines}. A territory has an {@code id} and may have {@code name}, {@code code},
 * {@code sea}, {@code start}, {@code label} (a point) and {@code outline} (polygons of points). A point is
 * {@code [x, y]}, with y growing downwards; a border is a pair of ids.
 */
public final class MapJson {
    public static final String FORMAT = "arbiter-map/1";
    public static final int MOST_TERRITORIES = 10_000;

    private static final double FARTHEST = 1_000_000;
    private static final int HIGHEST_ID = 999_999_999;
    private static final Pattern NAME = Pattern.compile("[^\"\\p{Cntrl}\u2028\u2029]{1,60}");
    private static final Pattern CODE = Pattern.compile("(?=.*\\p{L})[\\p{L}0-9]{1,5}");

    private final Map<Integer, Territory> territories = new TreeMap<>();
    private final Map<String, Integer> words = new TreeMap<>();
    private final Map<Long, WorldMap.Link> links = new TreeMap<>();
    private final List<Integer> starts = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();

    private MapJson() {}

    /** A problem in a map's text, and its place. */
    public record Found(MapProblem problem, JsonAt at) {}

    /** Reads a map that follows the format. Whether it can be played well is decided by {@link MapHealth}. */
    public static WorldMap read(String text) throws Misread {
        MapJson reader = new MapJson();
        WorldMap map = reader.map(JsonAt.read(text));
        if (!reader.found.isEmpty()) {
            Found first = reader.found.getFirst();
            throw first.at().misread(MapProse.sentence(first.problem()));
        }
        return map;
    }

    /** All problems that {@link #read} would find one at a time, for an editor that shows them together. */
    public static List<MapProblem> problems(String text) throws Misread {
        MapJson reader = new MapJson();
        reader.map(JsonAt.read(text));
        return reader.found.stream().map(Found::problem).toList();
    }

    private WorldMap map(JsonAt json) throws Misread {
        json.onlyMembers(List.of("format", "name", "attribution", "territories", "borders", "seaLines"));
        JsonAt format = json.member("format");
        if (!format.text().equals(FORMAT)) {
            throw format.misread("expected the format `" + FORMAT + "`");
        }
        JsonAt name = json.optional("name").orElse(null);
        JsonAt attribution = json.optional("attribution").orElse(null);
        JsonAt all = json.member("territories");
        List<JsonAt> items = all.items();
        if (items.size() > MOST_TERRITORIES) {
            throw items.get(MOST_TERRITORIES).misread("a map has at most " + MOST_TERRITORIES + " territories");
        }
        for (JsonAt item : items) {
            territory(item);
        }
        if (territories.values().stream().noneMatch(Territory::land)) {
            found.add(new Found(new MapProblem.NoLand(), all));
        }
        links(json.optional("borders").orElse(null), false);
        links(json.optional("seaLines").orElse(null), true);
        return new WorldMap(
                name == null ? "" : name(name),
                attribution == null ? "" : attribution.text().strip(),
                List.copyOf(territories.values()),
                List.copyOf(links.values()),
                starts);
    }

    private void territory(JsonAt json) throws Misread {
        json.onlyMembers(List.of("id", "name", "code", "sea", "start", "label", "outline"));
        int id = json.member("id").whole(1, HIGHEST_ID);
        JsonAt name = json.optional("name").orElse(null);
        JsonAt code = json.optional("code").orElse(null);
        JsonAt label = json.optional("label").orElse(null);
        JsonAt outline = json.optional("outline").orElse(null);
        boolean land = !truth(json.optional("sea").orElse(null));
        Territory territory = new Territory(
                id,
                name == null ? "" : name(name),
                code == null ? "" : code(code),
                land,
                outline == null ? List.of() : outline(id, outline),
                label == null ? null : point(label));
        if (territories.putIfAbsent(id, territory) != null) {
            found.add(new Found(new MapProblem.DuplicateId(id), json.member("id")));
        }
        word(id, name, territory.name());
        word(id, code, territory.code());
        JsonAt start = json.optional("start").orElse(null);
        if (start != null && start.truth()) {
            starts.add(id);
            if (!land) {
                found.add(new Found(new MapProblem.StartAtSea(id), start));
            }
        }
    }

    private static boolean truth(@Nullable JsonAt json) throws Misread {
        return json != null && json.truth();
    }

    private void word(int id, @Nullable JsonAt at, String word) {
        if (at != null) {
            Integer other = words.putIfAbsent(word.toLowerCase(Locale.ROOT), id);
            if (other != null && other != id) {
                found.add(new Found(new MapProblem.DuplicateWord(word, other, id), at));
            }
        }
    }

    private static String name(JsonAt json) throws Misread {
        String name = json.text().strip();
        if (!NAME.matcher(name).matches()) {
            throw json.misread("a name has 1 to 60 characters and no double quote");
        }
        return name;
    }

    private static String code(JsonAt json) throws Misread {
        String code = json.text();
        if (!CODE.matcher(code).matches()) {
            throw json.misread("a code has up to five letters and digits, and at least one letter");
        }
        return code;
    }

    private List<Territory.Outline> outline(int id, JsonAt json) throws Misread {
        List<Territory.Outline> outline = new ArrayList<>();
        for (JsonAt polygon : json.items()) {
            List<Territory.Point> points = new ArrayList<>();
            for (JsonAt point : polygon.items()) {
                points.add(point(point));
            }
            long different = points.stream().distinct().limit(3).count();
            if (different < 3) {
                found.add(new Found(new MapProblem.ThinOutline(id, points.size()), polygon));
            }
            outline.add(new Territory.Outline(points));
        }
        return outline;
    }

    private static Territory.Point point(JsonAt json) throws Misread {
        List<JsonAt> pair = json.items();
        if (pair.size() != 2) {
            throw json.misread("a point is two numbers, [x, y]");
        }
        return new Territory.Point(
                pair.get(0).real(-FARTHEST, FARTHEST), pair.get(1).real(-FARTHEST, FARTHEST));
    }

    private void links(@Nullable JsonAt json, boolean bySea) throws Misread {
        if (json == null) {
            return;
        }
        for (JsonAt item : json.items()) {
            List<JsonAt> pair = item.items();
            if (pair.size() != 2) {
                throw item.misread("a border is two ids, [a, b]");
            }
            link(item, pair.get(0).whole(1, HIGHEST_ID), pair.get(1).whole(1, HIGHEST_ID), bySea);
        }
    }

    private void link(JsonAt at, int a, int b, boolean bySea) {
        if (a == b) {
            found.add(new Found(new MapProblem.SelfBorder(a), at));
        } else if (!territories.containsKey(a) || !territories.containsKey(b)) {
            int missing = territories.containsKey(a) ? b : a;
            found.add(new Found(new MapProblem.BorderToNowhere(a, b, missing), at));
        } else {
            WorldMap.Link link = new WorldMap.Link(a, b, bySea);
            if (links.putIfAbsent((long) link.a() << 32 | link.b(), link) != null) {
                found.add(new Found(new MapProblem.DuplicateBorder(a, b), at));
            }
        }
    }

    /** Each territory and each group of borders is on its own line, so that people can compare two versions of a map. */
    public static String write(WorldMap map) {
        StringBuilder out =
                new StringBuilder("{\n\"format\": ").append(Json.of(FORMAT).write());
        if (!map.name().isEmpty()) {
            out.append(",\n\"name\": ").append(Json.of(map.name()).write());
        }
        if (!map.attribution().isEmpty()) {
            out.append(",\n\"attribution\": ").append(Json.of(map.attribution()).write());
        }
        out.append(",\n\"territories\": [");
        String comma = "\n";
        for (int i = 0; i < map.size(); i++) {
            out.append(comma).append(territory(map, i).write());
            comma = ",\n";
        }
        writeLinks(out.append("\n],\n\"borders\": ["), map, false);
        writeLinks(out.append("\n],\n\"seaLines\": ["), map, true);
        return out.append("\n]\n}\n").toString();
    }

    private static Json territory(WorldMap map, int index) {
        Territory territory = map.territory(index);
        Json.Builder members = new Json.Builder().put("id", territory.id());
        if (!territory.name().isEmpty()) {
            members.put("name", territory.name());
        }
        if (!territory.code().isEmpty()) {
            members.put("code", territory.code());
        }
        if (!territory.land()) {
            members.put("sea", true);
        }
        if (map.starts().contains(index)) {
            members.put("start", true);
        }
        Territory.Point label = territory.label();
        if (label != null) {
            members.put("label", point(label));
        }
        if (!territory.outline().isEmpty()) {
            members.put(
                    "outline",
                    new Json.Many(territory.outline().stream()
                            .<Json>map(polygon -> new Json.Many(polygon.points().stream()
                                    .map(MapJson::point)
                                    .toList()))
                            .toList()));
        }
        return members.build();
    }

    private static Json point(Territory.Point point) {
        return new Json.Many(List.of(number(point.x()), number(point.y())));
    }

    private static Json number(double value) {
        return value == Math.rint(value) ? Json.of((long) value) : new Json.Real(value);
    }

    private static void writeLinks(StringBuilder out, WorldMap map, boolean bySea) {
        String comma = "\n";
        int lastFrom = 0;
        for (WorldMap.Link link : map.links()) {
            if (link.bySea() == bySea) {
                out.append(link.a() == lastFrom ? ", " : comma);
                out.append('[').append(link.a()).append(", ").append(link.b()).append(']');
                lastFrom = link.a();
                comma = ",\n";
            }
        }
    }
}
