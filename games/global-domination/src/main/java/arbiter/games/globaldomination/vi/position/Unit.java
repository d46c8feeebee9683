package arbiter.games.globaldomination.vi.position;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The types of units (GD6-M.8). The first is meant if an order names no type. */
public enum Unit {
    ARMY("armies", null),
    CAVALRY("cavalry", Mechanic.CAVALRY),
    HEAVY("heavies", Mechanic.HEAVY),
    SPY("spies", Mechanic.SPY);

    public static final List<Unit> ALL = List.of(values());
    public static final int TYPES = 4;

    /** The order in which defenders fall (GD6-M.8). */
    public static final List<Unit> DEFENCE = List.of(SPY, HEAVY, ARMY, CAVALRY);

    private final String many;
    private final @Nullable Mechanic mechanic;

    Unit(String many, @Nullable Mechanic mechanic) {
        this.many = many;
        this.mechanic = mechanic;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public String many() {
        return many;
    }

    /** What the host must unlock before this type exists; null for armies. */
    @Nullable
    public Mechanic mechanic() {
        return mechanic;
    }

    public static @Nullable Unit of(String word) {
        for (Unit unit : ALL) {
            if (unit.word().equalsIgnoreCase(word) || unit.many.equalsIgnoreCase(word)) {
                return unit;
            }
        }
        return null;
    }
}
