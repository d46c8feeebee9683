package arbiter.games.dynasty;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

enum UnitKind {
    SOLDIER,
    SHIP,
    KNIGHT,
    SIEGE;

    private static final UnitKind[] ALL = values();

    static UnitKind at(int ordinal) {
        return ALL[ordinal];
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Infantry is another name of the Soldier (DB-12.2). */
    static @Nullable UnitKind of(String word) {
        String wanted = word.toLowerCase(Locale.ROOT);
        for (UnitKind kind : ALL) {
            if (kind.word().equals(wanted)) {
                return kind;
            }
        }
        return wanted.equals("infantry") ? SOLDIER : null;
    }
}
