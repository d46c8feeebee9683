package arbiter.cli.contest;

/** What decides whether a player has an advantage. */
enum Places {
    /** All decide together, or the first seat always begins. */
    SEATS,
    /** A draw decides who begins, so that only the order of turns can be unfair. */
    TURNS;

    String name(int place) {
        return switch (this) {
            case SEATS -> "seat " + (place + 1);
            case TURNS -> "turn " + (place + 1);
        };
    }
}
