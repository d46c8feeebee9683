package arbiter.games.dynasty.position;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

public enum UnitKind {
    SOLDIER,
    SHIP,
    KNIGHT,
    SIEGE;

    private static final UnitKind[] ALL = values();

    static UnitKind at(int ordinal) {
        return ALL[ordinal];
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The word for sentences. */
    public String noun() {
        return switch (this) {
            case SOLDIER -> "Soldier";
            case SHIP -> "Ship";
            case KNIGHT -> "Knight";
            case SIEGE -> "Siege";
        };
    }

    /** Infantry is another name for the Soldier (DB-12.2). */
    public static @Nullable UnitKind of(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        for (UnitKind kind : ALL) {
            if (kind.word().equals(wanted)) {
                return kind;
            }
        }
        return wanted.equals("infantry") ? SOLDIER : null;
    }
}
