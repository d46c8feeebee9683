package arbiter.games.carbon.position;

import java.util.Locale;

/** The classes of units. They define copy caps (CC-H3) and training times (CC-17.2), and which units an upgrade strengthens. */
public enum UnitClass {
    WORKER,
    FIELD,
    HEAVY,
    SPECIAL;

    /** The word that data files use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
