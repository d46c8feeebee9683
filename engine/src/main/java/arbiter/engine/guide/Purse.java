package arbiter.engine.guide;

import java.util.List;
import java.util.Optional;

/** What a seat can spend in this turn, and what a sheet leaves of it. */
public record Purse(List<Pot> pots) {
    public static final Purse EMPTY = new Purse(List.of());

    public Purse {
        pots = List.copyOf(pots);
    }

    /**
     * @param id the word in prices and position texts, such as {@code ip}
     * @param name for people: "Influence"
     * @param left what the sheet leaves
     * @param total what there was before the sheet
     * @param note a sentence about where it comes from and what happens to the rest; may be empty
     */
    public record Pot(String id, String name, long left, long total, String note) {}

    public Optional<Pot> pot(String id) {
        return pots.stream().filter(pot -> pot.id().equals(id)).findFirst();
    }
}
