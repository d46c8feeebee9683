package arbiter.games.globaldomination.v;

/** Where a player is in the game. */
enum Status {
    /** Has a seat and no start yet (1.2, 1.6). */
    NOT_JOINED,
    LIVING,
    /** Has lost the last territory and sends no more orders. */
    DEAD
}
