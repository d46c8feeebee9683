package arbiter.server.turn;

import arbiter.server.storage.PostgresTimeouts;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.AbstractDataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/**
 * A real SQLite file that several simulated nodes share. Before every statement, and before and after every commit, the work can be killed,
 * fail or stop for a while. One transaction writes at a time; the others wait for it until the lock timeout.
 */
final class SimulatedStorage extends AbstractDataSource implements AutoCloseable {
    private static final long LOCK_TIMEOUT = PostgresTimeouts.LOCK.toMillis();
    private static final long IDLE_TIMEOUT = PostgresTimeouts.IDLE.toMillis();
    private static final long LOOK_AGAIN = 200;

    private final Stage stage;
    private final DataSource file;
    private final Deque<Connection> free = new ArrayDeque<>();
    private final List<Connection> all = new ArrayList<>();
    private @Nullable Lent writing;

    SimulatedStorage(Stage stage, Path database) {
        this.stage = stage;
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.MEMORY);
        config.setLockingMode(SQLiteConfig.LockingMode.NORMAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.OFF);
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        config.setGetGeneratedKeys(false);
        config.setBusyTimeout(0);
        config.enforceForeignKeys(true);
        SQLiteDataSource sqlite = new SQLiteDataSource(config);
        sqlite.setUrl("jdbc:sqlite:" + database);
        this.file = (DataSource) Wiring.make("arbiter.server.storage.PreparedOnce", sqlite);
    }

    @Override
    public Connection getConnection() throws SQLException {
        Connection real = free.poll();
        if (real == null) {
            real = file.getConnection();
            all.add(real);
        }
        return (Connection) Proxy.newProxyInstance(
                SimulatedStorage.class.getClassLoader(), new Class<?>[] {Connection.class}, new Lent(real));
    }

    @Override
    public Connection getConnection(String username, String password) {
        throw new UnsupportedOperationException();
    }

    /** Ends a transaction whose client has been silent for too long, as the database does. */
    void endIdleTransactions() {
        Lent idle = writing;
        if (idle != null && stage.now() - idle.lastHeard > IDLE_TIMEOUT) {
            idle.breakOff();
        }
    }

    @Override
    public void close() throws SQLException {
        for (Connection connection : all) {
            connection.close();
        }
    }

    private static SQLException lost() {
        return new SQLException("the connection to the database is lost", "08006");
    }

    /** A connection that is used by one piece of work. */
    private final class Lent implements InvocationHandler {
        private final Connection real;
        private boolean broken;
        private boolean closed;
        private long lastHeard;

        Lent(Connection real) {
            this.real = real;
        }

        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
            return switch (method.getName()) {
                case "prepareStatement" -> {
                    step();
                    if (writing != this && real.getAutoCommit() && writes((String) argument(arguments))) {
                        awaitLock();
                    }
                    yield pass(method, arguments);
                }
                case "setAutoCommit" -> {
                    if (broken) {
                        yield null;
                    }
                    if (Boolean.FALSE.equals(argument(arguments))) {
                        step();
                        awaitLock();
                        writing = this;
                        lastHeard = stage.now();
                    }
                    yield pass(method, arguments);
                }
                case "commit" -> {
                    step();
                    pass(method, arguments);
                    release();
                    step();
                    yield null;
                }
                case "rollback" -> {
                    if (!broken) {
                        undo();
                        release();
                    }
                    yield null;
                }
                case "close" -> {
                    giveBack();
                    yield null;
                }
                case "isClosed" -> closed;
                default -> pass(method, arguments);
            };
        }

        private void step() throws SQLException {
            Stage.Act act = stage.current();
            if (act == null) {
                return;
            }
            if (act.node().dead()) {
                throw new Stage.Killed();
            }
            switch (act.next()) {
                case NONE -> {}
                case KILL -> {
                    act.node().die();
                    throw new Stage.Killed();
                }
                case ERROR -> throw new SQLException("the storage has failed", "58030");
                case PAUSE -> standStill(act, stage.now() + act.pause());
            }
            if (broken) {
                throw lost();
            }
            lastHeard = stage.now();
        }

        private void standStill(Stage.Act act, long until) {
            stage.park(until);
            if (act.node().dead()) {
                throw new Stage.Killed();
            }
        }

        private void awaitLock() throws SQLException {
            long since = stage.now();
            while (writing != null) {
                Stage.Act act = stage.current();
                if (act == null) {
                    throw new IllegalStateException("the simulation itself found the storage locked");
                }
                if (stage.now() - since > LOCK_TIMEOUT) {
                    throw new SQLException("the lock was not released in time", "55P03");
                }
                standStill(act, stage.now() + LOOK_AGAIN);
            }
        }

        private void release() {
            if (writing == this) {
                writing = null;
            }
        }

        void breakOff() {
            undo();
            broken = true;
            release();
        }

        /** For SQLite, a transaction without statements has not begun and cannot be rolled back. */
        private void undo() {
            try {
                real.rollback();
            } catch (SQLException e) {
                if (!String.valueOf(e.getMessage()).contains("no transaction is active")) {
                    throw new IllegalStateException(e);
                }
            }
        }

        private void giveBack() throws SQLException {
            if (!closed) {
                closed = true;
                if (!broken && !real.getAutoCommit()) {
                    undo();
                }
                release();
                real.setAutoCommit(true);
                free.push(real);
            }
        }

        private @Nullable Object pass(Method method, Object @Nullable [] arguments) throws Throwable {
            try {
                return method.invoke(real, arguments);
            } catch (InvocationTargetException e) {
                throw e.getTargetException();
            }
        }

        private static @Nullable Object argument(Object @Nullable [] arguments) {
            return arguments == null || arguments.length == 0 ? null : arguments[0];
        }

        private static boolean writes(String sql) {
            return !sql.stripLeading().toLowerCase(Locale.ROOT).startsWith("select");
        }
    }
}
