package arbiter.games.carbon.position;

import org.jspecify.annotations.Nullable;

/**
 * What a repair costs and restores (CC-16.7), as far as a building's sheet, its faction or the ruleset defines it.
 *
 * @param carbon null if not defined
 * @param restores Cohesion, null if not defined
 */
public record Mending(@Nullable Integer carbon, @Nullable Integer restores) {
    public static final Mending UNSAID = new Mending(null, null);

    /**
     * Takes missing values from a more general rule: a datasheet has priority over a faction, and a faction over the
     * ruleset.
     */
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
