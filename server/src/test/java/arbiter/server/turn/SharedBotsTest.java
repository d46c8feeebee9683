package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameStore;
import arbiter.server.game.SheetStore;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.PayloadApplicationEvent;

/** Bots decide for all visitors in turn, however many games one of them has. */
class SharedBotsTest {
    private static final int GAMES = 6;

    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.limits=0",
                "--arbiter.bot-threads=1",
                "--arbiter.watched-for=1h",
                "--arbiter.quotas.guest-games=20");
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

    private static boolean ready(String game) {
        int at = server.getBean(GameStore.class).byId(game).orElseThrow().entries();
        return server.getBean(SheetStore.class).flags(game, at).stream().anyMatch(SheetStore.Flag::ready);
    }

    /** A game with bots only, which continues because somebody has looked at it recently. */
    private static void startBotsAlone(Browser host) {
        List<String> bots = Collections.nCopies(2, "recruit");
        String game = host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "hostPlays", false, "bots", bots))
                .expect(201)
                .json()
                .path("id")
                .asString();
        host.post("/api/games/" + game + "/begin", Map.of()).expect(200);
        host.get("/api/games/" + game).expect(200);
    }

    /**
     * The decisions of bots, in their order. The first decision in another visitor's game keeps the only bot thread until the test lets it
     * go, so that everything else is waiting by then.
     */
    private static final class Course {
        private final String game;
        private final CountDownLatch held = new CountDownLatch(1);
        private final CountDownLatch go = new CountDownLatch(1);
        private final CountDownLatch decided = new CountDownLatch(1);
        private int others;

        Course(String game) {
            this.game = game;
        }

        /** Events are heard on the thread of the bot that has decided. */
        void hear(Chronicle.Told told) {
            boolean bot = told.fact() instanceof Fact.SaidReady
                    && Thread.currentThread().getName().startsWith("bot-");
            if (bot && told.game().equals(game)) {
                decided.countDown();
            } else if (bot && held.getCount() > 0) {
                held.countDown();
                await(go);
            } else if (bot && decided.getCount() > 0) {
                others++;
            }
        }

        static void await(CountDownLatch latch) {
            try {
                assertTrue(latch.await(120, TimeUnit.SECONDS), "nothing came");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    @Test
    void sixBotGamesOfOneVisitorDoNotStarveTheBotOfAnother() throws Exception {
        Browser player = guest();
        String game = player.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        eventually("the bot decides on the first turn", () -> ready(game));
        Course course = new Course(game);
        server.addApplicationListener(event -> {
            if (event instanceof PayloadApplicationEvent<?> payload
                    && payload.getPayload() instanceof Chronicle.Told told) {
                course.hear(told);
            }
        });
        try {
            Browser busy = guest();
            for (int i = 0; i < GAMES; i++) {
                startBotsAlone(busy);
            }
            Course.await(course.held);
            player.save(game, List.of(), true).expect(200);
        } finally {
            course.go.countDown();
        }
        Course.await(course.decided);
        // The other visitor was first in turn. If games took turns instead of visitors, all six would be before the
        // bot.
        assertTrue(course.others <= 1, course.others + " decisions of the other visitor's bots came first");
    }
}
