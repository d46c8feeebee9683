package arbiter.games.globaldomination.v.position;

/** Whether a player is in the game. */
public enum Status {
    /** Has a seat but no start yet (1.2, 1.6). */
    NOT_JOINED,
    LIVING,
    /** Has lost the last territory and gives no more orders. */
    DEAD
}
