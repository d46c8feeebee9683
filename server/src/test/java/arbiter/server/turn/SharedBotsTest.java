package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameStore;
import arbiter.server.game.SheetStore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.PayloadApplicationEvent;

/** Bots decide for all visitors in turn, however many games one of them has. */
class SharedBotsTest {
    private static final int GAMES = 6;
    private static final int TURNS = 5;

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

    private static void eventually(String what, BooleanSupplier so) throws InterruptedException {
        for (int i = 0; i < 4_800 && !so.getAsBoolean(); i++) {
            Thread.sleep(25);
        }
        assertTrue(so.getAsBoolean(), what);
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

    /** The events of all games, in their order. */
    private static final class Course {
        private final String game;
        private final List<Step> steps = new ArrayList<>();

        Course(String game) {
            this.game = game;
        }

        synchronized void hear(Chronicle.Told told) {
            boolean own = told.game().equals(game);
            if (told.fact() instanceof Fact.Moved && own) {
                steps.add(Step.TURN);
            } else if (told.fact() instanceof Fact.SaidReady ready && !(own && ready.seat() == 0)) {
                steps.add(own ? Step.BOT : Step.OTHER);
            }
            notifyAll();
        }

        /** Waits until the bot has decided in this turn of the game; meanwhile the other visitor's bots continue. */
        synchronized void awaitBot(int turn) throws InterruptedException {
            int began = steps.size();
            while (Collections.frequency(steps, Step.BOT) < turn) {
                wait(60_000);
                assertTrue(steps.size() - began < 100, () -> "the bot is not asked: " + steps);
            }
        }

        /** For each turn, how many of the other visitor's bots decided before the bot did. */
        synchronized List<Integer> waits() {
            List<Integer> waits = new ArrayList<>();
            int others = -1;
            for (Step step : steps) {
                switch (step) {
                    case TURN -> others = 0;
                    case OTHER -> others += others < 0 ? 0 : 1;
                    case BOT -> {
                        if (others >= 0) {
                            waits.add(others);
                        }
                        others = -1;
                    }
                }
            }
            return waits;
        }
    }

    private enum Step {
        TURN,
        BOT,
        OTHER
    }

    @Test
    void sixBotGamesOfOneVisitorDoNotStarveTheBotOfAnother() throws Exception {
        Browser player = guest();
        String game = player.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        Course course = new Course(game);
        eventually("the bot decides on the first turn", () -> ready(game));
        server.addApplicationListener(event -> {
            if (event instanceof PayloadApplicationEvent<?> payload
                    && payload.getPayload() instanceof Chronicle.Told told) {
                course.hear(told);
            }
        });
        Browser busy = guest();
        for (int i = 0; i < GAMES; i++) {
            startBotsAlone(busy);
        }
        for (int turn = 1; turn <= TURNS; turn++) {
            player.save(game, List.of(), true).expect(200);
            course.awaitBot(turn);
        }
        List<Integer> waits = course.waits();
        assertEquals(TURNS, waits.size());
        Collections.sort(waits);
        // One decision is in progress, and one comes first in turn. If games took turns instead of visitors, there
        // would be six.
        assertTrue(waits.get(TURNS / 2) <= 3, "decisions of the other visitor's bots before the bot's: " + waits);
    }
}
