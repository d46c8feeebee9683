package arbiter.server.lobby;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game in a list. */
public record GameSummary(
        @JsonUnwrapped GameCard card,
        @JsonUnwrapped GameProgress progress,
        @JsonUnwrapped GameChairs chairs,
        @JsonUnwrapped GameOfMine mine,
        @JsonUnwrapped GameDeciders deciders,
        long unread,

        @Nullable @Schema(description = "the address of a small picture of the board; null before the game has begun")
        String picture,

        @Nullable
        @Schema(
                description = "for a spectator whom the host lets see the game some turns later: the moment that this"
                        + " answer shows; null for the present")
        Instant asOf,

        Instant createdAt,
        Instant updatedAt) {
    /** What does not change after the lobby. */
    public record GameCard(
            @Schema(example = "h7m2kq9xwd") String id,

            @Schema(example = "Friday night in the map room")
            String name,

            @Schema(example = "gd6") String ruleset,
            @Schema(example = "Global Domination VI") String rulesetName,
            @Schema(example = "world") String boardName,

            @Schema(example = "daily", description = "how long turns take: live, daily, slow or untimed")
            String tempo) {}

    /** How far the game is. */
    public record GameProgress(
            @Schema(example = "running", description = "lobby, running, paused or over")
            String status,

            int turn,

            @Schema(description = "the number of the current position")
            int at,

            @Nullable Instant deadline,

            @Nullable @Schema(description = "set while the turn waits for missing orders after its deadline")
            Instant graceUntil) {}

    public record GameChairs(int size, int taken, List<SeatAnswer> seats) {}

    /** What the caller has to do with the game. */
    public record GameOfMine(boolean hosting, @Nullable Integer mySeat, boolean myTurn, boolean iAmReady) {}

    /** For whom the game waits, who has decided, and who has won. */
    public record GameDeciders(List<Integer> awaiting, List<Integer> ready, List<Integer> winners) {}

    /**
     * A seat as the caller may see it.
     *
     * @param player null if nobody has the seat, or if the game is anonymous
     */
    public record SeatAnswer(
            int seat,
            @Schema(example = "Ravensund") String country,
            @Schema(example = "#0072b2") String colour,

            @Schema(example = "RA", description = "two letters beside the colour")
            String mark,

            @Schema(example = "0", description = "one of eight patterns beside the colour")
            int pattern,

            String lore,
            @Nullable PlayerAnswer player,
            @Nullable @Schema(example = "recruit") String bot,

            @Schema(example = "taken", description = "open, taken or bot")
            String state,

            boolean awaited,
            boolean ready,
            boolean alive,
            long points,
            int strikes) {}

    public record PlayerAnswer(String id, String name, boolean guest) {}
}
