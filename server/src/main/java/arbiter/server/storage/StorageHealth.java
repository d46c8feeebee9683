package arbiter.server.storage;

import arbiter.server.settings.Uptime;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.health.contributor.Health;
import org.springframework.boot.health.contributor.HealthIndicator;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Whether the database accepts writes. With a full disk, reading still works, so a read would not show the problem. */
@Component("storage")
class StorageHealth implements HealthIndicator {
    private static final long FRESH_MILLIS = 3_000;
    private static final String PROBE = "write-probe";

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Uptime uptime;
    private final AtomicReference<@Nullable Known> known = new AtomicReference<>();

    StorageHealth(JdbcClient jdbc, Writer writer, Uptime uptime) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.uptime = uptime;
    }

    private record Known(Health health, long at) {}

    /** Anybody may call this, so the result is cached for a short time. */
    @Override
    public Health health() {
        long now = TimeUnit.NANOSECONDS.toMillis(uptime.nanos());
        Known last = known.get();
        if (last != null && now - last.at < FRESH_MILLIS) {
            return last.health;
        }
        Health health = probe(now);
        known.set(new Known(health, now));
        return health;
    }

    private Health probe(long now) {
        try {
            writer.run(() -> jdbc.sql("insert into meta (name, value) values (?, ?)"
                            + " on conflict (name) do update set value = excluded.value")
                    .params(PROBE, Long.toString(now))
                    .update());
            return Health.up().build();
        } catch (RuntimeException e) {
            return Health.down()
                    .withDetail("reason", "the database takes no writes")
                    .build();
        }
    }
}
