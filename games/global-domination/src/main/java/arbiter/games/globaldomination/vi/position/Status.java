package arbiter.games.globaldomination.vi.position;

/** What a player may do in the game. */
public enum Status {
    /** A seat kept for a late joiner (GD6-J.1): the host has not let it in yet. */
    RESERVED("reserved"),
    /** May build an HQ and has never built one (GD6-C.1). Never dies; waits where no place is open (GD6-F.5). */
    FIRST_TURN("first-turn"),
    /**
     * A typed position gives this player neither land nor a status. Such a position need not be reachable, so no game ends
     * there because places for an HQ are missing. In all else the same as {@link #FIRST_TURN}.
     */
    UNSETTLED("first-turn"),
    PLAYING("playing"),
    /** Has built an HQ, and has neither territory nor units (GD6-F.5). */
    DEAD("dead");

    private final String word;

    Status(String word) {
        this.word = word;
    }

    public String word() {
        return word;
    }

    /** Whether this player decides, votes and can still win. */
    boolean living() {
        return mayBuild() || this == PLAYING;
    }

    /** Whether an HQ is still to be built (GD6-C.1). */
    public boolean mayBuild() {
        return this == FIRST_TURN || this == UNSETTLED;
    }
}
