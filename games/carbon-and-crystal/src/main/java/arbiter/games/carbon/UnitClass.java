package arbiter.games.carbon;

import java.util.Locale;

/** The classes of units, which set copy caps (CC-H3), training times (CC-17.2) and what an upgrade strengthens. */
enum UnitClass {
    WORKER,
    FIELD,
    HEAVY,
    SPECIAL;

    /** As data files write it. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
