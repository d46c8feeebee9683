package arbiter.server.game;

import org.jspecify.annotations.Nullable;

/**
 * A seat and its player.
 *
 * @param account the owner of the seat; kept while a bot plays for an absent player
 * @param playerName the name of that account
 */
public record SeatRow(
        int seat,
        @Nullable String account,
        @Nullable String playerName,
        boolean guest,
        @Nullable String bot,
        State state,
        String country,
        String colour,
        String lore,
        int strikes,
        long points,
        boolean alive) {
    public enum State {
        OPEN,
        TAKEN,
        BOT
    }
}
