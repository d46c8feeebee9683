package arbiter.games.carbon;

import java.util.Locale;

/** What a hex is made of (CC-H1). An objective is a marker on open ground. */
enum Terrain {
    OPEN,
    FOREST,
    ROCK,
    /** A Carbon Field. */
    FIELD,
    /** A Crystal Node. */
    NODE;

    boolean passable() {
        return this == OPEN || this == FOREST;
    }

    boolean holdsStock() {
        return this == FIELD || this == NODE;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
