package arbiter.server.storage;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import javax.sql.DataSource;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.datasource.DelegatingDataSource;

/**
 * Caches the prepared statements of each connection. For SQLite, compiling a statement costs more than running it, and its driver has no
 * such cache. PostgreSQL's driver has one.
 */
final class PreparedOnce extends DelegatingDataSource {
    /** The server has a few hundred constant statements; this limit only guards against a programming error. */
    private static final int MOST = 400;

    PreparedOnce(DataSource source) {
        super(source);
    }

    @Override
    public Connection getConnection() throws SQLException {
        return (Connection) Proxy.newProxyInstance(
                PreparedOnce.class.getClassLoader(),
                new Class<?>[] {Connection.class},
                new Keeping(super.getConnection()));
    }

    private static @Nullable Object pass(Object target, Method method, Object @Nullable [] arguments) throws Throwable {
        try {
            return method.invoke(target, arguments);
        } catch (InvocationTargetException e) {
            throw e.getTargetException();
        }
    }

    /** A connection that reuses free statements and compiles only missing ones. */
    private static final class Keeping implements InvocationHandler {
        private final Connection connection;
        private final Map<String, Deque<PreparedStatement>> free = new HashMap<>();
        private int kept;

        Keeping(Connection connection) {
            this.connection = connection;
        }

        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
            if (arguments != null && arguments.length == 1 && method.getName().equals("prepareStatement")) {
                return prepare((String) arguments[0]);
            }
            if (method.getName().equals("close")) {
                closeAll();
            }
            return pass(connection, method, arguments);
        }

        private PreparedStatement prepare(String sql) throws SQLException {
            Deque<PreparedStatement> statements = free.get(sql);
            PreparedStatement statement = statements == null ? null : statements.pollFirst();
            if (statement == null) {
                statement = connection.prepareStatement(sql);
            } else {
                kept--;
            }
            return (PreparedStatement) Proxy.newProxyInstance(
                    PreparedOnce.class.getClassLoader(),
                    new Class<?>[] {PreparedStatement.class},
                    new Lent(this, sql, statement));
        }

        void takeBack(String sql, PreparedStatement statement) throws SQLException {
            if (kept >= MOST) {
                statement.close();
                return;
            }
            statement.clearParameters();
            free.computeIfAbsent(sql, text -> new ArrayDeque<>(2)).addFirst(statement);
            kept++;
        }

        private void closeAll() throws SQLException {
            for (Deque<PreparedStatement> statements : free.values()) {
                for (PreparedStatement statement : statements) {
                    statement.close();
                }
            }
            free.clear();
            kept = 0;
        }
    }

    /** A statement for one use. Closing it returns it to its connection. */
    private static final class Lent implements InvocationHandler {
        private final Keeping owner;
        private final String sql;
        private final PreparedStatement statement;
        private boolean returned;

        Lent(Keeping owner, String sql, PreparedStatement statement) {
            this.owner = owner;
            this.sql = sql;
            this.statement = statement;
        }

        @Override
        public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
            return switch (method.getName()) {
                case "close" -> {
                    giveBack();
                    yield null;
                }
                case "isClosed" -> returned;
                default -> pass(statement, method, arguments);
            };
        }

        private void giveBack() throws SQLException {
            if (!returned) {
                returned = true;
                owner.takeBack(sql, statement);
            }
        }
    }
}
