package arbiter.server.lobby;

import org.jspecify.annotations.Nullable;

/** How a player wants to appear at a table. What is null stays as the seat has it. */
public record Appearance(
        @Nullable String country,
        @Nullable String colour,
        @Nullable String lore) {
    public static final Appearance ANY = new Appearance(null, null, null);
}
