package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Action;

/** Chooses the legal actions that are worth considering. */
final class Ideas {
    /** A filter for the listed actions. */
    interface Wanted {
        boolean test(WorkingPosition p, long action);
    }

    private Ideas() {}

    /**
     * Whether an experienced player would consider a listed action. A land token frees a house without breaking the ring, so
     * razing is only for players without tokens. Neither is needed while there are enough houses for a turn. {@code end} is
     * left out because {@code done} reaches the same.
     */
    static boolean isIdea(WorkingPosition p, long action) {
        return switch (Action.verb(action)) {
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
