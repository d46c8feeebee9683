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

    /** The word for sentences. It avoids confusion between a land token and a military token. */
    public String noun() {
        return switch (this) {
            case HOUSE -> "house";
            case TOKEN -> "land token";
            case CITY -> "city";
            case BRIDGE -> "bridge";
        };
    }
}
