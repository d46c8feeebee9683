package arbiter.server.people;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;

/** How strong somebody is in one game, at tables of one size. */
public record PersonalRating(
        @Schema(example = "gd6") String ruleset,
        @Schema(example = "Global Domination VI") String rulesetName,

        @Schema(example = "two", description = "two or more")
        String players,

        @Schema(example = "1624") int rating,

        @Schema(example = "90", description = "two of three people are within this distance of their rating")
        int deviation,

        @Schema(description = "whether the deviation is still more than 120")
        boolean provisional,

        @Schema(example = "14", description = "rated games; of a bot, the games in which it was measured")
        int games,

        @Schema(description = "the ratings after the last rated games, at most 60, the oldest first")
        List<Point> history) {

    public record Point(
            @Schema(example = "1624") int rating,
            @Schema(example = "90") int deviation,
            Instant at) {}
}
