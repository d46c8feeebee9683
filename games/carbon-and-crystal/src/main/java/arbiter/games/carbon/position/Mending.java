package arbiter.games.carbon.position;

import org.jspecify.annotations.Nullable;

/**
 * What a repair costs and restores (CC-16.7), as far as a building's sheet, its faction or the ruleset says it.
 *
 * @param carbon null where nothing is said
 * @param restores Cohesion, null where nothing is said
 */
public record Mending(@Nullable Integer carbon, @Nullable Integer restores) {
    public static final Mending UNSAID = new Mending(null, null);

    /** What is unsaid here, the more general rule says: a datasheet beats a faction's rule, and that a general one. */
    public Mending orElse(Mending general) {
        return new Mending(carbon == null ? general.carbon : carbon, restores == null ? general.restores : restores);
    }

    public Cost cost() {
        return new Cost(carbon == null ? 0 : carbon, 0);
    }

    public int amount() {
        return restores == null ? 0 : restores;
    }
}
