package arbiter.games.globaldomination.vi;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The types of units (GD6-M.8). The first is what people mean when they name none. */
enum Unit {
    ARMY("armies", null),
    CAVALRY("cavalry", Mechanic.CAVALRY),
    HEAVY("heavies", Mechanic.HEAVY),
    SPY("spies", Mechanic.SPY);

    static final List<Unit> ALL = List.of(values());
    static final int TYPES = 4;

    /** The line in which defenders stand: the first falls first (GD6-M.8). */
    static final List<Unit> DEFENCE = List.of(SPY, HEAVY, ARMY, CAVALRY);

    private final String many;
    private final @Nullable Mechanic mechanic;

    Unit(String many, @Nullable Mechanic mechanic) {
        this.many = many;
        this.mechanic = mechanic;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    String many() {
        return many;
    }

    /** What the host must have unlocked before this type exists: null for armies. */
    @Nullable
    Mechanic mechanic() {
        return mechanic;
    }

    static @Nullable Unit of(String word) {
        for (Unit unit : ALL) {
            if (unit.word().equalsIgnoreCase(word) || unit.many.equalsIgnoreCase(word)) {
                return unit;
            }
        }
        return null;
    }
}
