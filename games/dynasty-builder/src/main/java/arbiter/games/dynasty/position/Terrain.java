package arbiter.games.dynasty.position;

import java.util.Locale;

public enum Terrain {
    PLAIN,
    WATER,
    CANYON,
    MOUNTAIN;

    private static final Terrain[] ALL = values();

    static Terrain at(int ordinal) {
        return ALL[ordinal];
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
