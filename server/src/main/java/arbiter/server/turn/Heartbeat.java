package arbiter.server.turn;

import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Every node writes the time twice a minute. A gap in these times is an outage: no node was running, all were frozen or without the
 * database, or the clock was set forward. A node that runs but has much to do is not away, because its heart beats on a separate thread.
 */
@Component
class Heartbeat implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);
    private static final Duration EVERY = Duration.ofSeconds(30);
    /** A beat may be late. */
    static final Duration SHORTEST = EVERY.multipliedBy(2);

    private static final Duration REMEMBERED = Duration.ofDays(60);
    private static final String ALIVE = "alive";

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("heartbeat").daemon().factory());

    Heartbeat(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(1)
    public void start() {
        thread.scheduleWithFixedDelay(this::tryToBeat, 0, EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    private void tryToBeat() {
        try {
            beat();
        } catch (RuntimeException e) {
            LOG.warn("the time cannot be written ({})", e.toString());
        }
    }

    /** When a node wrote the time for the last time. */
    Optional<Instant> last() {
        return text().map(Heartbeat::read);
    }

    private Optional<String> text() {
        return jdbc.sql("select value from meta where name = ?")
                .param(ALIVE)
                .query(String.class)
                .optional();
    }

    private static Instant read(String value) {
        return Instant.ofEpochMilli(Long.parseLong(value));
    }

    /** Writes the time, and the outage if the last beat is long ago. */
    void beat() {
        writer.run(() -> {
            Instant now = clock.instant();
            Optional<String> before = text();
            if (before.isEmpty()) {
                jdbc.sql("insert into meta (name, value) values (?, ?) on conflict (name) do nothing")
                        .params(ALIVE, Long.toString(now.toEpochMilli()))
                        .update();
            } else if (replace(before.get(), now)
                    && Duration.between(read(before.get()), now).compareTo(SHORTEST) > 0) {
                remember(read(before.get()), now);
            }
        });
    }

    /** @return false if another node was faster; it has then noticed the same outage */
    private boolean replace(String before, Instant now) {
        return jdbc.sql("update meta set value = ? where name = ? and value = ?")
                        .params(Long.toString(now.toEpochMilli()), ALIVE, before)
                        .update()
                == 1;
    }

    private void remember(Instant since, Instant until) {
        jdbc.sql("insert into outage (since, until) values (?, ?)")
                .params(since.toEpochMilli(), until.toEpochMilli())
                .update();
        jdbc.sql("delete from outage where until < ?")
                .param(until.minus(REMEMBERED).toEpochMilli())
                .update();
    }

    /** How long there were outages from this moment until now. */
    Duration awaySince(Instant moment) {
        beat();
        long from = moment.toEpochMilli();
        long now = clock.millis();
        long away = jdbc
                .sql("select since, until from outage where until > ?")
                .param(from)
                .query((row, n) -> Math.min(row.getLong("until"), now) - Math.max(row.getLong("since"), from))
                .list()
                .stream()
                .mapToLong(overlap -> Math.max(0, overlap))
                .sum();
        return Duration.ofMillis(Math.min(away, Math.max(0, now - from)));
    }

    @Override
    public void destroy() {
        thread.shutdownNow();
    }
}
