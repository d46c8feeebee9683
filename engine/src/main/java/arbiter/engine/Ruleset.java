package arbiter.engine;

/**
 * Identifies a version of a game's rules. The id is the game's word in the scenario language ({@code gd6}). The version goes
 * up by one with every change that could give an old log another outcome.
 */
public record Ruleset(String id, int version, String name, int fewestSeats, int mostSeats) {}
