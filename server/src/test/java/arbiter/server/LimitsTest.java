package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import tools.jackson.databind.JsonNode;

/** Rate limits, on a server with the default limits. */
class LimitsTest {
    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Browser guest() {
        Browser browser = new Browser(TestServer.url(server));
        browser.get("/api/me").expect(200);
        browser.post("/api/guests", Map.of()).expect(201);
        return browser;
    }

    private static Browser.Answer untilRefused(int atMost, java.util.function.Supplier<Browser.Answer> attempt) {
        for (int i = 0; i < atMost; i++) {
            Browser.Answer answer = attempt.get();
            if (answer.status() == 429) {
                return answer;
            }
        }
        throw new AssertionError("done " + atMost + " times, and nobody minded");
    }

    private static void assertSaysWhen(Browser.Answer refused) {
        refused.expect(429, "slow-down");
        assertTrue(refused.type().startsWith("application/problem+json"), refused.type());
        JsonNode problem = refused.json();
        assertEquals("Too Many Requests", problem.path("title").asString());
        long seconds = Long.parseLong(refused.headers().get("retry-after").getFirst());
        assertEquals(seconds, problem.path("retryAfter").asLong());
        assertTrue(seconds >= 1, "seconds: " + seconds);
        assertTrue(problem.path("detail").asString().contains(seconds + " seconds"), problem.toString());
    }

    @Test
    void passwordsCannotBeTriedOut() {
        Browser thief = new Browser(TestServer.url(server));
        thief.get("/api/me").expect(200);
        Map<String, String> guess = Map.of("name", "Somebody", "password", "not the right one");
        Browser.Answer refused = untilRefused(20, () -> thief.post("/api/session", guess));
        assertSaysWhen(refused);
        thief.post("/api/session", Map.of("name", "Somebody Else", "password", "not the right one"))
                .expect(401, "wrong-credentials");
        Duration wait = Duration.ofSeconds(
                Long.parseLong(refused.headers().get("retry-after").getFirst()));
        server.getBean(TestServer.SettableClock.class).advance(wait);
        thief.post("/api/session", guess).expect(401, "wrong-credentials");
    }

    @Test
    void aClockThatIsSetBackKeepsNobodyWaiting() {
        Browser thief = new Browser(TestServer.url(server));
        thief.get("/api/me").expect(200);
        Map<String, String> guess = Map.of("name", "Nobody", "password", "not the right one");
        untilRefused(20, () -> thief.post("/api/session", guess));
        TestServer.SettableClock clock = server.getBean(TestServer.SettableClock.class);
        clock.jump(Duration.ofHours(-1));
        Browser.Answer refused = untilRefused(20, () -> thief.post("/api/session", guess));
        long seconds = Long.parseLong(refused.headers().get("retry-after").getFirst());
        assertTrue(seconds <= 60, "the wait is as long as before the clock was set: " + seconds);
        clock.advance(Duration.ofSeconds(seconds));
        thief.post("/api/session", guess).expect(401, "wrong-credentials");
        clock.jump(Duration.ofHours(1));
    }

    @Test
    void mapsAndPreviewsAreLimited() {
        Browser reader = new Browser(TestServer.url(server));
        reader.get("/api/me").expect(200);
        assertSaysWhen(untilRefused(600, () -> reader.get("/api/maps/nowhere")));
        assertSaysWhen(
                untilRefused(300, () -> reader.post("/api/rulesets/gd6/preview", Map.of("boardText", "no map"))));
    }

    @Test
    void ordersAreLimited() {
        Browser player = guest();
        String game = player.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        assertSaysWhen(untilRefused(
                150, () -> player.put("/api/games/" + game + "/sheet", Map.of("at", 99, "lines", List.of()))));
        Browser other = guest();
        other.post("/api/play", Map.of("ruleset", "gd6")).expect(201);
    }

    @Test
    void messagesAreLimitedForEachPersonAlone() {
        Browser loud = guest();
        Browser quiet = guest();
        String game = loud.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "visibility", "public"))
                .expect(201)
                .json()
                .path("id")
                .asString();
        quiet.post("/api/games/" + game + "/seats", Map.of()).expect(200);
        assertSaysWhen(
                untilRefused(40, () -> loud.post("/api/games/" + game + "/messages", Map.of("text", "me me me"))));
        quiet.post("/api/games/" + game + "/messages", Map.of("text", "may I?")).expect(201);
    }

    @Test
    void accountsDoNotMultiply() {
        assertSaysWhen(untilRefused(40, () -> {
            Browser browser = new Browser(TestServer.url(server));
            browser.get("/api/me").expect(200);
            return browser.post("/api/guests", Map.of());
        }));
        server.getBean(TestServer.SettableClock.class).advance(Duration.ofHours(1));
    }
}
