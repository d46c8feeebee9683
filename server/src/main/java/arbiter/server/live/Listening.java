package arbiter.server.live;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.PostgresTimeouts;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/** On PostgreSQL: receives from other nodes which games have changed. */
@Component
class Listening implements SmartLifecycle {
    private static final Logger LOG = LoggerFactory.getLogger(Listening.class);
    private static final Duration AGAIN = Duration.ofSeconds(2);
    private static final int WAIT_MILLIS = 5_000;
    private static final int PROBE_SECONDS = 3;

    private final ServerSettings settings;
    private final Hub hub;
    private volatile boolean listening;
    private @Nullable Thread thread;

    Listening(ServerSettings settings, Hub hub) {
        this.settings = settings;
        this.hub = hub;
    }

    @Override
    public void start() {
        if (settings.onPostgres()) {
            // Must be set before the thread starts, because the thread checks it.
            listening = true;
            thread = Thread.ofPlatform().name("listening").daemon().start(this::work);
        }
    }

    private void work() {
        while (listening) {
            try (Connection connection = connect()) {
                try (Statement statement = connection.createStatement()) {
                    statement.execute("listen " + Happenings.CHANNEL);
                }
                hub.wakeAll();
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException e) {
                LOG.warn("cannot listen to the database ({})", e.getClass().getSimpleName());
                rest();
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (listening) {
            PGNotification[] heard = connection.getNotifications(WAIT_MILLIS);
            if (heard == null || heard.length == 0) {
                probe(connection);
            } else {
                for (PGNotification notification : heard) {
                    String heardOf = notification.getParameter();
                    if (heardOf.chars().filter(each -> each == ' ').count() > 1) {
                        hub.whisper(Hub.Whisper.read(heardOf));
                    } else {
                        hub.wake(Hub.News.read(heardOf));
                    }
                }
            }
        }
    }

    /** A broken connection looks the same as one without news, so this asks the database. */
    private static void probe(PGConnection connection) throws SQLException {
        if (connection instanceof Connection plain && !plain.isValid(PROBE_SECONDS)) {
            throw new SQLException("the connection does not answer");
        }
    }

    private Connection connect() throws SQLException {
        Properties properties = PostgresTimeouts.connection();
        if (!settings.databaseUser().isEmpty()) {
            properties.setProperty("user", settings.databaseUser());
            properties.setProperty("password", settings.databasePassword());
        }
        return DriverManager.getConnection(settings.databaseUrl(), properties);
    }

    private static void rest() {
        try {
            Thread.sleep(AGAIN);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void stop() {
        listening = false;
        Thread running = thread;
        if (running != null) {
            running.interrupt();
        }
    }

    @Override
    public boolean isRunning() {
        return listening;
    }
}
