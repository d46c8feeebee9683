package arbiter.games.dynasty;

import java.util.Locale;

/** Standing answers for REPLY and TIE (section 4). */
final class Policy {
    enum Ranged {
        ASK,
        EVADE,
        RETALIATE;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    enum Tie {
        ASK,
        BACK,
        AGAIN;

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private Policy() {}
}
