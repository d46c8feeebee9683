package arbiter.games.carbon.position;

import java.util.Locale;

/** What decided a game (CC-H19, CC-4). */
public enum Outcome {
    ELIMINATION,
    POINTS,
    COHESION,
    BANK,
    /** The leaders are equal in everything that counts. */
    SHARED,
    DRAW;

    /** The word that positions, standings and events use. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Outcome of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
