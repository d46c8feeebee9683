package arbiter.games.globaldomination.vi.position;

/** What a player may do in the game. */
public enum Status {
    /** A seat that is reserved for a late joiner (GD6-J.1): the host has not opened it yet. */
    RESERVED("reserved"),
    /** May build an HQ and has never built one (GD6-C.1). Never dies; waits if no place is open (GD6-F.5). */
    FIRST_TURN("first-turn"),
    /**
     * A typed position gives this player neither land nor a status. Such a position may be unreachable in a real game, so it
     * does not end because there is no place for an HQ, until somebody dies. Otherwise the same as {@link #FIRST_TURN}.
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

    /** Whether this player still has to build an HQ (GD6-C.1). */
    public boolean mayBuild() {
        return this == FIRST_TURN || this == UNSETTLED;
    }
}
