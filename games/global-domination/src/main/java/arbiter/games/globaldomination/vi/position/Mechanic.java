package arbiter.games.globaldomination.vi.position;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a host may lock at the start and unlock while the game runs (GD6-U.1). */
public enum Mechanic {
    CAVALRY,
    HEAVY,
    WATCHTOWER,
    BIVOUAC,
    LIBRARY,
    INTELLIGENCE,
    ITEMS,
    SPY,
    LANDMINES;

    public static final List<Mechanic> ALL = List.of(values());

    /** The word in options and in the host's orders. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static @Nullable Mechanic of(String word) {
        for (Mechanic mechanic : ALL) {
            if (mechanic.word().equalsIgnoreCase(word)) {
                return mechanic;
            }
        }
        return null;
    }

    public static List<String> words() {
        return ALL.stream().map(Mechanic::word).toList();
    }
}
