package arbiter.server.telegram.group;

import arbiter.server.fact.Amount;
import arbiter.server.game.GameRow;
import arbiter.server.game.Standpoint;
import arbiter.server.host.GamePowers;
import arbiter.server.host.Waiting;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.table.CheckedLine;
import arbiter.server.turn.Opening;
import arbiter.server.turn.SheetDesk;
import arbiter.server.turn.TurnClock;
import arbiter.server.web.Limits;
import arbiter.server.web.Problem;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * What the host does to the game from a group. As on the page, each act is confirmed first, goes through the same services, and is on the
 * audit trail.
 */
@Component
class Deeds {
    private static final Pattern LENGTH =
            Pattern.compile("([0-9]{1,4})\\s*(m|min|minutes?|h|hours?|d|days?)?(?:\\s+(.*))?", Pattern.DOTALL);
    private static final Duration LIFE = Duration.ofHours(1);
    private static final int LONGEST_REASON = 300;

    private final TurnClock clock;
    private final GamePowers powers;
    private final Waiting waiting;
    private final Opening opening;
    private final SheetDesk sheets;
    private final Limits limits;
    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock time;

    Deeds(
            TurnClock clock,
            GamePowers powers,
            Waiting waiting,
            Opening opening,
            SheetDesk sheets,
            Limits limits,
            JdbcClient jdbc,
            Writer writer,
            Clock time) {
        this.clock = clock;
        this.powers = powers;
        this.waiting = waiting;
        this.opening = opening;
        this.sheets = sheets;
        this.limits = limits;
        this.jdbc = jdbc;
        this.writer = writer;
        this.time = time;
    }

    /** A deed that waits for its confirmation. */
    record Deed(String id, String game, String account, String command) {
        String verb() {
            return command.split(" ", 2)[0];
        }

        String rest() {
            return command.contains(" ") ? command.split(" ", 2)[1] : "";
        }
    }

    static final List<String> VERBS = List.of("begin", "extend", "pause", "resume", "nudge", "unlock", "event");

    /** What will happen, as a question. Refuses what cannot be done. */
    String question(Standpoint who, String verb, String rest) {
        who.requireHost();
        GameRow game = who.game();
        return switch (verb) {
            case "begin" -> {
                who.requireStatus(GameRow.Status.LOBBY);
                yield "Begin the game now?";
            }
            case "extend" -> {
                who.requireStatus(GameRow.Status.RUNNING);
                Extension extension = extension(rest);
                yield "Extend the turn by " + Amount.of(Duration.ofMinutes(extension.minutes))
                        + because(extension.reason);
            }
            case "pause" -> {
                who.requireStatus(GameRow.Status.RUNNING);
                yield "Stop the clock of turn " + game.turn() + because(rest);
            }
            case "resume" -> {
                who.requireStatus(GameRow.Status.PAUSED);
                yield "Let the clock run again" + because(rest);
            }
            case "nudge" -> {
                who.requireStatus(GameRow.Status.RUNNING);
                yield "Remind the players who are not ready?";
            }
            case "unlock", "event" -> {
                who.requireStatus(GameRow.Status.RUNNING);
                yield "Order for this turn: " + order(game, verb, rest).normal() + "?";
            }
            default -> throw Problem.notFound("I do not know /" + verb + ".");
        };
    }

    private static String because(String reason) {
        return reason.isBlank() ? "?" : " (" + reason.strip() + ")?";
    }

    private record Extension(int minutes, String reason) {}

    private static Extension extension(String text) {
        Matcher matcher = LENGTH.matcher(text.strip());
        if (!matcher.matches()) {
            throw Problem.invalid(
                    "minutes", "Say by how much, as in /extend 2h or /extend 30m, with a reason after it if you like.");
        }
        String unit = matcher.group(2) == null ? "h" : matcher.group(2);
        int factor = unit.startsWith("m") ? 1 : unit.startsWith("h") ? 60 : 24 * 60;
        String reason = matcher.group(3) == null ? "" : matcher.group(3);
        return new Extension(Integer.parseInt(matcher.group(1)) * factor, reason(reason));
    }

    private static String reason(String text) {
        return text.length() > LONGEST_REASON ? text.substring(0, LONGEST_REASON) : text;
    }

    /** The host's line as the rules read it. */
    private CheckedLine order(GameRow game, String verb, String rest) {
        CheckedLine line =
                sheets.check(game, -1, lines(game, verb + " " + rest)).getLast();
        if (!line.accepted()) {
            throw Problem.unprocessable("refused", String.valueOf(line.sentence()));
        }
        return line;
    }

    /** Orders that the host gave before in this turn stay. */
    private List<String> lines(GameRow game, String line) {
        List<String> lines = new ArrayList<>(
                sheets.current(game, -1).lines().stream().map(CheckedLine::text).toList());
        lines.remove(line.strip());
        lines.add(line.strip());
        return lines;
    }

    /** Must be called inside a transaction. */
    String remember(Standpoint who, String verb, String rest) {
        String id = Secrets.id();
        jdbc.sql("delete from telegram_deed where created_at < ?")
                .param(time.instant().minus(LIFE).toEpochMilli())
                .update();
        jdbc.sql("insert into telegram_deed (id, game_id, account_id, command, created_at) values (?, ?, ?, ?, ?)")
                .params(id, who.game().id(), who.caller().account().id(), (verb + " " + rest).strip(), time.millis())
                .update();
        return id;
    }

    Optional<Deed> find(String id) {
        return jdbc.sql("select id, game_id, account_id, command from telegram_deed where id = ?")
                .param(id)
                .query((row, n) -> new Deed(row.getString(1), row.getString(2), row.getString(3), row.getString(4)))
                .optional();
    }

    /** Must be called inside a transaction. */
    void forget(Deed deed) {
        jdbc.sql("delete from telegram_deed where id = ?").param(deed.id).update();
    }

    /** @param along runs in the transaction of the deed */
    void carryOut(Standpoint who, Deed deed, Runnable along) {
        limits.take(Limits.Kind.HOST, who.caller().account().id());
        String rest = deed.rest();
        if (deed.verb().equals("unlock") || deed.verb().equals("event")) {
            powers.orders(who.requireHost(), lines(who.game(), deed.command), "", along);
            return;
        }
        writer.run(() -> {
            switch (deed.verb()) {
                case "begin" -> opening.begin(who);
                case "extend" -> {
                    Extension extension = extension(rest);
                    clock.extend(who, extension.minutes, null, extension.reason);
                }
                case "pause" -> clock.pause(who, reason(rest));
                case "resume" -> clock.resume(who, null, reason(rest));
                case "nudge" -> waiting.nudge(who);
                default -> throw Problem.notFound("I do not know /" + deed.verb() + ".");
            }
            along.run();
        });
    }
}
