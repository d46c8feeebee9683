package arbiter.server.notify;

import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Notices in the database. A new notice belongs to no channel; sorting makes a copy for each channel that carries it. */
@Repository
class NoticeStore {
    private static final int TRIES = 5;
    private static final Duration FIRST_PAUSE = Duration.ofMinutes(1);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    NoticeStore(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * A notice that was not sent yet.
     *
     * @param channel empty if it is not sorted
     * @param notBefore when it may be tried next
     */
    record Waiting(String channel, Letter letter, Instant notBefore, int tries) {
        static Waiting of(ResultSet row, ZoneId zone) throws SQLException {
            long end = row.getLong("void_at");
            int position = row.getInt("position");
            int request = row.getInt("request");
            @Nullable Instant until = end == 0 ? null : Instant.ofEpochMilli(end);
            Letter letter = new Letter(
                    row.getString("id"),
                    row.getString("game_id"),
                    Notices.Topic.valueOf(row.getString("topic")),
                    Notices.spoken(row.getString("sentence"), until, zone),
                    position < 0 ? List.of() : List.of(position),
                    Instant.ofEpochMilli(row.getLong("created_at")),
                    until,
                    request == 0 ? null : (Integer) request);
            return new Waiting(
                    row.getString("channel"),
                    letter,
                    Instant.ofEpochMilli(row.getLong("not_before")),
                    row.getInt("tries"));
        }
    }

    /** Accounts with notices that were written up to this moment and are not sent. */
    List<String> people(Instant upTo) {
        return jdbc.sql("select distinct account_id from notice where sent_at is null and created_at <= ?")
                .param(upTo.toEpochMilli())
                .query((row, n) -> row.getString(1))
                .list();
    }

    /** Oldest first, with times in the reader's zone. */
    List<Waiting> waiting(String account, ZoneId zone) {
        return jdbc.sql("select * from notice where account_id = ? and sent_at is null order by created_at, id")
                .param(account)
                .query((row, n) -> Waiting.of(row, zone))
                .list();
    }

    Instant lastSent(String account, String channel) {
        return Instant.ofEpochMilli(
                jdbc.sql("select coalesce(max(sent_at), 0) from notice where account_id = ? and channel = ?")
                        .params(account, channel)
                        .query(Long.class)
                        .single());
    }

    /** A notice and the channels that carry it. */
    record Sorted(Letter letter, List<String> channels) {}

    void sort(List<Sorted> all) {
        if (!all.isEmpty()) {
            writer.run(() -> all.forEach(this::sort));
        }
    }

    private void sort(Sorted sorted) {
        for (String channel : sorted.channels) {
            jdbc.sql("insert into notice (id, account_id, game_id, topic, sentence, created_at, void_at, position,"
                            + " request, channel) select ?, account_id, game_id, topic, sentence, created_at, void_at, position,"
                            + " request, ?"
                            + " from notice where id = ?")
                    .params(Secrets.id(), channel, sorted.letter.id())
                    .update();
        }
        forgetOne(sorted.letter);
    }

    void forget(List<Letter> letters) {
        if (!letters.isEmpty()) {
            writer.run(() -> letters.forEach(this::forgetOne));
        }
    }

    private void forgetOne(Letter letter) {
        jdbc.sql("delete from notice where id = ?").param(letter.id()).update();
    }

    void settle(List<Letter> letters) {
        long now = clock.millis();
        writer.run(() -> letters.forEach(letter -> jdbc.sql("update notice set sent_at = ? where id = ?")
                .params(now, letter.id())
                .update()));
    }

    /** After several failures a notice is given up. It does not count as sent, so that the next one is not delayed. */
    void tryAgainLater(List<Waiting> failed) {
        Instant now = clock.instant();
        writer.run(() -> failed.forEach(each -> {
            if (each.tries + 1 >= TRIES) {
                forgetOne(each.letter);
            } else {
                Instant next = now.plus(FIRST_PAUSE.multipliedBy(1L << each.tries));
                jdbc.sql("update notice set tries = tries + 1, not_before = ? where id = ?")
                        .params(next.toEpochMilli(), each.letter.id())
                        .update();
            }
        }));
    }

    void forgetSentBefore(Instant old) {
        writer.run(() -> jdbc.sql("delete from notice where sent_at < ?")
                .param(old.toEpochMilli())
                .update());
    }
}
