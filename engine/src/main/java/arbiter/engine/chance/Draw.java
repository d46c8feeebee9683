package arbiter.engine.chance;

/** One draw as the log keeps it. */
public record Draw(String purpose, int bound, int value) {}
