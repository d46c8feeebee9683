package arbiter.engine;

/**
 * Which rules, exactly. The id is the word of the scenario language ({@code gd6}); the version goes up by one with every
 * change that could give an old log another outcome.
 */
public record Ruleset(String id, int version, String name, int fewestSeats, int mostSeats) {}
