package arbiter.games.globaldomination.v.position;

/** Where a player is in the game. */
public enum Status {
    /** Has a seat and no start yet (1.2, 1.6). */
    NOT_JOINED,
    LIVING,
    /** Has lost the last territory and sends no more orders. */
    DEAD
}
