package arbiter.games.dynasty.rules.actions;

/** An action encoded as a number: its verb and up to three tiles, units or kinds. Playouts create millions of them. */
public final class Action {
    /** What an action does. Its arguments are {@link #part} 0, 1 and 2. */
    public enum Verb {
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

    public static Verb verb(long action) {
        return Verb.ALL[(int) (action >> 48)];
    }
}
