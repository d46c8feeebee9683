package arbiter.games.carbon.position;

import java.util.Locale;

/** What decided a game (CC-H19, CC-4). */
public enum Outcome {
    ELIMINATION,
    POINTS,
    COHESION,
    BANK,
    /** Nothing parted the leaders. */
    SHARED,
    DRAW;

    /** As positions, standings and events say it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Outcome of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
