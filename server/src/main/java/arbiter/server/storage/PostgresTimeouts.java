package arbiter.server.storage;

import com.zaxxer.hikari.HikariConfig;
import java.time.Duration;
import java.util.Properties;

/**
 * Timeouts for nodes that share one PostgreSQL database. A node that freezes or loses its connection during a write holds locks; the
 * database then ends its transaction, so that the other nodes can continue. The disconnected node drops its connections and opens new ones
 * when the database is back. Nothing is applied twice, because each write checks the version that it was computed on.
 */
public final class PostgresTimeouts {
    /** A transaction contains no computation, so a client that is silent for this long has a problem. */
    public static final Duration IDLE = Duration.ofSeconds(4);
    /** Longer than {@link #IDLE}, so that a node can wait until the database has ended the transaction of a frozen node. */
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

    /** For every connection: it fails if the database does not answer. */
    public static Properties connection() {
        Properties properties = new Properties();
        properties.setProperty("connectTimeout", Long.toString(CONNECT.toSeconds()));
        properties.setProperty("loginTimeout", Long.toString(BORROW.toSeconds()));
        properties.setProperty("socketTimeout", Long.toString(ANSWER.toSeconds()));
        properties.setProperty("tcpKeepAlive", "true");
        return properties;
    }
}
