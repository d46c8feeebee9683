package arbiter.server.people;

import io.swagger.v3.oas.annotations.media.Schema;

/**
 * A distinction of a person.
 *
 * @param kind for programs
 * @param ruleset empty if the badge is about all games
 */
public record Badge(
        @Schema(example = "first-win") String kind,
        @Schema(example = "gd6") String ruleset,
        @Schema(example = "First win") String title,

        @Schema(example = "Won a game of Global Domination VI against other people.")
        String sentence) {}
