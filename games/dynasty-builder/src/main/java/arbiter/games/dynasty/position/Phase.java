package arbiter.games.dynasty.position;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The states of section 4. */
public enum Phase {
    CENTRE,
    SOLDIER,
    BUILD,
    MARCH,
    REPLY,
    TIE,
    RECRUIT,
    DISBAND,
    OVER;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static @Nullable Phase of(String word) {
        for (Phase phase : values()) {
            if (phase.word().equals(word)) {
                return phase;
            }
        }
        return null;
    }

    public boolean isSetup() {
        return this == CENTRE || this == SOLDIER;
    }

    /** The next part of the turn; after DISBAND another turn begins. */
    public Phase next() {
        return switch (this) {
            case BUILD -> MARCH;
            case MARCH -> RECRUIT;
            case RECRUIT -> DISBAND;
            case CENTRE, SOLDIER, REPLY, TIE, DISBAND, OVER -> throw new IllegalStateException("nothing after " + this);
        };
    }

    /** Whether this is one of the four parts of a turn in which the active player chooses freely. */
    public boolean isOpen() {
        return this == BUILD || this == MARCH || this == RECRUIT || this == DISBAND;
    }
}
