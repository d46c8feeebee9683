package arbiter.server.telegram.wire;

import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import arbiter.server.work.FairThreads;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Stores what Telegram tells us before Telegram may forget it, and handles each update once. The updates of a chat are handled one after
 * the other; chats do not wait for each other.
 */
@Component
public class Inbox implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(Inbox.class);
    private static final FairThreads.Bounds BOUNDS = new FairThreads.Bounds(4, 1, 5_000, 200);
    private static final int SWEEP = 1_000;
    private static final int TRIES = 5;
    /** How long a busy server keeps a message before it says so. */
    private static final Duration PATIENCE = Duration.ofSeconds(45);

    /** Telegram repeats nothing that is older than a day. */
    private static final Duration KEPT = Duration.ofDays(3);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final JsonMapper json;
    private final Clock clock;
    private final Lease lease;
    private final ObjectProvider<Handler> handler;
    private final FairThreads threads = new FairThreads("telegram", BOUNDS);
    private final Set<Long> taken = ConcurrentHashMap.newKeySet();

    Inbox(JdbcClient jdbc, Writer writer, JsonMapper json, Clock clock, Lease lease, ObjectProvider<Handler> handler) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.json = json;
        this.clock = clock;
        this.lease = lease;
        this.handler = handler;
    }

    /** Carries out what an update asks for. It must call {@link Inbox#done} in the transaction of the effect. */
    public interface Handler {
        void handle(Update update);

        /** Handling failed several times for reasons that are our own. */
        void giveUp(Update update);
    }

    /** The server is too busy to carry out an update now. Nothing of it has happened. */
    public static final class Postponed extends RuntimeException {
        private Postponed(String sentence) {
            super(sentence, null, false, false);
        }
    }

    /** Passes on that the server is busy; to be called before a problem is answered. */
    public static void postpone(Problem problem) {
        if (problem instanceof Problem.Busy) {
            throw new Postponed(problem.sentence());
        }
    }

    /** Another thread or node has handled the update. The transaction that asked is undone. */
    public static final class AlreadyDone extends RuntimeException {
        AlreadyDone(long update) {
            super("update " + update + " was handled before", null, false, false);
        }
    }

    private record Waiting(long id, long chat, String body) {}

    /** Must be called inside the transaction that has the effect of the update. */
    public void done(Update update) {
        int rows = jdbc.sql("update telegram_update set done = 1, body = '' where update_id = ? and done = 0")
                .param(update.id())
                .update();
        if (rows == 0) {
            throw new AlreadyDone(update.id());
        }
    }

    /** Stores new updates. When this returns, Telegram may forget them. */
    void receive(List<JsonNode> updates) {
        long now = clock.millis();
        writer.run(() -> updates.forEach(node -> {
            Update update = Update.of(node);
            jdbc.sql("insert into telegram_update (update_id, chat_id, body, received_at) values (?, ?, ?, ?)"
                            + " on conflict (update_id) do nothing")
                    .params(update.id(), update.chat().id(), json.writeValueAsString(node), now)
                    .update();
        }));
        sweep();
    }

    /** Takes everything that waits, the oldest first. */
    void sweep() {
        List<Waiting> waiting = jdbc.sql("select update_id, chat_id, body from telegram_update where done = 0"
                        + " order by update_id limit " + SWEEP)
                .query((row, n) -> new Waiting(row.getLong(1), row.getLong(2), row.getString(3)))
                .list();
        for (Waiting each : waiting) {
            if (taken.add(each.id)) {
                try {
                    threads.execute(Long.toString(each.chat), () -> take(each));
                } catch (RejectedExecutionException e) {
                    // The next sweep finds it.
                    taken.remove(each.id);
                }
            }
        }
    }

    private void take(Waiting waiting) {
        try {
            if (lease.held()) {
                attempt(waiting);
            }
        } finally {
            taken.remove(waiting.id);
        }
    }

    private void attempt(Waiting waiting) {
        Update update = Update.of(json.readTree(waiting.body));
        try {
            patiently(update);
        } catch (AlreadyDone e) {
            // Exactly what the mark is for.
        } catch (Postponed e) {
            handler.getObject().giveUp(update);
        } catch (RuntimeException e) {
            LOG.error("a message from Telegram could not be handled and will be tried again", e);
            failed(update);
        }
    }

    /** What somebody wrote is not refused because the server is busy for a moment: the chat waits, and keeps its order. */
    private void patiently(Update update) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (lease.held()) {
            try {
                handler.getObject().handle(update);
                return;
            } catch (Postponed e) {
                if (System.nanoTime() > end || !rest()) {
                    throw e;
                }
            }
        }
    }

    private static boolean rest() {
        try {
            Thread.sleep(300);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private void failed(Update update) {
        try {
            int tries = writer.write(() -> {
                jdbc.sql("update telegram_update set tries = tries + 1 where update_id = ?")
                        .param(update.id())
                        .update();
                return jdbc.sql("select tries from telegram_update where update_id = ?")
                        .param(update.id())
                        .query(Integer.class)
                        .single();
            });
            if (tries >= TRIES) {
                handler.getObject().giveUp(update);
            }
        } catch (RuntimeException e) {
            LOG.error("a failed message from Telegram could not be put aside", e);
        }
    }

    void tidy() {
        long old = clock.instant().minus(KEPT).toEpochMilli();
        writer.run(() -> jdbc.sql("delete from telegram_update where done = 1 and received_at < ?")
                .param(old)
                .update());
    }

    @Override
    public void destroy() {
        threads.close();
    }
}
