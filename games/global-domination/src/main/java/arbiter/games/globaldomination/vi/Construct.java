package arbiter.games.globaldomination.vi;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What can be built on a territory beside an HQ (GD6-C.7). */
enum Construct {
    WATCHTOWER(Mechanic.WATCHTOWER),
    BIVOUAC(Mechanic.BIVOUAC),
    LIBRARY(Mechanic.LIBRARY),
    INTELLIGENCE(Mechanic.INTELLIGENCE);

    static final List<Construct> ALL = List.of(values());

    private final Mechanic mechanic;

    Construct(Mechanic mechanic) {
        this.mechanic = mechanic;
    }

    Mechanic mechanic() {
        return mechanic;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return this == INTELLIGENCE ? "intelligence center" : word();
    }

    /** Its bit among the marks of a territory. */
    int bit() {
        return 1 << ordinal();
    }

    static @Nullable Construct of(String word) {
        for (Construct construct : ALL) {
            if (construct.word().equalsIgnoreCase(word)) {
                return construct;
            }
        }
        return null;
    }
}
