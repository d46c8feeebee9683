package arbiter.engine.chance;

/** The source of all random numbers of a resolution. Rules never create their own. */
public interface Chance {
    /** For games and moments without chance: a draw here is a bug. */
    Chance NONE = (bound, purpose) -> {
        throw new IllegalStateException("a draw for " + purpose + " where the rules have no luck");
    };

    /**
     * A number from 0 to {@code bound − 1}, each equally likely.
     *
     * @param purpose what it is for, kept in the log
     */
    int below(int bound, String purpose);

    /** One die: 1 to {@code sides}. */
    default int die(int sides, String purpose) {
        return 1 + below(sides, purpose);
    }
}
