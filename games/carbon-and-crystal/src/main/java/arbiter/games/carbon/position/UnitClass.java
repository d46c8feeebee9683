package arbiter.games.carbon.position;

import java.util.Locale;

/** The classes of units, which set copy caps (CC-H3), training times (CC-17.2) and what an upgrade strengthens. */
public enum UnitClass {
    WORKER,
    FIELD,
    HEAVY,
    SPECIAL;

    /** As data files write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
