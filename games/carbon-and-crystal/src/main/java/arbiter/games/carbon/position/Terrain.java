package arbiter.games.carbon.position;

import java.util.Locale;

/** The terrain of a hex (CC-H1). An objective is a marker on open ground. */
public enum Terrain {
    OPEN,
    FOREST,
    ROCK,
    /** A Carbon Field. */
    FIELD,
    /** A Crystal Node. */
    NODE;

    public boolean passable() {
        return this == OPEN || this == FOREST;
    }

    public boolean holdsStock() {
        return this == FIELD || this == NODE;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
