package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.WorkingPosition;

/** One action as a number: what it does and up to three tiles, units or kinds. Playouts make millions of them. */
public final class Action {
    /** What an action does; its parts are in {@link #part} 0, 1 and 2. */
    enum Verb {
        CENTRE,
        SOLDIER,
        HOUSE,
        BRIDGE,
        TOKEN,
        UNTOKEN,
        RAZE,
        FOUND,
        UPGRADE,
        MARCH,
        CAST_ON_UNIT,
        CAST_ON_TILE,
        RECRUIT,
        CREATE_UNIT,
        CREATE_CITY,
        WITHHOLD,
        SUPPORT,
        DISBAND,
        EVADE,
        RETALIATE,
        AGAIN,
        BACK,
        DONE,
        END;

        private static final Verb[] ALL = values();
    }

    private static final int BIAS = 4;

    private Action() {}

    static long code(Verb verb, int a, int b, int c) {
        return (long) verb.ordinal() << 48 | (long) (a + BIAS) << 32 | (long) (b + BIAS) << 16 | c + BIAS;
    }

    static int part(long action, int index) {
        return (int) (action >> 32 - 16 * index & 0xFFFF) - BIAS;
    }

    static Verb verb(long action) {
        return Verb.ALL[(int) (action >> 48)];
    }

    /** Which of the listed actions are asked for. */
    public interface Wanted {
        boolean test(WorkingPosition p, long action);
    }

    /**
     * Whether a player who knows the game would spend a thought on a listed action. A land token frees a house as well as
     * tearing it down does, and the ring stays whole; with houses for a turn in hand neither is needed; and the turn ends by
     * going on as well as at once.
     */
    public static boolean isIdea(WorkingPosition p, long action) {
        return switch (verb(action)) {
            case TOKEN -> p.land.houses[p.active] < p.numbers.buildActions;
            case RAZE -> p.land.houses[p.active] < p.numbers.buildActions && p.land.landTokens[p.active] == 0;
            case WITHHOLD, SUPPORT, END -> false;
            case CENTRE,
                    SOLDIER,
                    HOUSE,
                    BRIDGE,
                    UNTOKEN,
                    FOUND,
                    UPGRADE,
                    MARCH,
                    CAST_ON_UNIT,
                    CAST_ON_TILE,
                    RECRUIT,
                    CREATE_UNIT,
                    CREATE_CITY,
                    DISBAND,
                    EVADE,
                    RETALIATE,
                    AGAIN,
                    BACK,
                    DONE -> true;
        };
    }
}
