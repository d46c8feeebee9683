package arbiter.server.lobby;

import arbiter.server.game.Absence;
import arbiter.server.game.Demand;
import arbiter.server.game.Schedule;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The wanted settings of a game. Missing values get sensible defaults. */
@Schema(
        example = "{\"ruleset\":\"gd6\",\"name\":\"Friday night\",\"seats\":4,\"bots\":[\"recruit\"],"
                + "\"parameters\":{},\"schedule\":{\"kind\":\"length\",\"minutes\":1440},\"press\":\"all\"}")
public record GameWish(
        @Nullable String ruleset,
        @Nullable String name,

        @Nullable @Schema(description = "the name of a board that comes with the game")
        String board,

        @Nullable @Schema(description = "a board as text in the game's own format")
        String boardText,

        @Nullable @Schema(description = "the id of one of your own maps")
        String map,

        @Nullable Map<String, String> parameters,
        @Nullable Integer seats,

        @Nullable
        @Schema(
                description =
                        "one for each seat that a bot takes: a level, and maybe a temperament and a handicap, the most"
                                + " positions that it may look at for a decision: captain, captain-bold, captain-300, captain-bold-300")
        List<String> bots,

        @Nullable Boolean hostPlays,
        @Nullable Schedule schedule,
        @Nullable Absence absence,

        @Nullable @Schema(example = "all", description = "all, public or none")
        String press,

        @Nullable Boolean anonymous,

        @Nullable @Schema(example = "unlisted", description = "public, unlisted or private")
        String visibility,

        @Nullable @Schema(example = "public", description = "public or everything")
        String hostSees,

        @Nullable @Schema(example = "unless-secret", description = "unless-secret, with-turn or at-end")
        String sheetsOpen,

        @Nullable Boolean lateJoining,

        @Nullable
        @Schema(
                description =
                        "whether a player who takes over a seat can read the private messages to the previous player")
        Boolean inheritLetters,

        @Nullable @Schema(description = "by how many turns spectators see the game later, 0 to 20")
        Integer spectatorDelay,

        @Nullable @Schema(description = "how reliable players must be; `{}` for no demand")
        Demand demand,

        @Nullable
        @Schema(
                description =
                        "whether the result counts for ratings; the settings must be fair, and a host who plays cannot use powers over"
                                + " the game or its seats")
        Boolean rated,

        @Nullable
        @Schema(
                example = "conditional",
                description = "conditional, plain (no conditions) or off; by default what the rules of the game allow")
        String standingOrders,

        @Nullable
        @Schema(
                description =
                        "whether bots comment in public messages on what they did in the last turn, off by default; not in"
                                + " anonymous games")
        Boolean botComments,

        @Nullable String country,
        @Nullable String colour,
        @Nullable String lore) {
    /** A private game with the usual settings, whose host has no seat unless they join. */
    public static GameWish named(String ruleset, @Nullable Integer seats, Map<String, String> parameters, String name) {
        return new GameWish(
                ruleset,
                name,
                null,
                null,
                null,
                parameters,
                seats,
                null,
                false,
                null,
                null,
                null,
                null,
                "private",
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** A game against bots that begins at once. */
    public static GameWish against(
            String ruleset,
            int seats,
            List<String> bots,
            @Nullable String board,
            @Nullable String map,
            @Nullable Map<String, String> parameters) {
        return new GameWish(
                ruleset,
                null,
                board,
                null,
                map,
                parameters,
                seats,
                bots,
                true,
                Schedule.NONE,
                null,
                "all",
                false,
                "unlisted",
                "public",
                null,
                false,
                false,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** A table of people who did not know each other before. They decide on delays together, and nobody sees more than the others. */
    public static GameWish found(String ruleset, String board, int seats, Schedule schedule) {
        return new GameWish(
                ruleset,
                null,
                board.isEmpty() ? null : board,
                null,
                null,
                null,
                seats,
                null,
                true,
                schedule,
                null,
                "all",
                false,
                "public",
                "public",
                null,
                false,
                false,
                null,
                null,
                null,
                null,
                null,
                null,
                null,
                null);
    }

    /** The same game on this board. */
    public GameWish on(String text) {
        return new GameWish(
                ruleset,
                name,
                null,
                text,
                null,
                parameters,
                seats,
                bots,
                hostPlays,
                schedule,
                absence,
                press,
                anonymous,
                visibility,
                hostSees,
                sheetsOpen,
                lateJoining,
                inheritLetters,
                spectatorDelay,
                demand,
                rated,
                standingOrders,
                botComments,
                country,
                colour,
                lore);
    }
}
