package arbiter.games.globaldomination.vi.position;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What can be built on a territory besides an HQ (GD6-C.7). */
public enum Construct {
    WATCHTOWER(Mechanic.WATCHTOWER),
    BIVOUAC(Mechanic.BIVOUAC),
    LIBRARY(Mechanic.LIBRARY),
    INTELLIGENCE(Mechanic.INTELLIGENCE);

    public static final List<Construct> ALL = List.of(values());

    private final Mechanic mechanic;

    Construct(Mechanic mechanic) {
        this.mechanic = mechanic;
    }

    public Mechanic mechanic() {
        return mechanic;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String title() {
        return this == INTELLIGENCE ? "intelligence center" : word();
    }

    /** Its bit among the marks of a territory. */
    int bit() {
        return 1 << ordinal();
    }

    public static @Nullable Construct of(String word) {
        for (Construct construct : ALL) {
            if (construct.word().equalsIgnoreCase(word)) {
                return construct;
            }
        }
        return null;
    }
}
