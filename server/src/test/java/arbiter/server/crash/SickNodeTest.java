package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.PostgresTimeouts;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two nodes share one PostgreSQL. One is frozen, then cut off from the database, during its work. The other one continues, the first one
 * comes back, and no sheet is lost or counts twice. {@code -Darbiter.partition.seconds=70} cuts it off for longer, and {@code
 * -Darbiter.freezes=20} freezes it more often.
 */
class SickNodeTest {
    private static final int FREEZES = Integer.getInteger("arbiter.freezes", 2);
    /** At least as long as a node needs to give up its connections. */
    private static final Duration PARTITION = Duration.ofSeconds(Integer.getInteger("arbiter.partition.seconds", 0));

    /** The answer to a request that needs the database. Nobody waits for it until the network is back. */
    private static int answers(Node node) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(node.url() + "/api/games?show=public"))
                .timeout(Duration.ofMinutes(2))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode();
        }
    }

    private static Connection connect(String url) throws SQLException {
        Properties properties = PostgresTimeouts.connection();
        return DriverManager.getConnection(url, properties);
    }

    /** A connection on which nothing arrives any more must not be awaited for ever, even if a statement is under way. */
    private static void giveUp(Connection connection) {
        assertThrows(SQLException.class, () -> {
            try (Statement statement = connection.createStatement()) {
                statement.execute("select 1");
            }
        });
    }

    /** The limit is for a node that never gives up its connection; the long versions need most of it. */
    @Test
    @Timeout(value = 15, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aFrozenAndACutOffNodeHoldNobodyUp(@TempDir Path data) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start();
                Bottleneck way = new Bottleneck(postgres.getPort())) {
            String direct = postgres.getJdbcUrl("postgres", "postgres");
            String around = direct.replace(":" + postgres.getPort() + "/", ":" + way.port() + "/");
            Node well = new Node(data, List.of("--database-url", direct));
            Node sick = new Node(data, List.of("--database-url", around));
            try {
                well.start();
                well.awaitReady();
                sick.start();
                sick.awaitReady();
                AtomicInteger turn = new AtomicInteger();
                try (Crowd crowd = new Crowd(() -> turn.getAndIncrement() % 2 == 0 ? well.url() : sick.url(), 4)) {
                    crowd.start();
                    long written;
                    Random random = new Random();
                    for (int round = 0; round < FREEZES; round++) {
                        crowd.awaitSheets(5 + random.nextInt(10));
                        sick.freeze();
                        written = crowd.untilAllSpeak(well.url());
                        sick.thaw();
                        long back = crowd.untilAllSpeak(sick.url());
                        System.out.println("frozen: the other node wrote after " + written + " ms, the frozen one "
                                + back + " ms after it thawed");
                    }
                    crowd.awaitSheets(5);
                    try (Connection halfOpen = connect(around)) {
                        way.cut();
                        long since = System.nanoTime();
                        CompletableFuture<Void> given = CompletableFuture.runAsync(() -> giveUp(halfOpen));
                        written = crowd.untilAllSpeak(well.url());
                        assertTrue(answers(sick) >= 500, "a node without its database says so");
                        // The nodes and PostgreSQL are real, and so is the timeout after which a silent connection
                        // ends.
                        given.get(2, TimeUnit.MINUTES);
                        TimeUnit.NANOSECONDS.sleep(since + PARTITION.toNanos() - System.nanoTime());
                    }
                    way.heal();
                    long back = crowd.untilAllSpeak(sick.url());
                    System.out.println("cut off: the other node wrote after " + written + " ms, the sick one " + back
                            + " ms after healing");
                    crowd.rest();
                    CrashTest.untilNoTurnWaits(direct);
                    crowd.close();
                    try (Connection database = DriverManager.getConnection(direct)) {
                        Auditor auditor = new Auditor(database);
                        assertEquals(List.of(), auditor.audit(crowd.promises()));
                        assertTrue(auditor.turns() > 3 && crowd.accepted() > 6, "there was something to lose");
                    }
                }
            } finally {
                sick.thaw();
                sick.kill();
                well.kill();
            }
        }
    }
}
