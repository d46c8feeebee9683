package arbiter.games.globaldomination.vi.rules;

/** One part of a turn. The list of them in {@link GlobalDominationVI} is what runs. */
public interface Phase {
    /** The headings of the report. */
    enum Name {
        NATURAL("Natural Phase"),
        CONSTRUCTION("Construction Phase"),
        INVENTORY("Inventory Phase"),
        MOVEMENT("Movement Phase"),
        FINAL("Final Phase");

        private final String title;

        Name(String title) {
            this.title = title;
        }

        public String title() {
            return title;
        }
    }

    void run(Turn turn);
}
