package arbiter.games.dynasty.position;

import java.util.Locale;

/** How a game was won (DB-15.2, DB-15.3). */
public enum Way {
    CONQUEROR,
    DYNASTY,
    VETERAN,
    TIMEOUT;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
