package arbiter.engine.ahead;

/** The answer to a condition. What the seat cannot see is neither true nor false. */
public enum Truth {
    YES,
    NO,
    UNSEEN;

    static Truth of(boolean holds) {
        return holds ? YES : NO;
    }

    Truth not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case UNSEEN -> UNSEEN;
        };
    }

    Truth and(Truth other) {
        return this == NO || other == NO ? NO : this == YES ? other : UNSEEN;
    }

    Truth or(Truth other) {
        return not().and(other.not()).not();
    }
}
