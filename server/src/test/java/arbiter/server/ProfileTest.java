package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What a profile shows, to whom. */
class ProfileTest {
    private static String id(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    private static JsonNode profile(Browser reader, Browser of) {
        return reader.get("/api/people/" + id(of)).expect(200).json();
    }

    private static List<String> texts(JsonNode list, String member) {
        List<String> texts = new ArrayList<>();
        list.forEach(item -> texts.add(item.path(member).asString()));
        return texts;
    }

    private static Party party(String visibility, Map<String, Object> more) {
        Map<String, Object> wish = new java.util.LinkedHashMap<>(Map.of("visibility", visibility));
        wish.putAll(more);
        return Party.begun(2, wish);
    }

    @Test
    void aPersonIsFoundByNameAndAGuestById() {
        Browser person = Browser.visitor();
        String name = "Curlew " + System.nanoTime() % 1_000_000;
        person.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        String path = "/api/people/" + name.toLowerCase(java.util.Locale.ROOT).replace(" ", "%20");
        JsonNode seen = Browser.visitor().get(path).expect(200).json();
        assertEquals(name, seen.path("name").asString());
        assertEquals("person", seen.path("kind").asString());
        assertFalse(seen.path("mine").asBoolean());
        assertTrue(seen.path("shown").isNull());
        assertTrue(seen.path("since").asString().matches("\\d{4}-\\d\\d-\\d\\d"), seen.toString());
        Browser guest = Browser.guest("Dotterel");
        assertEquals("guest", profile(Browser.visitor(), guest).path("kind").asString());
        Browser.visitor().get("/api/people/Dotterel").expect(404, "not-found");
        assertEquals(
                "bot",
                Browser.visitor()
                        .get("/api/people/recruit")
                        .expect(200)
                        .json()
                        .path("kind")
                        .asString());
    }

    @Test
    void finishedGamesAreCountedAndOnlyPublicOnesAreNamed() {
        Party open = party("public", Map.of());
        Browser winner = open.player(0);
        open.hostDoes("end", Map.of("winners", List.of(0)));
        assertEquals(1, profile(Browser.visitor(), winner).at("/results/0/won").asInt());
        assertEquals(
                List.of("first-win"), texts(profile(Browser.visitor(), winner).path("badges"), "kind"));
        JsonNode loser =
                profile(Browser.visitor(), open.player(1)).path("results").get(0);
        assertEquals(1, loser.path("played").asInt());
        assertEquals(0, loser.path("won").asInt());
        JsonNode games = Browser.visitor()
                .get("/api/people/" + id(winner) + "/games")
                .expect(200)
                .json()
                .path("games");
        assertEquals(List.of(open.id()), texts(games, "id"));
        assertEquals(1, games.get(0).path("place").asInt());

        Party hidden = party("private", Map.of());
        hidden.hostDoes("end", Map.of("winners", List.of(0)));
        assertEquals(
                1,
                profile(Browser.visitor(), hidden.player(0))
                        .at("/results/0/played")
                        .asInt());
        assertEquals(
                0,
                Browser.visitor()
                        .get("/api/people/" + id(hidden.player(0)) + "/games")
                        .json()
                        .path("games")
                        .size());
    }

    @Test
    void aGameAgainstBotsIsCountedApartAndBringsNoBadge() {
        Party alone = party("public", Map.of("bots", List.of("recruit")));
        alone.hostDoes("end", Map.of("winners", List.of(0)));
        JsonNode seen = profile(Browser.visitor(), alone.player(0));
        assertEquals(0, seen.at("/results/0/won").asInt());
        assertEquals(1, seen.at("/results/0/wonBots").asInt());
        assertEquals(0, seen.path("badges").size());
    }

    /** Neither the list of games nor any number changes before the end. */
    @Test
    void anAnonymousGameShowsOnNoProfileUntilItIsOver() {
        Party open = party("public", Map.of());
        assertEquals(
                List.of(open.id()),
                texts(profile(Browser.visitor(), open.player(0)).path("games"), "id"));
        Party veiled = party("public", Map.of("anonymous", true));
        Browser player = veiled.player(0);
        String before = Browser.visitor().get("/api/people/" + id(player)).text();
        assertEquals(0, profile(Browser.visitor(), player).path("games").size());
        veiled.playTurn();
        assertEquals(1, veiled.at());
        assertEquals(before, Browser.visitor().get("/api/people/" + id(player)).text());
        veiled.hostDoes("end", Map.of("winners", List.of(0)));
        assertEquals(1, profile(Browser.visitor(), player).at("/results/0/won").asInt());
    }

    @Test
    void peopleChooseWhatOthersSee() {
        Party open = party("public", Map.of());
        Browser player = open.player(0);
        JsonNode mine = player.put(
                        "/api/me/profile",
                        Map.of(
                                "since", false,
                                "reliability", false,
                                "leave", false,
                                "ratings", false,
                                "results", false,
                                "games", false,
                                "badges", false))
                .expect(200)
                .json();
        assertFalse(mine.at("/shown/games").asBoolean());
        assertEquals(1, mine.path("games").size(), "I see what I hide");
        JsonNode seen = profile(open.player(1), player);
        for (String part : List.of("since", "reliability", "leave", "ratings", "results", "games", "badges", "shown")) {
            assertTrue(seen.path(part).isNull(), part);
        }
        open.hostDoes("end", Map.of("winners", List.of(0)));
        assertEquals(
                0,
                Browser.visitor()
                        .get("/api/people/" + id(player) + "/games")
                        .json()
                        .path("games")
                        .size());
        player.put("/api/me/profile", Map.of("since", false)).expect(200);
        assertFalse(profile(open.player(1), player).path("results").isNull());
        assertTrue(profile(open.player(1), player).path("since").isNull());
    }

    @Test
    void aHundredTurnsInARowBringABadgeAndListsComeInPages() {
        Party open = party("public", Map.of());
        String winner = id(open.player(0));
        open.hostDoes("end", Map.of("winners", List.of(0)));
        Party second = party("public", Map.of());
        second.hostDoes("end", Map.of("winners", List.of(0)));
        TestServer.bean(Writer.class).run(() -> {
            JdbcClient jdbc = TestServer.bean(JdbcClient.class);
            jdbc.sql("insert into reliability (account_id, played, missed, abandoned, streak, best_streak)"
                            + " values (?, 100, 0, 0, 100, 100)")
                    .param(winner)
                    .update();
            jdbc.sql("update results set account_id = ? where game_id = ? and seat = 0")
                    .params(winner, second.id())
                    .update();
        });
        assertTrue(texts(profile(Browser.visitor(), open.player(0)).path("badges"), "kind")
                .contains("steady"));
        JsonNode first = Browser.visitor()
                .get("/api/people/" + winner + "/games?limit=1")
                .expect(200)
                .json();
        assertEquals(List.of(second.id()), texts(first.path("games"), "id"));
        JsonNode next = Browser.visitor()
                .get("/api/people/" + winner + "/games?limit=1&cursor="
                        + first.path("next").asString())
                .expect(200)
                .json();
        assertEquals(List.of(open.id()), texts(next.path("games"), "id"));
        assertTrue(next.path("next").isNull());
    }

    @Test
    void anErasedPersonHasNoProfileAndTheResultsStay() {
        Party open = party("public", Map.of());
        Browser player = open.player(0);
        String account = id(player);
        open.hostDoes("end", Map.of("winners", List.of(0)));
        player.post("/api/me/leave", Map.of("from", "2199-01-01", "to", "2199-01-02", "zone", "UTC"))
                .expect(422);
        player.put("/api/me/profile", Map.of("since", false)).expect(200);
        String name = player.get("/api/me").json().at("/account/name").asString();
        player.send("DELETE", "/api/me", Map.of("name", name)).expect(204);
        Browser.visitor().get("/api/people/" + account).expect(404, "not-found");
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        for (String table : List.of("leave", "profile", "attendance", "reliability")) {
            assertEquals(
                    0L,
                    jdbc.sql("select count(*) from " + table + " where account_id = ?")
                            .param(account)
                            .query(Long.class)
                            .single(),
                    table);
        }
        assertEquals(
                1L,
                jdbc.sql("select count(*) from results where account_id = ?")
                        .param(account)
                        .query(Long.class)
                        .single());
    }
}
