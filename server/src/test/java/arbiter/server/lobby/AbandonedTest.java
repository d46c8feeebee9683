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
        Browser leaving = guest();
        String guest =
                leaving.get("/api/me").expect(200).json().at("/account/id").asString();
        String gone = game(leaving);
        Abandoned abandoned = server.getBean(Abandoned.class);
        assertEquals(0, abandoned.remove(), "nothing is old yet");

        server.getBean(TestServer.SettableClock.class).advance(Duration.ofDays(31));
        active.save(fresh, List.of("build hq 3"), false).expect(200);
        assertEquals(1, abandoned.remove());
        assertEquals(0, count("select count(*) from game where id = '" + gone + "'"));
        assertEquals(0, count("select count(*) from log_line where game_id = '" + gone + "'"));
        assertEquals(1, count("select count(*) from game where id = '" + kept + "'"));
        assertEquals(1, count("select count(*) from game where id = '" + fresh + "'"));
        assertEquals(0, count("select count(*) from account where id = '" + guest + "'"), "the guest is gone too");
        assertEquals(
                1,
                count("select count(distinct a.id) from account a join game g on g.host_id = a.id"
                        + " where a.kind = 'GUEST' and g.id = '" + fresh + "'"));
    }

    /** People may read them for ever, also if nobody has won. What the host gave up without a result is no such game. */
    @Test
    void publicGamesThatWerePlayedToTheirEndStay() {
        Browser host = guest();
        String drawn = game(host);
        String left = game(host);
        server.getBean(JdbcClient.class)
                .sql("update game set visibility = 'public' where id in (?, ?)")
                .params(drawn, left)
                .update();
        server.getBean(JdbcClient.class)
                .sql(
                        "insert into results (game_id, seat, ruleset, ruleset_version, seats, people, place, won, had_left,"
                                + " account_id, bot, anonymous, visibility, ended_by, finished_order, finished_at)"
                                + " select game_id, seat, 'gd6', 1, 2, 1, 1, 0, 0, account_id, bot, 0, 'public', 'RULES', 7, 7"
                                + " from starter where game_id = ?")
                .param(drawn)
                .update();
        for (String game : List.of(drawn, left)) {
            host.post("/api/games/" + game + "/host/end", Map.of()).expect(200);
        }
        server.getBean(TestServer.SettableClock.class).advance(Duration.ofDays(31));
        server.getBean(Abandoned.class).remove();
        assertEquals(1, count("select count(*) from game where id = '" + drawn + "'"));
        assertEquals(0, count("select count(*) from game where id = '" + left + "'"));
    }
}
