package arbiter.server.press;

import arbiter.server.account.Accounts;
import arbiter.server.answer.Cursor;
import arbiter.server.answer.Slice;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatRow;
import arbiter.server.game.SeatStore;
import arbiter.server.game.Standpoint;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Messages that a reader has reported. Only the host and administrators see them, with the reporter. A host sees no report about a message
 * of their own; administrators see it.
 */
@Component
public class ReportedMessages {
    static final String LIST = "reports";
    private static final int LONGEST_REASON = 500;

    private final JdbcClient jdbc;
    private final Press press;
    private final GameStore games;
    private final SeatStore seats;
    private final Accounts accounts;
    private final Chronicle chronicle;
    private final Writer writer;
    private final Clock clock;

    ReportedMessages(
            JdbcClient jdbc,
            Press press,
            GameStore games,
            SeatStore seats,
            Accounts accounts,
            Chronicle chronicle,
            Writer writer,
            Clock clock) {
        this.jdbc = jdbc;
        this.press = press;
        this.games = games;
        this.seats = seats;
        this.accounts = accounts;
        this.chronicle = chronicle;
        this.writer = writer;
        this.clock = clock;
    }

    /** One side of a reported message. The name is null for the host's chair and while an anonymous game goes on. */
    public record Side(
            @Schema(example = "2", description = "-1 for the host")
            int seat,

            @Schema(example = "Ravensund") String country,
            @Nullable @Schema(example = "Raven") String name) {}

    /**
     * @param to null if everybody could read the message
     * @param press which messages the game allows
     */
    public record ReportedMessage(
            String id,
            String game,

            @Schema(example = "Friday night in the map room")
            String gameName,

            int message,
            Instant sentAt,
            Side from,
            @Nullable List<Side> to,

            @Schema(example = "Leave the north or regret it.")
            String text,

            @Schema(example = "all", description = "all, public or none")
            String press,

            Side reporter,

            @Schema(example = "This is a threat against me, not against my country.")
            String reason,

            Instant reportedAt) {}

    private record Stored(
            String id,
            String game,
            int message,
            int sender,
            @Nullable String senderId,
            @Nullable String recipients,
            String text,
            long sentAt,
            int reporter,
            String reporterId,
            String reason,
            long reportedAt) {}

    /** The reporter must take part and must be able to read the message. Reporting the same message again changes nothing. */
    void report(Standpoint who, int message, String reason) {
        String account = who.requirePart().caller().account().id();
        String why = reason.strip();
        if (why.isEmpty() || why.length() > LONGEST_REASON) {
            throw Problem.invalid(
                    "reason", "Say in 1 to " + LONGEST_REASON + " characters what is wrong with the message.");
        }
        Press.Message read = press.one(who, message)
                .filter(found -> found.text() != null)
                .orElseThrow(() -> Problem.notFound("There is no such message."));
        if (read.mine()) {
            throw Problem.conflict("own-message", "This is your own message.");
        }
        writer.run(() -> {
            int added = insert(who, read, account, why);
            if (added > 0) {
                chronicle.tell(who.game(), Actor.PLAYERS, new Fact.MessageReported(message), told(who.game(), message));
            }
        });
    }

    private int insert(Standpoint who, Press.Message read, String account, String why) {
        List<Integer> to = read.to();
        Integer seat = who.seat();
        return jdbc.sql(
                        "insert into report (id, game_id, message_id, sender, sender_id, recipients, text, sent_at, reporter,"
                                + " reporter_id, reason, open, reported_at)"
                                + " values (?, ?, ?, ?,"
                                + " (select account_id from message where game_id = ? and id = ?), ?, ?, ?, ?, ?, ?, 1, ?)"
                                + " on conflict (game_id, message_id, reporter_id) do nothing")
                .params(Row.of(
                        Secrets.id(),
                        who.game().id(),
                        read.id(),
                        read.from(),
                        who.game().id(),
                        read.id(),
                        to == null ? null : JsonColumn.seats(to),
                        read.text(),
                        read.time().toEpochMilli(),
                        seat == null ? Press.HOST : seat,
                        account,
                        why,
                        clock.millis()))
                .update();
    }

    /** The host, unless the message is the host's own, and all administrators. */
    private List<String> told(GameRow game, int message) {
        List<String> people = new ArrayList<>(jdbc.sql("select id from account where administrator = 1")
                .query(String.class)
                .list());
        String sender = jdbc.sql("select coalesce(account_id, '') from message where game_id = ? and id = ?")
                .params(game.id(), message)
                .query(String.class)
                .single();
        people.remove(sender);
        if (!game.hostId().equals(sender) && !people.contains(game.hostId())) {
            people.add(game.hostId());
        }
        return people;
    }

    /** The open reports of a game. */
    List<ReportedMessage> of(Standpoint who) {
        who.requireHost();
        String notAbout = who.caller().isAdministrator()
                ? ""
                : Objects.requireNonNull(who.caller().idOrNull());
        return jdbc
                .sql("select * from report where game_id = ? and open = 1 and coalesce(sender_id, '-') <> ?"
                        + " order by reported_at, id")
                .params(who.game().id(), notAbout)
                .query(ReportedMessages::read)
                .list()
                .stream()
                .map(row -> shown(who.game(), row))
                .toList();
    }

    /** The open reports of all games, the newest first. */
    public Slice<ReportedMessage> all(@Nullable String cursor, int limit) {
        Cursor after = Cursor.read(LIST, cursor);
        List<Stored> found = jdbc.sql("select * from report where open = 1 and (reported_at, id) < (?, ?)"
                        + " order by reported_at desc, id desc limit ?")
                .params(after.at(), after.id(), limit + 1)
                .query(ReportedMessages::read)
                .list();
        return Slice.of(LIST, found, limit, row -> new Cursor(row.reportedAt, row.id))
                .map(row -> shown(games.byId(row.game).orElseThrow(), row));
    }

    /** Somebody has dealt with the report. */
    void close(Standpoint who, String id) {
        if (of(who).stream().noneMatch(report -> report.id.equals(id))) {
            throw Problem.notFound("There is no such report, or somebody has dealt with it.");
        }
        writer.run(() ->
                jdbc.sql("update report set open = 0 where id = ?").param(id).update());
    }

    private ReportedMessage shown(GameRow game, Stored row) {
        List<SeatRow> table = seats.of(game.id());
        List<Integer> to = row.recipients == null ? null : JsonColumn.seats(row.recipients);
        return new ReportedMessage(
                row.id,
                game.id(),
                game.name(),
                row.message,
                Instant.ofEpochMilli(row.sentAt),
                side(game, table, row.sender, row.senderId),
                to == null
                        ? null
                        : to.stream().map(seat -> side(game, table, seat, null)).toList(),
                row.text,
                game.options().press(),
                side(game, table, row.reporter, row.reporterId),
                row.reason,
                Instant.ofEpochMilli(row.reportedAt));
    }

    private Side side(GameRow game, List<SeatRow> table, int seat, @Nullable String account) {
        boolean hidden = game.options().anonymous() && game.status() != GameRow.Status.OVER;
        String country = table.stream()
                .filter(row -> row.seat() == seat)
                .map(SeatRow::country)
                .findFirst()
                .orElse("host");
        String name = hidden || account == null
                ? null
                : accounts.byId(account).map(found -> found.name()).orElse(null);
        return new Side(seat, country, name);
    }

    private static Stored read(ResultSet row, int number) throws SQLException {
        return new Stored(
                row.getString("id"),
                row.getString("game_id"),
                row.getInt("message_id"),
                row.getInt("sender"),
                row.getString("sender_id"),
                row.getString("recipients"),
                row.getString("text"),
                row.getLong("sent_at"),
                row.getInt("reporter"),
                row.getString("reporter_id"),
                row.getString("reason"),
                row.getLong("reported_at"));
    }
}
