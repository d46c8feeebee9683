package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.EventStream;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kills real servers during their work and checks that every game is either before or after a turn, never in between. {@code
 * -Darbiter.crash.rounds=50} runs a long test.
 */
class CrashTest {
    private static final int ROUNDS = Integer.getInteger("arbiter.crash.rounds", 2);

    @Test
    void killedAtAnyMomentOnSqlite(@TempDir Path data) throws Exception {
        Random random = new Random();
        long slowest = 0;
        Node node = new Node(data, List.of());
        node.start();
        node.awaitReady();
        try (Crowd crowd = new Crowd(node::url, 6)) {
            crowd.start();
            for (int round = 0; round < ROUNDS; round++) {
                crowd.awaitSheets(15 + random.nextInt(30));
                node.kill();
                crowd.rest();
                node.start();
                node.awaitReady();
                slowest = Math.max(slowest, untilNoTurnWaits("jdbc:sqlite:" + data.resolve("arbiter.db")));
                crowd.goOn();
            }
            crowd.awaitSheets(15);
            node.kill();
            crowd.close();
            try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("arbiter.db"))) {
                Auditor auditor = new Auditor(database);
                assertEquals(List.of(), auditor.audit(crowd.promises()));
                System.out.println("killed " + (ROUNDS + 1) + " times: " + crowd.accepted() + " sheets, "
                        + auditor.turns() + " turns, " + crowd.failed()
                        + " requests lost; every ready turn was resolved"
                        + " after at most " + slowest + " ms");
                assertTrue(auditor.turns() > 5 && crowd.accepted() > 20, "there was something to lose");
            }
        } finally {
            node.kill();
        }
    }

    /** How long the server takes to resolve turns for which everybody is ready, without further requests. */
    static long untilNoTurnWaits(String url) throws Exception {
        long since = System.nanoTime();
        try (Connection database = DriverManager.getConnection(url)) {
            int waiting = waiting(database);
            for (int i = 0; i < 1_200 && waiting > 0; i++) {
                Thread.sleep(100);
                waiting = waiting(database);
            }
            assertEquals(0, waiting, "turns that have all they need are resolved");
        }
        return (System.nanoTime() - since) / 1_000_000;
    }

    private static int waiting(Connection database) throws Exception {
        try (PreparedStatement count = database.prepareStatement(
                        "select count(*) from game g where g.status = 'RUNNING' and not exists (select 1 from seat s where"
                                + " s.game_id = g.id and ',' || g.awaiting || ',' like '%,' || s.seat || ',%' and not exists"
                                + " (select 1 from sheet h where h.game_id = g.id and h.position = g.entries and"
                                + " h.seat = s.seat and h.ready = 1))");
                ResultSet rows = count.executeQuery()) {
            rows.next();
            return rows.getInt(1);
        }
    }

    @Test
    void twoNodesOnOnePostgresAndOneOfThemKilled(@TempDir Path data) throws Exception {
        try (EmbeddedPostgres postgres = EmbeddedPostgres.builder().start()) {
            String url = postgres.getJdbcUrl("postgres", "postgres");
            Node first = new Node(data, List.of("--database-url", url));
            Node second = new Node(data, List.of("--database-url", url));
            first.start();
            first.awaitReady();
            second.start();
            second.awaitReady();
            AtomicInteger turn = new AtomicInteger();
            try (Crowd crowd = new Crowd(() -> turn.getAndIncrement() % 2 == 0 ? first.url() : second.url(), 4)) {
                crowd.start();
                Random random = new Random();
                for (int round = 0; round < Math.max(1, ROUNDS / 2); round++) {
                    crowd.awaitSheets(15 + random.nextInt(30));
                    second.kill();
                    crowd.rest();
                    long waited = untilNoTurnWaits(url);
                    System.out.println("the other node resolved what the dead one left after " + waited + " ms");
                    crowd.goOn();
                    second.start();
                    second.awaitReady();
                }
                crowd.awaitSheets(10);
                crowd.close();
                listenAcrossNodes(first, second);
                try (Connection database = DriverManager.getConnection(url)) {
                    resolveByDeadline(database);
                    second.kill();
                    Auditor auditor = new Auditor(database);
                    assertEquals(List.of(), auditor.audit(crowd.promises()));
                    assertTrue(auditor.turns() > 5 && crowd.accepted() > 10, "there was something to lose");
                    System.out.println("two nodes: " + crowd.accepted() + " sheets, " + auditor.turns() + " turns");
                }
                assertTrue(first.stop(), "a node that is asked to stop does so");
            } finally {
                first.kill();
                second.kill();
            }
        }
    }

    /** A client that listens on one node receives what was written on the other. */
    private static void listenAcrossNodes(Node first, Node second) throws Exception {
        Browser host = new Browser(first.url());
        host.get("/api/me").expect(200);
        String game = host.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        String token = host.post("/api/me/tokens", Map.of("name", "ears"))
                .expect(201)
                .json()
                .path("token")
                .asString();
        try (EventStream ears =
                EventStream.open(Browser.withToken(second.url(), token), "/api/games/" + game + "/stream")) {
            host.post("/api/games/" + game + "/messages", Map.of("text", "Do you hear me?"))
                    .expect(201);
            ears.await("message");
            host.save(game, List.of(), false).expect(200);
            ears.await("sheet");
        }
        host.post("/api/games/" + game + "/host/end", Map.of()).expect(200);
    }

    /** Every game gets the same deadline. Each turn must end by it exactly once, whichever node is first. */
    private static void resolveByDeadline(Connection database) throws Exception {
        Instant soon = Instant.ofEpochMilli(Instant.now().plusSeconds(1).toEpochMilli());
        int planned = 0;
        try (PreparedStatement games =
                        database.prepareStatement("select id, entries from game where status = 'RUNNING' for update");
                ResultSet rows = games.executeQuery()) {
            while (rows.next()) {
                plan(database, rows.getString(1), soon);
                planned++;
            }
        }
        assertTrue(planned > 0, "some games still run");
        for (int i = 0; i < 1_200; i++) {
            if (ended(database, soon) == planned) {
                break;
            }
            Thread.sleep(100);
        }
        assertEquals(planned, ended(database, soon), "each turn ended once by its deadline");
    }

    private static void plan(Connection database, String game, Instant when) throws Exception {
        try (PreparedStatement update =
                database.prepareStatement("update game set deadline = ?, version = version + 1 where id = ?")) {
            update.setLong(1, when.toEpochMilli());
            update.setString(2, game);
            update.executeUpdate();
        }
    }

    private static int ended(Connection database, Instant since) throws Exception {
        try (PreparedStatement count = database.prepareStatement("select count(*) from log_line where at >= ?")) {
            count.setLong(1, since.toEpochMilli());
            try (ResultSet rows = count.executeQuery()) {
                rows.next();
                return rows.getInt(1);
            }
        }
    }
}
