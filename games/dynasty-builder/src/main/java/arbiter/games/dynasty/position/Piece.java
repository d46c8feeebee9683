package arbiter.games.dynasty.position;

import java.util.Locale;

/** A structure, as events and views name it. */
public enum Piece {
    HOUSE,
    TOKEN,
    CITY,
    BRIDGE;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The word for sentences, where a token must not be taken for a military one. */
    public String noun() {
        return switch (this) {
            case HOUSE -> "house";
            case TOKEN -> "land token";
            case CITY -> "city";
            case BRIDGE -> "bridge";
        };
    }
}
