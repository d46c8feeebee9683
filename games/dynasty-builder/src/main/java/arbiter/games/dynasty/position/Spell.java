package arbiter.games.dynasty.position;

import java.util.Locale;

/** The four spells of DB-11.2. */
public enum Spell {
    HASTE,
    BLESS,
    WARD,
    EMBER;

    public boolean onUnit() {
        return this == HASTE || this == BLESS;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
