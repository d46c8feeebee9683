package arbiter.server.lobby;

import arbiter.engine.Standing;
import arbiter.server.game.Absence;
import arbiter.server.game.Delays;
import arbiter.server.game.Demand;
import arbiter.server.game.LostSeats;
import arbiter.server.game.Schedule;
import arbiter.server.game.Upgrades;
import arbiter.server.people.Reliability;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Everything about a game except its positions. */
public record GamePage(
        @JsonUnwrapped GameSummary summary,

        @Schema(description = "the people at the table; in an anonymous game only those whom the caller may know")
        List<PersonAnswer> people,

        @JsonUnwrapped GameRules played,
        @JsonUnwrapped GameTerms terms,
        @JsonUnwrapped GameCustoms customs,
        boolean joining,
        GameSummary.@Nullable PlayerAnswer host,

        @Nullable @Schema(description = "the code of the invitation link, for those who take part")
        String invitation,

        Mine me,
        @JsonUnwrapped GameCourse course,
        @JsonUnwrapped GameRevision revision) {

    /** Everything except the time, as a text: equal if and only if nothing has changed for the caller. */
    String content() {
        String all = toString();
        return all.substring(0, all.lastIndexOf("now="));
    }

    /** @param leave that goes on now, or the next that was announced */
    public record PersonAnswer(
            int seat, Reliability reliability, @Nullable AwayAnswer leave) {}

    /** @param away whether it goes on now */
    public record AwayAnswer(
            @Schema(example = "2026-12-20", description = "the first day")
            String from,

            @Schema(example = "2027-01-03", description = "the last day")
            String to,

            boolean away) {}

    /** The rules by which the game is played. */
    public record GameRules(
            int rulesetVersion,

            @Schema(
                    example = "global-domination",
                    description = "the folder of the page's own board; empty for the plain one")
            String playedOn,

            Map<String, String> parameters) {}

    /** How much time there is, and what is asked of players. */
    public record GameTerms(
            Schedule schedule,
            Absence absence,

            @Nullable @Schema(description = "how reliable players must be; null if everybody may play")
            Demand demand,

            @Nullable
            @Schema(
                    example =
                            "This game is for people who have played at least 90 % of their last turns. You have played 84 %.",
                    description =
                            "why the caller is not reliable enough to take a seat; null if the caller is, or has a seat")
            String refusal,

            @Schema(description = "whether the result counts for ratings")
            boolean rated,

            @Schema(description = "the absence ladder in sentences")
            List<String> absenceRules) {}

    /** What may be said, who sees what, and what helps players. */
    public record GameCustoms(
            @Schema(example = "all") String press,
            boolean anonymous,
            @Schema(example = "public") String visibility,
            @Schema(example = "public") String hostSees,
            @Schema(example = "unless-secret") String sheetsOpen,
            boolean lateJoining,
            boolean inheritLetters,

            @Schema(description = "by how many turns spectators see the game later")
            int spectatorDelay,

            @Schema(example = "conditional", description = "conditional, plain (no conditions) or off")
            String standingOrders,

            @Schema(description = "whether bots comment in public messages on what they did")
            boolean botComments) {}

    /** How the game goes and ends. */
    public record GameCourse(
            @Nullable @Schema(example = "together") String pace,

            @Nullable @Schema(description = "SHA-256 over the seed of the dice")
            String commitment,

            @Nullable @Schema(description = "the seed itself, when the game is over")
            String seed,

            List<Delays.Delay> delays,

            @Nullable @Schema(description = "newer rules that the players may agree to; null where there are none")
            UpgradeAnswer upgrade,

            @Nullable StandingAnswer standing,
            @Nullable String rematch) {}

    /** How new the answer is. */
    public record GameRevision(
            @Schema(description = "grows when something changes that I may know")
            long version,

            @Schema(description = "the number of the last happening that I may know; a stream may start after it")
            long lastEvent,

            Instant now) {}

    /** The caller's role in this game. */
    public record Mine(
            @Nullable Integer seat,
            boolean host,
            boolean administrator,
            boolean mayOrder,

            @Schema(description = "the seat that the host or absence took from the caller, who has no other")
            LostSeats.@Nullable LostSeat lost) {}

    /** @param proposal the host's proposal, while the players vote on it */
    public record UpgradeAnswer(
            @Schema(example = "2", description = "the newest version of the rules")
            int newest,

            Upgrades.@Nullable Proposal proposal) {}

    public record StandingAnswer(
            boolean over,
            List<Integer> winners,
            String reason,

            @Schema(example = "Nobody else is left.", description = "how the game ended; empty while it runs")
            String sentence,

            List<ScoreAnswer> scores) {
        public static StandingAnswer of(Standing standing, String sentence) {
            return new StandingAnswer(
                    standing.over(),
                    standing.winners().stream().map(seat -> seat.index()).toList(),
                    standing.reason(),
                    sentence,
                    standing.scores().stream()
                            .map(score -> new ScoreAnswer(score.seat().index(), score.alive(), score.points()))
                            .toList());
        }
    }

    /** One seat's points; more is better. */
    public record ScoreAnswer(int seat, boolean alive, long points) {
        public static List<ScoreAnswer> read(String column) {
            String[] parts = column.isEmpty() ? new String[0] : column.split(",");
            ScoreAnswer[] scores = new ScoreAnswer[parts.length];
            for (int i = 0; i < parts.length; i++) {
                boolean out = parts[i].startsWith("x");
                scores[i] = new ScoreAnswer(i, !out, Long.parseLong(out ? parts[i].substring(1) : parts[i]));
            }
            return List.of(scores);
        }
    }
}
