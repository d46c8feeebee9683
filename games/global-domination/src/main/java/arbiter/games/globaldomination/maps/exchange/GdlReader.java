package arbiter.games.globaldomination.maps.exchange;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.globaldomination.maps.MapJson;
import arbiter.games.globaldomination.maps.Territory;
import arbiter.games.globaldomination.maps.Territory.Outline;
import arbiter.games.globaldomination.maps.Territory.Point;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code .gdl}, the language of the game's reference implementation: a map and players between {@code InitStart} and
 * {@code InitEnd}, then orders turn by turn. A file with any error is refused completely.
 */
public final class GdlReader {
    private static final List<String> INIT_WORDS =
            List.of("AddPlayer", "SetNumTerritories", "SetBoundaries", "SetCoordinates", "SetIdentifier", "InitEnd");
    private static final List<String> TURN_WORDS = List.of("Set", "Con", "Buy", "Use", "Mov", "End");
    private static final Pattern COLOUR = Pattern.compile("#[0-9a-fA-F]{3}");
    private static final Pattern NAME = Pattern.compile("[^\"\\p{Cntrl}]{1,60}");

    /** Where in the file the reader is. */
    private enum Part {
        BEFORE,
        INIT,
        TURNS
    }

    private Part part = Part.BEFORE;
    private int territories;
    private final SequencedMap<String, String> players = new LinkedHashMap<>();
    private final Map<Integer, List<Outline>> outlines = new TreeMap<>();
    private final Map<Integer, String> names = new TreeMap<>();
    private final Map<String, Integer> named = new TreeMap<>();
    private final Map<Long, int[]> borders = new TreeMap<>();
    private final List<GdlGame.Turn> turns = new ArrayList<>();
    private SequencedMap<String, List<String>> sheets = new LinkedHashMap<>();
    private @Nullable String player;

    private GdlReader() {}

    public static GdlGame read(String text) throws Misread {
        GdlReader reader = new GdlReader();
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            GdlLine line = new GdlLine(lines[i], i + 1);
            if (!line.isEmpty()) {
                reader.line(line);
            }
        }
        if (reader.part != Part.TURNS) {
            String missing = reader.part == Part.BEFORE ? "InitStart" : "InitEnd";
            throw new Misread(lines.length, lines[lines.length - 1].length() + 1, "the file ends without " + missing);
        }
        reader.endTurn();
        return new GdlGame(
                reader.map(),
                reader.players.entrySet().stream()
                        .map(entry -> new GdlGame.Player(entry.getKey(), entry.getValue()))
                        .toList(),
                reader.turns);
    }

    private void line(GdlLine line) throws Misread {
        String word = line.word("a command");
        switch (part) {
            case BEFORE -> {
                if (!word.equals("InitStart")) {
                    throw line.back("expected `InitStart` first, found `" + line.shown(word) + "`");
                }
                part = Part.INIT;
            }
            case INIT -> init(word, line);
            case TURNS -> order(word, line);
        }
        line.end();
    }

    private void init(String word, GdlLine line) throws Misread {
        switch (word) {
            case "AddPlayer" -> addPlayer(line);
            case "SetNumTerritories" -> {
                if (territories > 0) {
                    throw line.back("the number of territories is set twice");
                }
                territories = line.number("the number of territories", 1, MapJson.MOST_TERRITORIES);
            }
            case "SetBoundaries" -> boundaries(line);
            case "SetCoordinates" -> coordinates(line);
            case "SetIdentifier" -> identifier(line);
            case "InitEnd" -> {
                if (territories == 0) {
                    throw line.back("the map has no territories; `SetNumTerritories` is missing");
                }
                part = Part.TURNS;
            }
            default -> throw line.back(Nearest.unknown("command", word, INIT_WORDS) + misplaced(word, TURN_WORDS));
        }
    }

    private static String misplaced(String word, List<String> elsewhere) {
        return elsewhere.contains(word) ? " on this side of `InitEnd`" : "";
    }

    private void addPlayer(GdlLine line) throws Misread {
        String name = line.untilLastWord("a player's name");
        if (!NAME.matcher(name).matches()) {
            throw line.back("a player's name has 1 to 60 characters and no double quote");
        }
        String colour = line.word("a colour such as #f80");
        if (!COLOUR.matcher(colour).matches()) {
            throw line.back("expected a colour of three digits such as #f80, found `" + line.shown(colour) + "`");
        }
        if (players.putIfAbsent(name, colour) != null) {
            throw line.back("two players are called `" + name + "`");
        }
    }

    private int territory(GdlLine line) throws Misread {
        if (territories == 0) {
            throw line.here("`SetNumTerritories` must come before the first territory");
        }
        return line.number("a territory", 1, territories);
    }

    private void boundaries(GdlLine line) throws Misread {
        do {
            int from = territory(line);
            line.expect(',');
            int to = territory(line);
            if (from == to) {
                throw line.back("territory " + to + " cannot border itself");
            }
            int low = Math.min(from, to);
            int high = Math.max(from, to);
            borders.put((long) low << 32 | high, new int[] {low, high});
        } while (line.taken(';'));
    }

    private void coordinates(GdlLine line) throws Misread {
        int id = territory(line);
        List<Point> points = new ArrayList<>();
        do {
            int x = line.number("a coordinate", 0, 999_999);
            line.expect(',');
            points.add(new Point(x, line.number("a coordinate", 0, 999_999)));
        } while (line.taken(';'));
        line.end();
        if (points.stream().distinct().limit(3).count() < 3) {
            throw line.here("an outline needs three points or more");
        }
        outlines.computeIfAbsent(id, none -> new ArrayList<>()).add(new Outline(points));
    }

    private void identifier(GdlLine line) throws Misread {
        int id = territory(line);
        String name = line.rest("a name");
        if (!NAME.matcher(name).matches()) {
            throw line.back("a name has 1 to 60 characters and no double quote");
        }
        Integer other = named.putIfAbsent(name.toLowerCase(Locale.ROOT), id);
        if (other != null && other != id) {
            throw line.back("territories " + other + " and " + id + " are both called `" + name + "`");
        }
        names.put(id, name);
    }

    private void order(String word, GdlLine line) throws Misread {
        switch (word) {
            case "Set" -> {
                String name = line.rest("a player's name");
                if (!players.containsKey(name)) {
                    throw line.back(Nearest.unknown("player", name, players.keySet()));
                }
                player = name;
            }
            case "End" -> {
                turns.add(new GdlGame.Turn(sheets));
                sheets = new LinkedHashMap<>();
                player = null;
            }
            case "Con", "Buy", "Use", "Mov" -> {
                if (player == null) {
                    throw line.back("this order has no player: `Set` and a player's name must come first");
                }
                String order = GdlOrders.order(word, line, territories);
                sheets.computeIfAbsent(player, name -> new ArrayList<>()).add(order);
            }
            default -> throw line.back(Nearest.unknown("command", word, TURN_WORDS) + misplaced(word, INIT_WORDS));
        }
    }

    /** The last turn of a file may have no {@code End}: its orders count too. */
    private void endTurn() {
        if (!sheets.isEmpty()) {
            turns.add(new GdlGame.Turn(sheets));
        }
    }

    private WorldMap map() {
        List<Territory> all = new ArrayList<>();
        for (int id = 1; id <= territories; id++) {
            List<Outline> outline = outlines.getOrDefault(id, List.of());
            all.add(new Territory(id, names.getOrDefault(id, ""), "", true, outline, null));
        }
        List<WorldMap.Link> links = new ArrayList<>();
        for (int[] border : borders.values()) {
            boolean bySea = isApart(outlines.get(border[0]), outlines.get(border[1]));
            links.add(new WorldMap.Link(border[0], border[1], bySea));
        }
        return new WorldMap("", all, links);
    }

    /** The language has only one kind of border. If two outlines share fewer than two points, the border is a sea line. */
    private static boolean isApart(@Nullable List<Outline> a, @Nullable List<Outline> b) {
        if (a == null || b == null) {
            return false;
        }
        List<Point> shared = new ArrayList<>();
        for (Outline outline : a) {
            shared.addAll(outline.points());
        }
        shared.sort(GdlReader::compare);
        long common = b.stream()
                .flatMap(outline -> outline.points().stream())
                .distinct()
                .filter(point -> Collections.binarySearch(shared, point, GdlReader::compare) >= 0)
                .limit(2)
                .count();
        return common < 2;
    }

    private static int compare(Point a, Point b) {
        int order = Double.compare(a.x(), b.x());
        return order != 0 ? order : Double.compare(a.y(), b.y());
    }
}
