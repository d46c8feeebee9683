package arbiter.games.globaldomination.maps;

import arbiter.engine.book.Resources;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The maps that come with the game. {@link BoardText} reads the others. */
public final class WorldMaps {
    /** In the order in which they are offered; the first is the default. */
    private static final List<String> NAMES =
            List.of("The Drowned Crown", "Two Shores", "World", "Compact world", "Europe");

    private static final Map<String, WorldMap> BUILT_IN = new TreeMap<>();

    private WorldMaps() {}

    public static List<String> names() {
        return NAMES;
    }

    /** A map that comes with the game, by its name in any case. */
    public static synchronized Optional<WorldMap> builtIn(String name) {
        return NAMES.stream()
                .filter(known -> known.equalsIgnoreCase(name))
                .findFirst()
                .map(known -> BUILT_IN.computeIfAbsent(known, WorldMaps::load));
    }

    private static WorldMap load(String name) {
        String file = name.toLowerCase(Locale.ROOT).replace(' ', '-') + ".json";
        try {
            return MapJson.read(Resources.text(WorldMaps.class, file));
        } catch (Misread broken) {
            throw new IllegalStateException("the built-in map " + name + " cannot be read", broken);
        }
    }

    /** The map of games for which nobody chose one. */
    public static WorldMap standard() {
        return builtIn(NAMES.getFirst()).orElseThrow();
    }
}
