package arbiter.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

/** Abandoned games of guests are removed after a month; games in which a player has an account stay. */
class AbandonedTest {
    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start("--arbiter.limits=0");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Browser visitor() {
        Browser browser = new Browser(TestServer.url(server));
        browser.get("/api/me").expect(200);
        return browser;
    }

    private static Browser guest() {
        Browser browser = visitor();
        browser.post("/api/guests", Map.of()).expect(201);
        return browser;
    }

    private static String game(Browser host) {
        String id = host.post(
                        "/api/games",
                        Map.of("ruleset", "gd6", "seats", 2, "hostPlays", true, "bots", List.of("recruit")))
                .expect(201)
                .json()
                .path("id")
                .asString();
        host.post("/api/games/" + id + "/begin", Map.of()).expect(200);
        return id;
    }

    private static long count(String sql) {
        return server.getBean(JdbcClient.class).sql(sql).query(Long.class).single();
    }

    @Test
    void gamesOfGuestsGoAfterAMonthAndOthersStay() {
        Browser person = visitor();
        person.post("/api/accounts", Map.of("name", "Wren Alder", "password", "three calm grey owls"))
                .expect(201);
        String kept = game(person);
        Browser active = guest();
        String fresh = game(active);
        String gone = game(guest());
        Abandoned abandoned = server.getBean(Abandoned.class);
        assertEquals(0, abandoned.remove(), "nothing is old yet");

        server.getBean(TestServer.SettableClock.class).advance(Duration.ofDays(31));
        active.save(fresh, List.of("build hq 3"), false).expect(200);
        assertEquals(1, abandoned.remove());
        assertEquals(0, count("select count(*) from game where id = '" + gone + "'"));
        assertEquals(0, count("select count(*) from log_line where game_id = '" + gone + "'"));
        assertEquals(1, count("select count(*) from game where id = '" + kept + "'"));
        assertEquals(1, count("select count(*) from game where id = '" + fresh + "'"));
        assertEquals(
                1, count("select count(*) from account where kind = 'GUEST'"), "the guest without a game is gone too");
    }
}
