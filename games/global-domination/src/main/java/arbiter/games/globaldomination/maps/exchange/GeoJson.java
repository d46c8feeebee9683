package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.json.Json;
import arbiter.engine.json.JsonAt;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.Territory.Outline;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * Reads GeoJSON: every feature with a polygon is a territory, features with the same name are one territory, and territories
 * with a common part of their outlines are neighbours. Holes in polygons are ignored; a territory in a hole is drawn on top.
 */
public final class GeoJson {
    private static final List<String> USUAL_NAMES =
            List.of("name", "NAME", "Name", "name_en", "NAME_EN", "title", "id");
    private static final double FARTHEST = 100_000_000;

    private final Properties properties;
    private final SequencedMap<String, Place> places = new LinkedHashMap<>();
    private boolean onGlobe = true;

    private GeoJson(Properties properties) {
        this.properties = properties;
    }

    /**
     * The properties that contain names and codes.
     *
     * @param name the property with a territory's name; empty to try the usual ones
     * @param code the property with its code; empty for none
     */
    public record Properties(String name, String code) {
        public static final Properties USUAL = new Properties("", "");
    }

    /** A territory while it is being read. */
    private record Place(String name, String code, List<List<Point>> rings) {}

    public static WorldMap read(String text, Properties properties) throws Misread {
        GeoJson reader = new GeoJson(properties);
        JsonAt json = JsonAt.read(text);
        reader.object(json);
        if (reader.places.isEmpty()) {
            throw json.misread("there is no polygon in this file, and so no territory");
        }
        return reader.map();
    }

    private void object(JsonAt json) throws Misread {
        JsonAt type = json.member("type");
        switch (type.text()) {
            case "FeatureCollection" -> {
                for (JsonAt feature : json.member("features").items()) {
                    feature(feature);
                }
            }
            case "Feature" -> feature(json);
            case "Polygon", "MultiPolygon", "GeometryCollection" -> add("", "", rings(json), json);
            default ->
                throw type.misread("expected a FeatureCollection, a Feature or polygons, found `" + type.text() + "`");
        }
    }

    private void feature(JsonAt json) throws Misread {
        Optional<JsonAt> geometry = json.optional("geometry");
        if (geometry.isEmpty()) {
            return;
        }
        List<List<Point>> rings = rings(geometry.get());
        if (!rings.isEmpty()) {
            JsonAt facts = json.optional("properties").orElse(json);
            add(name(facts), code(facts), rings, json);
        }
    }

    private void add(String name, String code, List<List<Point>> rings, JsonAt at) throws Misread {
        String key = name.isEmpty() ? "\u0000" + places.size() : name.toLowerCase(Locale.ROOT);
        Place place = places.get(key);
        if (place == null) {
            if (places.size() == MapJson.MOST_TERRITORIES) {
                throw at.misread("a map has at most " + MapJson.MOST_TERRITORIES + " territories");
            }
            place = new Place(name, code, new ArrayList<>());
            places.put(key, place);
        }
        place.rings().addAll(rings);
    }

    private String name(JsonAt facts) throws Misread {
        if (!properties.name().isEmpty()) {
            String name = word(facts, properties.name());
            if (name.isEmpty()) {
                throw facts.misread("this feature has no property `" + properties.name() + "` to take its name from"
                        + known(facts));
            }
            return name;
        }
        for (String usual : USUAL_NAMES) {
            String name = word(facts, usual);
            if (!name.isEmpty()) {
                return name;
            }
        }
        return "";
    }

    private static String known(JsonAt facts) {
        if (facts.value() instanceof Json.Members(SequencedMap<String, Json> members) && !members.isEmpty()) {
            List<String> names = members.keySet().stream().limit(12).toList();
            return "; it has " + String.join(", ", names);
        }
        return "";
    }

    private String code(JsonAt facts) throws Misread {
        return properties.code().isEmpty() ? "" : word(facts, properties.code());
    }

    private static String word(JsonAt facts, String property) throws Misread {
        Optional<JsonAt> value = facts.optional(property);
        String word = value.isEmpty()
                ? ""
                : switch (value.get().value()) {
                    case Json.Text(String text) -> text;
                    case Json.Whole(long number) -> Long.toString(number);
                    case Json.Real real -> "";
                    case Json.Truth truth -> "";
                    case Json.Null none -> "";
                    case Json.Many many -> "";
                    case Json.Members members -> "";
                };
        String clean = word.replace('"', '\'')
                .replaceAll("[\\p{Cntrl}\u2028\u2029]", " ")
                .strip();
        return clean.length() > 60 ? clean.substring(0, 60).strip() : clean;
    }

    private List<List<Point>> rings(JsonAt geometry) throws Misread {
        List<List<Point>> rings = new ArrayList<>();
        switch (geometry.member("type").text()) {
            case "Polygon" -> polygon(geometry.member("coordinates"), rings);
            case "MultiPolygon" -> {
                for (JsonAt polygon : geometry.member("coordinates").items()) {
                    polygon(polygon, rings);
                }
            }
            case "GeometryCollection" -> {
                for (JsonAt part : geometry.member("geometries").items()) {
                    rings.addAll(rings(part));
                }
            }
            case "Point", "MultiPoint", "LineString", "MultiLineString" -> {
                // Points and lines, such as cities and roads, are ignored.
            }
            default ->
                throw geometry.member("type")
                        .misread("there is no geometry `"
                                + geometry.member("type").text() + "` in GeoJSON");
        }
        return rings;
    }

    private void polygon(JsonAt json, List<List<Point>> rings) throws Misread {
        List<JsonAt> parts = json.items();
        if (parts.isEmpty()) {
            return;
        }
        List<Point> ring = new ArrayList<>();
        for (JsonAt position : parts.getFirst().items()) {
            List<JsonAt> numbers = position.items(2, "a longitude and a latitude");
            double x = numbers.get(0).real(-FARTHEST, FARTHEST);
            double y = numbers.get(1).real(-FARTHEST, FARTHEST);
            onGlobe &= Math.abs(x) <= 361 && Math.abs(y) <= 90;
            ring.add(new Point(x, y));
        }
        if (ring.size() > 1 && ring.getFirst().equals(ring.getLast())) {
            ring.removeLast();
        }
        if (ring.stream().distinct().limit(3).count() < 3) {
            throw parts.getFirst().misread("a polygon needs three points or more");
        }
        rings.add(ring);
    }

    private WorldMap map() {
        Sheet sheet = Sheet.around(places.values().stream().map(Place::rings).toList(), onGlobe);
        List<Territory> territories = new ArrayList<>();
        Map<String, Integer> words = new TreeMap<>();
        places.keySet().forEach(name -> words.put(name, 0));
        for (Place place : places.values()) {
            List<Outline> outline = new ArrayList<>();
            for (List<Point> ring : place.rings()) {
                List<Point> points = ring.stream().map(sheet::place).toList();
                if (points.stream().distinct().limit(3).count() == 3) {
                    outline.add(new Outline(points));
                }
            }
            String code = usable(place.code(), words) ? place.code() : "";
            territories.add(new Territory(territories.size() + 1, place.name(), code, true, outline, null));
        }
        return new WorldMap("", territories, SharedBorders.of(territories));
    }

    /** A code that is not valid or appears twice is left out, so that the map can still be read. */
    private static boolean usable(String code, Map<String, Integer> words) {
        return code.matches("(?=.*\\p{L})[\\p{L}0-9]{1,5}")
                && words.putIfAbsent(code.toLowerCase(Locale.ROOT), 0) == null;
    }
}
