package arbiter.games.globaldomination.vi;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a host may keep locked at the start and unlock while the game runs (GD6-U.1). */
enum Mechanic {
    CAVALRY,
    HEAVY,
    WATCHTOWER,
    BIVOUAC,
    LIBRARY,
    INTELLIGENCE,
    ITEMS,
    SPY,
    LANDMINES;

    static final List<Mechanic> ALL = List.of(values());

    /** As the options and the host's orders spell it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static @Nullable Mechanic of(String word) {
        for (Mechanic mechanic : ALL) {
            if (mechanic.word().equalsIgnoreCase(word)) {
                return mechanic;
            }
        }
        return null;
    }

    static List<String> words() {
        return ALL.stream().map(Mechanic::word).toList();
    }
}
