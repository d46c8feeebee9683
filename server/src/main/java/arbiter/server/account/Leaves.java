package arbiter.server.account;

import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The days on which people have announced that they are away. */
@Component
public class Leaves {
    /** Within a year, so that leave cannot excuse somebody who never plays. */
    static final int MOST_DAYS = 90;

    private static final int YEAR = 365;

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    Leaves(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * Some days in a row.
     *
     * @param last the last day away
     * @param starts never before the announcement
     * @param ends without this moment: the end of the last day, or the moment when the person came back early
     */
    public record Leave(String id, LocalDate first, LocalDate last, ZoneId zone, Instant starts, Instant ends) {
        public boolean covers(Instant moment) {
            return !moment.isBefore(starts) && moment.isBefore(ends);
        }

        private long days() {
            return ChronoUnit.DAYS.between(first, last) + 1;
        }
    }

    /** Whether this person has announced to be away at this moment. */
    public boolean isAway(String account, Instant moment) {
        long at = moment.toEpochMilli();
        return jdbc.sql("select count(*) from leave where account_id = ? and ends_at > ? and starts_at <= ?")
                        .params(account, at, at)
                        .query(Long.class)
                        .single()
                > 0;
    }

    /** The leave that is not over, the next first. */
    public List<Leave> of(String account) {
        return jdbc.sql("select * from leave where account_id = ? and ends_at > ? order by starts_at")
                .params(account, clock.millis())
                .query(Leaves::read)
                .list();
    }

    /** For each person with a seat in the game: the leave that goes on now, or the next one. */
    public Map<String, Leave> atTable(String game) {
        record Found(String account, Leave leave) {}
        Map<String, Leave> next = new LinkedHashMap<>();
        jdbc.sql("select l.* from seat s join leave l on l.account_id = s.account_id"
                        + " where s.game_id = ? and l.ends_at > ? order by l.starts_at")
                .params(game, clock.millis())
                .query((row, n) -> new Found(row.getString("account_id"), read(row, n)))
                .list()
                .forEach(found -> next.putIfAbsent(found.account, found.leave));
        return next;
    }

    /** The days that the person may still announce. */
    public long daysLeft(String account) {
        long since = clock.instant().minus(YEAR, ChronoUnit.DAYS).toEpochMilli();
        long taken = jdbc
                .sql("select * from leave where account_id = ? and ends_at > ?")
                .params(account, since)
                .query(Leaves::read)
                .list()
                .stream()
                .mapToLong(Leave::days)
                .sum();
        return Math.max(0, MOST_DAYS - taken);
    }

    public Leave announce(String account, LocalDate first, LocalDate last, ZoneId zone) {
        Instant now = Instant.ofEpochMilli(clock.millis());
        LocalDate today = LocalDate.ofInstant(now, zone);
        if (first.isBefore(today)) {
            throw Problem.impossible("from", first.toString(), "today, " + today + ", or a later day");
        }
        if (last.isBefore(first)) {
            throw Problem.impossible("to", last.toString(), "the first day, " + first + ", or a later one");
        }
        if (last.isAfter(today.plusDays(YEAR))) {
            throw Problem.impossible("to", last.toString(), "a day within a year from now");
        }
        Instant midnight = first.atStartOfDay(zone).toInstant();
        Leave leave = new Leave(
                Secrets.id(),
                first,
                last,
                zone,
                midnight.isBefore(now) ? now : midnight,
                last.plusDays(1).atStartOfDay(zone).toInstant());
        return writer.write(() -> {
            lock(account);
            refuseOverlap(account, leave);
            long left = daysLeft(account);
            if (leave.days() > left) {
                throw Problem.unprocessable(
                        "too-much-leave",
                        "You can be away " + MOST_DAYS + " days in a year, and " + left
                                + " of them are left. This leave has " + leave.days() + " days.");
            }
            insert(account, leave, now);
            return leave;
        });
    }

    /** Two requests of one person wait for each other. */
    private void lock(String account) {
        jdbc.sql("update account set created_at = created_at where id = ?")
                .param(account)
                .update();
    }

    private void refuseOverlap(String account, Leave leave) {
        for (Leave other : of(account)) {
            if (!other.first.isAfter(leave.last) && !leave.first.isAfter(other.last)) {
                throw Problem.unprocessable(
                        "leave-overlaps",
                        "You have announced leave from " + other.first + " to " + other.last
                                + " already. Withdraw it first, or choose other days.");
            }
        }
    }

    private void insert(String account, Leave leave, Instant now) {
        jdbc.sql("insert into leave (id, account_id, first_day, last_day, zone, starts_at, ends_at, announced_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(
                        leave.id,
                        account,
                        leave.first.toString(),
                        leave.last.toString(),
                        leave.zone.getId(),
                        leave.starts.toEpochMilli(),
                        leave.ends.toEpochMilli(),
                        now.toEpochMilli())
                .update();
    }

    /** Leave that has begun ends now; its days stay counted. Leave that lies ahead never was. */
    public void withdraw(String account, String id) {
        writer.run(() -> {
            Instant now = Instant.ofEpochMilli(clock.millis());
            Leave leave = of(account).stream()
                    .filter(each -> each.id.equals(id))
                    .findFirst()
                    .orElseThrow(() -> Problem.notFound("You have announced no such leave, or it is over."));
            if (leave.starts.isAfter(now)) {
                jdbc.sql("delete from leave where id = ?").param(id).update();
            } else {
                LocalDate today = LocalDate.ofInstant(now, leave.zone);
                jdbc.sql("update leave set ends_at = ?, last_day = ? where id = ?")
                        .params(now.toEpochMilli(), today.toString(), id)
                        .update();
            }
        });
    }

    private static Leave read(ResultSet row, int number) throws SQLException {
        return new Leave(
                row.getString("id"),
                LocalDate.parse(row.getString("first_day")),
                LocalDate.parse(row.getString("last_day")),
                ZoneId.of(row.getString("zone")),
                Instant.ofEpochMilli(row.getLong("starts_at")),
                Instant.ofEpochMilli(row.getLong("ends_at")));
    }
}
