package arbiter.server.telegram.wire;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import java.time.Duration;
import java.util.function.LongSupplier;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Decides which node talks to Telegram, because Telegram answers only one. The node that holds the lease raises a number in the database
 * every few seconds. Another node takes over when it has seen the same number for too long. Each node measures with its own clock how long
 * that is, so the clocks of the nodes need not agree. On SQLite there is no other node, because the data folder is locked: a lease in the
 * database is what a killed process left, and is taken over at once.
 */
@Component
public class Lease {
    static final Duration BEAT = Duration.ofSeconds(3);
    /** The holder stops working before others may begin. */
    private static final Duration TRUSTED = Duration.ofSeconds(10);

    private static final Duration EXPIRED = Duration.ofSeconds(15);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Company company;
    private final LongSupplier nanos;
    private final String node = Secrets.id();

    private volatile boolean holding;
    private volatile long provenAt;
    private Seen seen = new Seen("", -1, 0);

    @Autowired
    Lease(JdbcClient jdbc, Writer writer, ServerSettings settings) {
        this(jdbc, writer, settings.onPostgres() ? Company.NODES : Company.NONE, System::nanoTime);
    }

    Lease(JdbcClient jdbc, Writer writer, Company company, LongSupplier nanos) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.company = company;
        this.nanos = nanos;
    }

    /** Who else can hold the lease. */
    enum Company {
        NODES,
        NONE
    }

    private record Seen(String node, long beat, long since) {}

    /** Called every few seconds: keeps the lease, or takes it over from a node that is gone. */
    synchronized void beat() {
        long now = nanos.getAsLong();
        Seen current = jdbc.sql("select node, beat from telegram_poller where id = 1")
                .query((row, n) -> new Seen(row.getString(1), row.getLong(2), now))
                .single();
        boolean unchanged = current.node.equals(seen.node) && current.beat == seen.beat;
        if (!unchanged) {
            seen = current;
        }
        boolean mine = current.node.equals(node);
        boolean free =
                company == Company.NONE || current.node.isEmpty() || unchanged && now - seen.since > EXPIRED.toNanos();
        if (!mine && !free) {
            holding = false;
            return;
        }
        boolean raised = writer.write(() ->
                jdbc.sql("update telegram_poller set node = ?, beat = beat + 1 where id = 1 and node = ? and beat = ?")
                                .params(node, current.node, current.beat)
                                .update()
                        == 1);
        if (raised) {
            provenAt = now;
            seen = new Seen(node, current.beat + 1, now);
        }
        holding = raised;
    }

    /** Whether this node may talk to Telegram now. */
    public boolean held() {
        return holding && nanos.getAsLong() - provenAt < TRUSTED.toNanos();
    }

    /** Lets another node begin at once. */
    synchronized void release() {
        holding = false;
        writer.run(() -> jdbc.sql("update telegram_poller set node = '', beat = beat + 1 where id = 1 and node = ?")
                .param(node)
                .update());
    }
}
