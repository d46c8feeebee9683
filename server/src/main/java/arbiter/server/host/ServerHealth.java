package arbiter.server.host;

import arbiter.server.ClockWatch;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.DatabaseFile;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.swagger.v3.oas.annotations.media.Schema;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The state of the server and its machine, for the administrator's screen. */
@Component
class ServerHealth {
    private final JdbcClient jdbc;
    private final ServerSettings settings;
    private final MeterRegistry meters;
    private final ClockWatch watch;
    private final Clock clock;

    ServerHealth(JdbcClient jdbc, ServerSettings settings, MeterRegistry meters, ClockWatch watch, Clock clock) {
        this.jdbc = jdbc;
        this.settings = settings;
        this.meters = meters;
        this.watch = watch;
        this.clock = clock;
    }

    /**
     * @param database {@code sqlite} or {@code postgresql}
     * @param data the folder on this machine that holds the database file and the log
     * @param databaseBytes the size of the database
     * @param freeBytes free space on the disk of the data folder
     * @param listeners the number of pages that listen to this node
     * @param lastBackup when {@code arbiter backup} last copied a SQLite file
     * @param clockSetAt when this machine's clock was last set to another time
     * @param clockSetBySeconds how far forward; negative if it was set back
     */
    record Facts(
            @Schema(example = "sqlite") String database,
            String data,
            long databaseBytes,
            long freeBytes,
            long memoryUsed,
            long memoryMost,
            long listeners,
            Instant startedAt,
            @Nullable Instant lastBackup,
            @Nullable Instant clockSetAt,
            @Nullable Long clockSetBySeconds) {}

    Facts facts() {
        Runtime machine = Runtime.getRuntime();
        Path folder = settings.data().toAbsolutePath().normalize();
        Gauge listeners = meters.find("arbiter.listeners").gauge();
        ClockWatch.Jump jump = watch.last();
        long up = ManagementFactory.getRuntimeMXBean().getUptime();
        return new Facts(
                settings.onPostgres() ? "postgresql" : "sqlite",
                folder.toString(),
                databaseBytes(folder),
                freeBytes(folder),
                machine.totalMemory() - machine.freeMemory(),
                machine.maxMemory(),
                listeners == null ? 0 : (long) listeners.value(),
                clock.instant().minusMillis(up),
                lastBackup(),
                jump == null ? null : jump.at(),
                jump == null ? null : (Long) jump.by().toSeconds());
    }

    private long databaseBytes(Path folder) {
        if (settings.onPostgres()) {
            return jdbc.sql("select pg_database_size(current_database())")
                    .query(Long.class)
                    .single();
        }
        try {
            return Files.size(folder.resolve(DatabaseFile.NAME));
        } catch (IOException e) {
            return 0;
        }
    }

    /** Zero if the disk does not report it. */
    private static long freeBytes(Path folder) {
        try {
            return Files.getFileStore(folder).getUsableSpace();
        } catch (IOException e) {
            return 0;
        }
    }

    private @Nullable Instant lastBackup() {
        return jdbc.sql("select value from meta where name = ?")
                .param(DatabaseFile.LAST_BACKUP)
                .query(String.class)
                .optional()
                .map(millis -> Instant.ofEpochMilli(Long.parseLong(millis)))
                .orElse(null);
    }
}
