package arbiter.server.telegram.wire;

import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import arbiter.server.storage.Writer;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What waits to be sent to Telegram. It is stored together with its reason, and removed when Telegram has it. */
@Component
public class Outbox {
    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Writer writer;
    private final Clock clock;
    private final Semaphore news = new Semaphore(0);

    Outbox(JdbcClient jdbc, JsonColumn json, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.writer = writer;
        this.clock = clock;
    }

    /** Must be called inside a transaction. */
    public void put(long chat, Post.Urgency urgency, String kind, Object body) {
        put(chat, urgency, kind, body, null);
    }

    /**
     * Must be called inside a transaction.
     *
     * @param mergeKey a waiting post of this chat with the same key is replaced
     */
    public void put(long chat, Post.Urgency urgency, String kind, Object body, @Nullable String mergeKey) {
        long now = clock.millis();
        jdbc.sql("insert into telegram_post (chat_id, kind, body, merge_key, urgency, not_before, created_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?) on conflict (chat_id, merge_key) do update set"
                        + " kind = excluded.kind, body = excluded.body, version = telegram_post.version + 1")
                .params(Row.of(chat, kind, json.write(body), mergeKey, urgency.ordinal(), now, now))
                .update();
        writer.afterwards(news::release);
    }

    /** Waits until this node has stored a post, or for some time. */
    void await(long millis) throws InterruptedException {
        if (news.tryAcquire(millis, java.util.concurrent.TimeUnit.MILLISECONDS)) {
            news.drainPermits();
        }
    }

    List<Post> waiting(int limit) {
        return jdbc.sql("select * from telegram_post order by urgency, id limit ?")
                .param(limit)
                .query((row, n) -> read(row))
                .list();
    }

    Optional<Post> find(long id) {
        return jdbc.sql("select * from telegram_post where id = ?")
                .param(id)
                .query((row, n) -> read(row))
                .optional();
    }

    private static Post read(ResultSet row) throws SQLException {
        return new Post(
                row.getLong("id"),
                row.getLong("chat_id"),
                row.getString("kind"),
                row.getString("body"),
                row.getInt("version"),
                Post.Urgency.values()[row.getInt("urgency")],
                row.getInt("part"),
                row.getInt("tries"),
                row.getLong("not_before"),
                row.getLong("created_at"));
    }

    /** Must be called inside a transaction. A post into which a newer one was merged meanwhile stays and begins again. */
    void finish(Post post) {
        int gone = jdbc.sql("delete from telegram_post where id = ? and version = ?")
                .params(post.id(), post.version())
                .update();
        if (gone == 0) {
            jdbc.sql("update telegram_post set part = 0, tries = 0 where id = ?")
                    .param(post.id())
                    .update();
        }
    }

    void advance(Post post) {
        jdbc.sql("update telegram_post set part = ?, tries = 0 where id = ?")
                .params(post.part() + 1, post.id())
                .update();
    }

    void tryAgain(Post post, long notBefore) {
        writer.run(() -> jdbc.sql("update telegram_post set tries = tries + 1, not_before = ? where id = ?")
                .params(notBefore, post.id())
                .update());
    }

    /** Must be called inside a transaction: nothing more for a chat that does not want it. */
    public void clear(long chat) {
        jdbc.sql("delete from telegram_post where chat_id = ?").param(chat).update();
    }

    /** Must be called inside a transaction. */
    public void renumber(long chat, long now) {
        jdbc.sql("update telegram_post set chat_id = ? where chat_id = ?")
                .params(now, chat)
                .update();
    }

    /** How many posts wait, and since when the oldest does. */
    record Backlog(long posts, long oldest) {}

    Backlog backlog() {
        return jdbc.sql("select count(*), coalesce(min(created_at), 0) from telegram_post")
                .query((row, n) -> new Backlog(row.getLong(1), row.getLong(2)))
                .single();
    }
}
