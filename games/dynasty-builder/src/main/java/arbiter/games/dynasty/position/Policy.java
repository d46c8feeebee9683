package arbiter.games.dynasty.position;

import java.util.Locale;

/** Standing answers for REPLY and TIE (section 4). */
public final class Policy {
    public enum Ranged {
        ASK,
        EVADE,
        RETALIATE;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public enum Tie {
        ASK,
        BACK,
        AGAIN;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private Policy() {}
}
