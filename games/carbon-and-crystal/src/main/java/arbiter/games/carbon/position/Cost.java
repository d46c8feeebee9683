package arbiter.games.carbon.position;

/** Carbon and Crystals: a price, a refund or a gain. */
public record Cost(int carbon, int crystals) {
    public static final Cost FREE = new Cost(0, 0);

    /** What a listed copy costs of the budget (CC-H3), and what a bank is worth in a tie (CC-H19). */
    public int points() {
        return carbon + 2 * crystals;
    }

    /** A percentage of each resource, rounded down (CC-17.5). */
    public Cost percent(int share) {
        return new Cost(carbon * share / 100, crystals * share / 100);
    }

    /** {@code 14C 4X}; a resource with 0 is left out. */
    public String text() {
        if (crystals == 0) {
            return carbon + "C";
        }
        return carbon == 0 ? crystals + "X" : carbon + "C " + crystals + "X";
    }
}
