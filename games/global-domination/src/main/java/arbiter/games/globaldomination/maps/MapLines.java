package arbiter.games.globaldomination.maps;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A map as lines of a scenario: chains of borders ({@code 1-2-3}), sea lines ({@code 4~9}), territories without neighbours
 * ({@code 7}), sea territories ({@code sea 12}), names ({@code name 3 "Thule" THU}) and marked starts ({@code start 1 6}).
 * Or one line, {@code built-in "Two Shores"}, for a map that comes with the game, including its shapes.
 */
public final class MapLines {
    private static final Pattern STEP = Pattern.compile("\\s*([0-9]{1,9})\\s*([-~]?)");

    private static final Pattern MARK = Pattern.compile("(?:sea|name|start)\\s");

    private final Map<Integer, Territory> territories = new TreeMap<>();
    private final Map<Long, WorldMap.Link> links = new TreeMap<>();
    private final List<Integer> starts = new ArrayList<>();

    private MapLines() {}

    public static WorldMap read(List<Line> lines) throws Misread {
        if (lines.size() == 1 && lines.getFirst().text().startsWith("built-in ")) {
            return builtIn(lines.getFirst());
        }
        MapLines reader = new MapLines();
        List<Line> later = new ArrayList<>();
        for (Line line : lines) {
            if (MARK.matcher(line.text()).lookingAt()) {
                later.add(line);
            } else {
                reader.chain(line);
            }
        }
        for (Line line : later) {
            reader.mark(line);
        }
        return new WorldMap(
                "", "", List.copyOf(reader.territories.values()), List.copyOf(reader.links.values()), reader.starts);
    }

    private static WorldMap builtIn(Line line) throws Misread {
        Words words = Words.of(line);
        words.take();
        Words.Word name = words.take();
        words.end();
        return WorldMaps.builtIn(name.text())
                .orElseThrow(
                        () -> words.misread(name, Nearest.unknown("built-in map", name.text(), WorldMaps.names())));
    }

    private void chain(Line line) throws Misread {
        Matcher step = STEP.matcher(line.text());
        int at = 0;
        int from = 0;
        String link = "";
        while (at < line.text().length()) {
            if (!step.find(at) || step.start() != at) {
                throw line.misread(at, "expected a territory's number");
            }
            int to = Integer.parseInt(step.group(1));
            if (to == 0) {
                throw line.misread(step.start(1), "territories are numbered from 1");
            }
            territories.putIfAbsent(to, Territory.plain(to));
            if (territories.size() > MapJson.MOST_TERRITORIES) {
                throw line.misread(step.start(1), "a map has at most " + MapJson.MOST_TERRITORIES + " territories");
            }
            if (!link.isEmpty()) {
                link(line, step.start(1), from, to, link.equals("~"));
            }
            from = to;
            link = step.group(2);
            at = step.end();
            if (link.isEmpty() && at < line.text().length()) {
                throw line.misread(at, "expected `-` for a border or `~` for a sea line");
            }
        }
        if (!link.isEmpty()) {
            throw line.misread(at, "the chain ends without a territory");
        }
    }

    private void link(Line line, int offset, int from, int to, boolean bySea) throws Misread {
        if (from == to) {
            throw line.misread(offset, "territory " + to + " cannot border itself");
        }
        WorldMap.Link link = new WorldMap.Link(from, to, bySea);
        WorldMap.Link known = links.put((long) link.a() << 32 | link.b(), link);
        if (known != null && known.bySea() != bySea) {
            throw line.misread(offset, "territories " + from + " and " + to + " are linked by land and by sea");
        }
    }

    private void mark(Line line) throws Misread {
        Words words = Words.of(line);
        String mark = words.take().lower();
        do {
            Words.Word at = words.peek();
            int id = words.number("a territory's number");
            Territory territory = territories.get(id);
            if (territory == null) {
                if (!mark.equals("sea") || id == 0) {
                    throw words.misread(at, "the map has no territory " + id);
                }
                territory = Territory.plain(id);
            }
            switch (mark) {
                case "sea" -> territories.put(id, atSea(territory));
                case "start" -> starts.add(id);
                default -> {
                    name(words, territory);
                    words.end();
                }
            }
        } while (words.hasNext());
    }

    private static Territory atSea(Territory territory) {
        return new Territory(territory.id(), territory.name(), territory.code(), false, territory.outline(), null);
    }

    private void name(Words words, Territory territory) throws Misread {
        String name = words.peek().quoted() ? words.take().text() : "";
        String code = words.hasNext() ? words.take().text() : "";
        if (name.isEmpty() && code.isEmpty()) {
            throw words.misread("expected a name in quotes, a code, or both");
        }
        territories.put(
                territory.id(),
                new Territory(territory.id(), name, code, territory.land(), territory.outline(), territory.label()));
    }

    /** Writes the map as lines. Reading them gives an equal graph or, for a built-in map, an equal map. */
    public static List<String> write(WorldMap map) {
        if (WorldMaps.builtIn(map.name()).filter(map::equals).isPresent()) {
            return List.of("built-in \"" + map.name() + "\"");
        }
        List<String> lines = new ArrayList<>();
        for (WorldMap.Link link : map.links()) {
            lines.add(link.a() + (link.bySea() ? "~" : "-") + link.b());
        }
        for (int i = 0; i < map.size(); i++) {
            if (map.first(i) == map.end(i)) {
                lines.add(Integer.toString(map.id(i)));
            }
        }
        for (int i = 0; i < map.size(); i++) {
            Territory territory = map.territory(i);
            if (!territory.land()) {
                lines.add("sea " + territory.id());
            }
            if (!territory.name().isEmpty() || !territory.code().isEmpty()) {
                String name = territory.name().isEmpty() ? "" : " \"" + territory.name() + "\"";
                String code = territory.code().isEmpty() ? "" : " " + territory.code();
                lines.add("name " + territory.id() + name + code);
            }
        }
        if (!map.starts().isEmpty()) {
            lines.add(map.starts().stream()
                    .map(index -> Integer.toString(map.id(index)))
                    .collect(Collectors.joining(" ", "start ", "")));
        }
        return lines;
    }
}
