package arbiter.games.dynasty.position;

import java.util.Locale;

/** A structure, as events and views name it. */
public enum Piece {
    HOUSE,
    TOKEN,
    CITY,
    BRIDGE;

    private static final Piece[] ALL = values();

    /** Of the structure that stands there. */
    public static Piece at(Position p, int tile) {
        return ALL[p.land.kind(tile) - 1];
    }

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
