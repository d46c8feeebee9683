package arbiter.server.storage;

import com.zaxxer.hikari.HikariConfig;
import java.time.Duration;
import java.util.Properties;

/**
 * How long nodes that share a PostgreSQL wait for it and for each other. A node that is frozen or cut off in the middle of a write
 * holds its locks: the database ends its transaction, and the others go on. The cut-off node gives its own connections up, and
 * makes new ones when the database is there again. Nothing is applied twice, because a write names the version that it was made on.
 */
public final class PostgresTimeouts {
    /** A transaction does no computing, so a client that says nothing for so long is not well. */
    public static final Duration IDLE = Duration.ofSeconds(4);
    /** Longer than the above, so that a node that waits for a sick node outlasts it. */
    public static final Duration LOCK = Duration.ofSeconds(7);

    private static final Duration ANSWER = Duration.ofSeconds(9);
    private static final Duration CONNECT = Duration.ofSeconds(3);
    private static final Duration BORROW = Duration.ofSeconds(5);

    private PostgresTimeouts() {}

    static void apply(HikariConfig pool) {
        pool.setConnectionInitSql("set idle_in_transaction_session_timeout = " + IDLE.toMillis()
                + "; set lock_timeout = " + LOCK.toMillis() + "; set tcp_user_timeout = " + ANSWER.toMillis());
        connection().forEach((name, value) -> pool.addDataSourceProperty((String) name, value));
        pool.setConnectionTimeout(BORROW.toMillis());
        pool.setValidationTimeout(CONNECT.toMillis());
        pool.setKeepaliveTime(Duration.ofSeconds(30).toMillis());
    }

    /** For any connection: it ends when the other side does not answer. */
    public static Properties connection() {
        Properties properties = new Properties();
        properties.setProperty("connectTimeout", Long.toString(CONNECT.toSeconds()));
        properties.setProperty("loginTimeout", Long.toString(BORROW.toSeconds()));
        properties.setProperty("socketTimeout", Long.toString(ANSWER.toSeconds()));
        properties.setProperty("tcpKeepAlive", "true");
        return properties;
    }
}
