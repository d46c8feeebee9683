package arbiter.server.table;

/** The memory of one table. */
interface Ration {
    /** How many bytes its positions may take. */
    long most();

    /** Reports how many bytes they take now. */
    void takes(long bytes);

    /** Reports that a position was not in memory any more. */
    void recomputed(int steps);
}
