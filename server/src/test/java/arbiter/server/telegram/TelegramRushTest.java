package arbiter.server.telegram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/**
 * Many games whose turns end at the same moment, each with a group. {@code -Darbiter.telegram.rush=1000} runs it with a thousand games in
 * real time, as the requirement says; the build uses fewer and a faster clock.
 */
class TelegramRushTest {
    private static final int GAMES = Integer.getInteger("arbiter.telegram.rush", 30);
    private static final boolean LONG = GAMES >= 1_000;
    /** Pictures may be drawn for the groups that come next. */
    private static final int AHEAD = 10;

    private static final long FIRST_GROUP = -500_000_000L;

    @Test
    void theQueueKeepsTelegramsLimits() throws Exception {
        try (FastServer server = new FastServer(LONG ? 1 : 12)) {
            Instant deadline = server.clock.instant().plus(Duration.ofHours(2));
            List<String> games = games(server, deadline);
            awaitNothingToSay(server);
            server.clock.advance(
                    Duration.between(server.clock.instant(), deadline).plusSeconds(1));
            long since = server.clock.nanos();
            double before = drawn(server);
            int hundred = Math.min(100, GAMES);
            awaitMaps(server, hundred);
            long millis = (server.clock.nanos() - since) / 1_000_000;
            System.out.println(GAMES + " games with one deadline: the first " + hundred + " groups had their map after "
                    + millis + " ms of the server's time");
            double drawn = drawn(server) - before;
            assertTrue(drawn <= hundred + AHEAD, drawn + " pictures were drawn, though each is needed once");
            assertEquals(0, server.telegram.slowDowns(), "Telegram never had to slow us down");
            assertEquals(List.of(), server.telegram.faults());
            assertEquals(GAMES, games.size());
            assertTrue(millis < Duration.ofMinutes(2).toMillis() || !LONG, "took " + millis + " ms");
        }
    }

    private static double drawn(FastServer server) {
        return server.bean(MeterRegistry.class)
                .counter("arbiter.work.pieces", "bench", "pictures")
                .count();
    }

    private static List<String> games(FastServer server, Instant deadline) {
        Browser host = new Browser(server.url());
        host.get("/api/me").expect(200);
        host.post("/api/guests", Map.of("name", "Rush")).expect(201);
        JdbcClient jdbc = server.bean(JdbcClient.class);
        List<String> games = new ArrayList<>();
        for (int i = 0; i < GAMES; i++) {
            Map<String, Object> schedule = Map.of("kind", "length", "minutes", 600);
            JsonNode game = host.post(
                            "/api/games",
                            Map.of(
                                    "ruleset",
                                    "gd6",
                                    "name",
                                    "Rush " + i,
                                    "seats",
                                    2,
                                    "hostPlays",
                                    true,
                                    "schedule",
                                    schedule,
                                    "bots",
                                    List.of("recruit")))
                    .expect(201)
                    .json();
            String id = game.path("id").asString();
            host.post("/api/games/" + id + "/begin", Map.of()).expect(200);
            long chat = server.telegram.group(FIRST_GROUP - i, "Group " + i, false);
            jdbc.sql("insert into telegram_group (game_id, chat_id, topic, forum, zone, turn, told, connected_at)"
                            + " values (?, ?, 0, 0, 'UTC', 1, 0, 0)")
                    .params(id, chat)
                    .update();
            host.post("/api/games/" + id + "/host/extend", Map.of("until", deadline.toString()))
                    .expect(200);
            games.add(id);
        }
        return games;
    }

    /** What was said while the games were made does not belong to the rush. */
    private static void awaitNothingToSay(FastServer server) throws InterruptedException {
        JdbcClient jdbc = server.bean(JdbcClient.class);
        long end = System.nanoTime() + Duration.ofMinutes(10).toNanos();
        for (long posts = 1; posts > 0; ) {
            posts = jdbc.sql("select count(*) from telegram_post")
                    .query(Long.class)
                    .single();
            assertTrue(System.nanoTime() < end, posts + " posts still wait");
            Thread.sleep(50);
        }
    }

    private static void awaitMaps(FastServer server, int wanted) throws InterruptedException {
        long end = System.nanoTime() + Duration.ofMinutes(10).toNanos();
        for (long maps = 0; maps < wanted; maps = maps(server)) {
            assertTrue(System.nanoTime() < end, "only " + maps + " maps");
            Thread.sleep(100);
        }
    }

    private static long maps(FastServer server) {
        long maps = 0;
        for (int i = 0; i < GAMES; i++) {
            maps += server.telegram.in(FIRST_GROUP - i).stream().anyMatch(each -> each.photo()) ? 1 : 0;
        }
        return maps;
    }
}
