package arbiter.games.dynasty;

import java.util.Locale;

enum Terrain {
    PLAIN,
    WATER,
    CANYON,
    MOUNTAIN;

    private static final Terrain[] ALL = values();

    static Terrain at(int ordinal) {
        return ALL[ordinal];
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
