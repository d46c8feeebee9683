package arbiter.games.dynasty.advice;

import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Action;

/** Which of the legal actions are worth a thought. */
final class Ideas {
    /** Which of the listed actions are asked for. */
    interface Wanted {
        boolean test(WorkingPosition p, long action);
    }

    private Ideas() {}

    /**
     * Whether a player who knows the game would spend a thought on a listed action. A land token frees a house as well as
     * tearing it down does, and the ring stays whole; with houses for a turn in hand neither is needed; and the turn ends by
     * going on as well as at once.
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
