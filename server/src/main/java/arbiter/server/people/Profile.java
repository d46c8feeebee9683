package arbiter.server.people;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A person as others may see them. Parts that the person does not show are null; the person sees all of them. */
public record Profile(
        String id,
        @Schema(example = "Raven") String name,

        @Schema(example = "person", description = "person, guest or bot")
        String kind,

        @Nullable @Schema(description = "a sentence about a bot")
        String about,

        @Schema(description = "whether this is my own profile")
        boolean mine,

        @Schema(description = "whether I have blocked this person")
        boolean blocked,

        @Nullable @Schema(description = "the day on which the account was made")
        LocalDate since,

        @Nullable Reliability reliability,

        @Nullable @Schema(description = "leave that is not over")
        List<Days> leave,

        @Nullable @Schema(description = "finished games") List<Tally> results,

        @Nullable @Schema(description = "public games that are not over, without anonymous ones; at most 50")
        List<CurrentGame> games,

        @Nullable @Schema(description = "for each game and size of the table with a rated game")
        List<PersonalRating> ratings,

        @Nullable List<Badge> badges,

        @Nullable @Schema(description = "for me: what I show to others")
        ShownParts shown) {
    public record Days(
            @Schema(example = "2026-12-20") String from,
            @Schema(example = "2027-01-03") String to,
            boolean away) {}

    /** Finished games of one kind, with other people and against bots only. */
    public record Tally(
            @Schema(example = "gd6") String ruleset,
            @Schema(example = "Global Domination VI") String rulesetName,
            int played,
            int won,
            int playedBots,
            int wonBots) {}

    public record CurrentGame(
            String id,

            @Schema(example = "Friday night in the map room")
            String name,

            @Schema(example = "Global Domination VI") String rulesetName,

            @Schema(example = "running", description = "lobby, running or paused")
            String status,

            int turn,
            @Schema(example = "Ravensund") String country,
            @Schema(example = "#0072b2") String colour) {}

    /** Which parts of a profile others see. */
    public record ShownParts(
            boolean since,
            boolean reliability,
            boolean leave,
            boolean ratings,
            boolean results,
            boolean games,
            boolean badges) {}
}
