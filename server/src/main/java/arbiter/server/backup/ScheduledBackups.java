package arbiter.server.backup;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.DatabaseFile;
import arbiter.server.storage.PrivateFiles;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Copies the SQLite file at regular intervals, compresses the copy and deletes the oldest copies. File names contain the time of the
 * backup, so a restarted server knows when the next one is due.
 */
@Component
class ScheduledBackups implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(ScheduledBackups.class);
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HHmmss'Z'").withZone(ZoneOffset.UTC);
    private static final String BEFORE = "arbiter-";
    private static final String AFTER = ".db.gz";
    /** Not during the first minutes, when a server has other work. */
    private static final Duration FIRST_LOOK = Duration.ofMinutes(5);

    private final BackupSettings settings;
    private final Path data;
    private final Path folder;
    private final boolean on;
    private final Clock clock;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("backups").daemon().factory());
    private volatile boolean running;

    ScheduledBackups(BackupSettings settings, ServerSettings server, Clock clock, MeterRegistry meters) {
        this.settings = settings;
        this.data = server.data();
        this.folder = settings.folder().isEmpty() ? data.resolve("backups") : Path.of(settings.folder());
        this.on = !server.onPostgres() && settings.every().isPositive();
        this.clock = clock;
        if (settings.keep() < 1) {
            throw new IllegalArgumentException("arbiter.backups.keep is " + settings.keep()
                    + "; it must be at least 1 (arbiter.backups.every: 0 switches backups off)");
        }
        if (on) {
            Gauge.builder("arbiter.backup.age", this, ScheduledBackups::age)
                    .baseUnit("seconds")
                    .register(meters);
        }
    }

    private record Kept(Path file, Instant made) {}

    /** Makes a backup if one is due. */
    synchronized void look() {
        try {
            Instant now = clock.instant();
            List<Kept> kept = kept();
            // A backup with a future time was made before the clock was set back; it does not delay the next backup.
            if (!kept.isEmpty()
                    && Duration.between(kept.getFirst().made, now).abs().compareTo(settings.every()) < 0) {
                return;
            }
            Path file = make(now);
            for (Kept old : kept().stream().skip(settings.keep()).toList()) {
                Files.deleteIfExists(old.file);
            }
            LOG.info("a backup is in {}", file);
        } catch (IOException | SQLException | DatabaseFile.Refused | RuntimeException e) {
            LOG.warn("no backup could be made in {}: {}", folder, e.getMessage());
        }
    }

    private Path make(Instant now) throws IOException, SQLException, DatabaseFile.Refused {
        PrivateFiles.createFolder(folder);
        Path plain = folder.resolve("making.db");
        Path part = folder.resolve("making.db.gz");
        try {
            Files.deleteIfExists(plain);
            Files.deleteIfExists(part);
            DatabaseFile.backup(data, plain);
            PrivateFiles.createFile(part);
            try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(part))) {
                Files.copy(plain, out);
            }
            // Renamed only when it is complete, so that a partial file never looks like a backup.
            return Files.move(part, folder.resolve(BEFORE + TIME.format(now) + AFTER), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(plain);
            Files.deleteIfExists(part);
        }
    }

    /** Newest first. Ignores other files in the folder. */
    private List<Kept> kept() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Kept> kept = new ArrayList<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                String name = String.valueOf(file.getFileName());
                if (name.startsWith(BEFORE) && name.endsWith(AFTER)) {
                    try {
                        String time = name.substring(BEFORE.length(), name.length() - AFTER.length());
                        kept.add(new Kept(file, TIME.parse(time, Instant::from)));
                    } catch (DateTimeParseException e) {
                        // Not one of our backups.
                    }
                }
            }
        }
        kept.sort(Comparator.comparing(Kept::made).reversed());
        return kept;
    }

    /** Seconds since the last scheduled backup; NaN if there is none. */
    private double age() {
        try {
            List<Kept> kept = kept();
            return kept.isEmpty()
                    ? Double.NaN
                    : Duration.between(kept.getFirst().made, clock.instant()).toSeconds();
        } catch (IOException e) {
            return Double.NaN;
        }
    }

    @Override
    public void start() {
        running = true;
        if (on) {
            thread.scheduleWithFixedDelay(this::look, FIRST_LOOK.toSeconds(), 60, TimeUnit.SECONDS);
        }
    }

    @Override
    public void stop() {
        running = false;
        thread.shutdownNow();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
