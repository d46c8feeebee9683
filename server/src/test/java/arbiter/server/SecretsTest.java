package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Plants secrets and searches for them in everything that the server sends. */
class SecretsTest {
    private static final String SHEET = "plover-sheet-secret";
    private static final String LETTER = "plover-letter-secret";
    private static final String PASSWORD = "plover-password-secret";

    @Test
    void nothingThatLeavesHoldsASecret() throws Exception {
        try (LogLines lines = new LogLines()) {
            plantAndSearch(lines);
        }
    }

    private void plantAndSearch(LogLines lines) throws Exception {
        Party party = Party.begun(3, Map.of("visibility", "public"));
        Browser owner = party.player(0);
        Map<String, String> secrets = plant(party, owner);
        Map<String, String> left = new LinkedHashMap<>();
        try (EventStream other = EventStream.open(party.player(1), party.path("/stream?after=0"));
                EventStream watcher = EventStream.open(Browser.visitor(), party.path("/stream?after=0"))) {
            party.host()
                    .post(party.path("/host/announce"), Map.of("text", "Listen."))
                    .expect(200);
            other.await("message");
            watcher.await("message");
            owner.save(party.id(), List.of("build hq 3", SHEET), true).expect(200);
            crawl(party, left);
            provoke(party, left);
            left.put("stream of a player", other.all().toString());
            left.put("stream of a visitor", watcher.all().toString());
        }
        left.put("log lines", lines.text());
        List<String> leaks = new ArrayList<>();
        left.forEach((place, text) -> secrets.forEach((what, secret) -> {
            if (text.contains(secret)) {
                leaks.add(what + " in " + place);
            }
        }));
        assertTrue(left.size() > 100, "only " + left.size() + " places were searched");
        assertEquals(List.of(), leaks);
    }

    private static Map<String, String> plant(Party party, Browser owner) {
        Map<String, String> secrets = new LinkedHashMap<>();
        owner.save(party.id(), List.of("build hq 3", SHEET), false).expect(200);
        owner.post(party.path("/messages"), Map.of("text", LETTER, "to", List.of(2)))
                .expect(201);
        owner.post("/api/me/claim", Map.of("name", "Plover " + System.nanoTime() % 1_000_000, "password", PASSWORD))
                .expect(200);
        secrets.put("sheet", SHEET);
        secrets.put("letter", LETTER);
        secrets.put("password", PASSWORD);
        secrets.put("session", owner.cookies().get("arbiter"));
        secrets.put(
                "token",
                owner.post("/api/me/tokens", Map.of("name", "bot"))
                        .json()
                        .path("token")
                        .asString());
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        secrets.put("seed", single(jdbc, "select seed from game where id = ?", party.id()));
        secrets.put("nonce", single(jdbc, "select nonce from sheet where game_id = ? and seat = 0", party.id()));
        secrets.put(
                "password hash",
                single(
                        jdbc,
                        "select a.password from account a join seat s on s.account_id = a.id where s.game_id = ? and"
                                + " s.seat = 0",
                        party.id()));
        return secrets;
    }

    private static String single(JdbcClient jdbc, String sql, String game) {
        return jdbc.sql(sql).param(game).query(String.class).single();
    }

    /** Collects everything that others can read: another player, the host, an onlooker, a visitor. */
    private static void crawl(Party party, Map<String, String> left) {
        Map<String, Browser> eyes = Map.of(
                "player",
                party.player(1),
                "host",
                party.host(),
                "onlooker",
                Browser.guest("Onlooker"),
                "nobody",
                Browser.visitor());
        List<String> places = List.of(
                "",
                "/sheet",
                "/sheet?seat=0",
                "/candidates",
                "/candidates?seat=0",
                "/positions",
                "/positions/0",
                "/positions/now",
                "/positions/0/picture.svg",
                "/positions/now/picture.svg?orders=mine",
                "/positions/now/picture.svg?orders=happened&theme=night",
                "/timeline",
                "/log",
                "/messages",
                "/audit",
                "/host/position");
        eyes.forEach((who, browser) -> {
            for (String place : places) {
                left.put(place + " as " + who, withHeaders(browser.get(party.path(place))));
            }
            for (String place : List.of(
                    "/api/me",
                    "/api/games?show=public",
                    "/api/games?show=mine",
                    "/api/games?show=open",
                    "/api/me/export",
                    "/api/rulesets",
                    "/v3/api-docs",
                    "/actuator/health",
                    "/api/none")) {
                left.put(place + " as " + who, withHeaders(browser.get(place)));
            }
        });
    }

    /** Sends all kinds of wrong requests, and checks what others learn about the owner's own mistakes. */
    private static void provoke(Party party, Map<String, String> left) {
        Browser other = party.player(1);
        for (String body : List.of(
                "{",
                "[]",
                "{\"at\":\"x\"}",
                "{\"at\":0,\"lines\":[null]}",
                "{\"at\":99,\"lines\":[\"x\"],\"version\":0}")) {
            left.put("bad sheet " + body, withHeaders(other.send("PUT", party.path("/sheet"), body)));
        }
        left.put(
                "wrong log-in",
                withHeaders(
                        Browser.visitor().post("/api/session", Map.of("name", "Plover", "password", "no such word"))));
        left.put("bad at", withHeaders(other.get(party.path("/positions/-5"))));
        left.put("bad id", withHeaders(other.get("/api/games/%20")));
        left.put(
                "on behalf",
                withHeaders(party.host()
                        .post(party.path("/host/sheet"), Map.of("seat", 0, "lines", List.of("build hq 9")))));
        left.put(
                "stale",
                withHeaders(other.put(party.path("/sheet"), Map.of("at", 0, "lines", List.of("x"), "version", 7))));
        JsonNode page = party.page();
        left.put("page", page.toString());
    }

    private static String withHeaders(Browser.Answer answer) {
        return answer.status() + " " + answer.headers() + " " + answer.text();
    }
}
