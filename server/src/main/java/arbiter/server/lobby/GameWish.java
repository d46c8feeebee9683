package arbiter.server.lobby;

import arbiter.server.game.Absence;
import arbiter.server.game.Demand;
import arbiter.server.game.Schedule;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The fields of a request for a game. The server works with the {@link GamePlan} that they make. */
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
    GamePlan plan() {
        return new GamePlan(
                ruleset,
                name,
                new GamePlan.Ground(board, boardText, map),
                parameters,
                seats,
                bots,
                hostPlays,
                new GamePlan.Terms(schedule, absence, demand, rated),
                new GamePlan.Customs(
                        press,
                        anonymous,
                        visibility,
                        hostSees,
                        sheetsOpen,
                        lateJoining,
                        inheritLetters,
                        spectatorDelay,
                        standingOrders,
                        botComments),
                new Appearance(country, colour, lore));
    }
}
