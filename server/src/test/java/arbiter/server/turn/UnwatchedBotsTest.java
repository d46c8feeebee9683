package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.Browser;
import arbiter.server.EventStream;
import arbiter.server.TestServer;
import arbiter.server.game.GameStore;
import arbiter.server.game.SheetStore;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** A game with only bots continues while somebody watches it, and does not run away from the person who watches. */
class UnwatchedBotsTest {
    private static final int TURNS = 4;

    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start("--arbiter.limits=0", "--arbiter.watched-for=0s", "--arbiter.watched-turns=" + TURNS);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static int entries(String game) {
        return server.getBean(GameStore.class).byId(game).orElseThrow().entries();
    }

    @Test
    void botsAloneSleepUntilSomebodyWatches() throws Exception {
        Browser host = host();
        String game = botsAlone(host);
        BotSeats bots = server.getBean(BotSeats.class);
        eventually("the game does not sleep", () -> bots.isAsleep(game));
        int before = entries(game);
        bots.think(game);
        awaitAnotherBot();
        assertEquals(before, entries(game), "it sleeps");
        assertEquals(List.of(), server.getBean(SheetStore.class).flags(game, before), "nobody has decided");
        try (EventStream stream = EventStream.open(host, "/api/games/" + game + "/stream")) {
            stream.await("turn");
            eventually("the game goes on", () -> entries(game) == before + TURNS);
        }
        eventually("the game does not sleep again", () -> bots.isAsleep(game) || over(game));
        assertEquals(!over(game), bots.isAsleep(game));
    }

    @Test
    void botsWaitForThePersonWhoWatches() throws Exception {
        Browser host = host();
        String game = botsAlone(host);
        BotSeats bots = server.getBean(BotSeats.class);
        eventually("the game does not sleep", () -> bots.isAsleep(game));
        int before = entries(game);
        try (EventStream stream = EventStream.open(host, "/api/games/" + game + "/stream")) {
            stream.await("turn");
            eventually("the game does not wait", () -> bots.isAsleep(game) && entries(game) > before);
            awaitAnotherBot();
            assertEquals(before + TURNS, entries(game), "an open page alone is not enough");
            host.get("/api/games/" + game).expect(200);
            eventually("the game does not go on", () -> entries(game) == before + 2 * TURNS);
        }
    }

    private static Browser host() {
        Browser host = new Browser(TestServer.url(server));
        host.get("/api/me").expect(200);
        host.post("/api/guests", Map.of()).expect(201);
        return host;
    }

    private static String botsAlone(Browser host) {
        String game = host.post(
                        "/api/games",
                        Map.of("ruleset", "gd6", "seats", 2, "hostPlays", false, "bots", List.of("recruit", "recruit")))
                .expect(201)
                .json()
                .path("id")
                .asString();
        host.post("/api/games/" + game + "/begin", Map.of()).expect(200);
        return game;
    }

    /** There is one bot thread, so everything that it was asked before is done. */
    private static void awaitAnotherBot() throws InterruptedException {
        Browser player = new Browser(TestServer.url(server));
        player.get("/api/me").expect(200);
        String game = player.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        eventually(
                "the other bot decides",
                () -> !server.getBean(SheetStore.class).flags(game, 0).isEmpty());
    }

    private static boolean over(String game) {
        return server.getBean(GameStore.class)
                .byId(game)
                .orElseThrow()
                .awaiting()
                .isEmpty();
    }
}
