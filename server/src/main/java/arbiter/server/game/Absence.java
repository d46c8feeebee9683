package arbiter.server.game;

import arbiter.bots.Bots;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What happens to a seat whose player hands in nothing.
 *
 * @param strikes the number of missed turns in a row
 * @param then {@code nothing}, {@code bot}: a bot plays until the player is back, {@code open}: anybody may take the seat
 */
@Schema(example = "{\"strikes\":2,\"then\":\"bot\",\"bot\":\"recruit\"}")
public record Absence(
        @Nullable Integer strikes,
        @Nullable String then,
        @Nullable String bot) {
    private static final List<String> CONSEQUENCES = List.of("nothing", "bot", "open");

    public static final Absence DEFAULT = new Absence(2, "bot", "recruit");

    public int limit() {
        return strikes == null ? 2 : strikes;
    }

    public String consequence() {
        return then == null ? "bot" : then;
    }

    public String substitute() {
        return bot == null ? "recruit" : bot;
    }

    public Absence checked() {
        if (limit() < 1 || limit() > 20) {
            throw Problem.notBetween("absence.strikes", limit(), 1, 20);
        }
        if (!CONSEQUENCES.contains(consequence())) {
            throw Problem.notOneOf("absence.then", then, CONSEQUENCES);
        }
        if (Bots.byId(substitute()).isEmpty()) {
            throw Problem.notOneOf("absence.bot", bot, Bots.ids());
        }
        return this;
    }

    /** How this server can reach a person who is not looking at the page. */
    public enum Reach {
        WITH_MAIL,
        WITHOUT_MAIL
    }

    /** The consequences of absence in sentences, shown to people before they join. Promises only what this server can do. */
    public List<String> sentences(Schedule schedule, Reach reach) {
        List<String> ladder = new ArrayList<>();
        if (!schedule.reminders().isEmpty()) {
            ladder.add(
                    switch (reach) {
                        case WITH_MAIL ->
                            "A player who has not handed in orders gets a reminder before the deadline, if the player has let a"
                                    + " device ring or given an e-mail address or a web hook.";
                        case WITHOUT_MAIL ->
                            "This server sends no e-mail. Only players who have let a device ring or given a web hook get a reminder"
                                    + " before the deadline.";
                    });
        }
        if (!schedule.grace().isZero()) {
            ladder.add("The turn then waits another " + schedule.grace().toMinutes() + " minutes for missing orders.");
        }
        ladder.add(
                "If a player has sent nothing when the turn ends, the game's default orders apply. A saved empty sheet counts as"
                        + " orders.");
        String turns = limit() == 1 ? "one missed turn" : limit() + " missed turns in a row";
        switch (consequence()) {
            case "bot" ->
                ladder.add("After " + turns + " a bot (" + substitute()
                        + ") plays the seat until the player saves a sheet again.");
            case "open" -> ladder.add("After " + turns + " the seat is open. Anybody who may join can take it.");
            default -> ladder.add("The player keeps the seat, no matter how many turns are missed.");
        }
        return ladder;
    }

    /** What announced leave changes, in a game whose players know each other. */
    public String duringLeave() {
        String promise = "A turn missed during announced leave does not count against the player";
        return consequence().equals("bot")
                ? promise + "; the bot `" + substitute() + "` plays until the player saves a sheet again."
                : promise + ", and the player keeps the seat.";
    }

    /** Leave would tell who plays which seat, so nobody at an anonymous table may notice it. */
    public static final String HIDDEN_LEAVE =
            "Announced leave is not shown in this game, because it would tell who plays which seat. A turn missed during leave has"
                    + " the same consequences at this table as any other, but does not count against the player's reliability.";
}
