package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What all answers have in common: long lists come in pages, and ETags save repeated answers and protect the changes of others. */
class AnswersTest {
    private static String with(String path, String more) {
        return path + (path.contains("?") ? "&" : "?") + more;
    }

    /** Reads a list to its end, and returns one member of each row. */
    private static List<String> all(Browser browser, String path, String part, String member) {
        List<String> found = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page =
                    browser.get(with(path, "cursor=" + cursor)).expect(200).json();
            page.path(part).forEach(row -> found.add(row.path(member).asString()));
            cursor = page.path("next").asString("");
        } while (!cursor.isEmpty());
        return found;
    }

    private static String lobby(Browser host, String name) {
        return host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "name", name, "visibility", "public"))
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    private static String tag(Browser.Answer answer) {
        return answer.headers().get("etag").getFirst();
    }

    private static Browser.Answer conditional(Browser browser, String path, String tag) {
        browser.header("If-None-Match", tag);
        Browser.Answer answer = browser.get(path);
        browser.headers().remove("If-None-Match");
        return answer;
    }

    private static Browser.Answer matching(Browser browser, String method, String path, Object body, String tag) {
        browser.header("If-Match", tag);
        Browser.Answer answer = browser.send(method, path, body);
        browser.headers().remove("If-Match");
        return answer;
    }

    @Test
    void pagesAnswerProgramsThatOnlyCheckTheirLinks() {
        for (String page : List.of("/", "/rules/gd6", "/games")) {
            assertEquals(
                    "", Browser.visitor().send("HEAD", page, null).expect(200).text());
        }
        Browser.visitor().send("HEAD", "/api/me/tokens", null).expect(401);
    }

    @Test
    void listsAreNotSentAgainUnlessTheyChange() {
        Browser host = Browser.guest("Rereader");
        lobby(host, "Before");
        String path = "/api/games?show=mine";
        String tag = tag(host.get(path).expect(200));
        conditional(host, path, tag).expect(304);
        String game = lobby(host, "After");
        conditional(host, path, tag).expect(200);
        for (String list : List.of("/positions", "/messages", "/audit")) {
            String each = "/api/games/" + game + list;
            conditional(host, each, tag(host.get(each).expect(200))).expect(304);
        }
    }

    @Test
    void gamesComeInPagesThatNewGamesDoNotShift() {
        Browser host = Browser.guest("Lister");
        List<String> made = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            made.addFirst(lobby(host, "Page " + i));
        }
        JsonNode first = host.get("/api/games?show=mine&limit=2").expect(200).json();
        assertEquals(2, first.path("games").size());
        lobby(host, "Late");
        List<String> later = new ArrayList<>();
        first.path("games").forEach(game -> later.add(game.path("id").asString()));
        String cursor = first.path("next").asString();
        while (!cursor.isEmpty()) {
            JsonNode page = host.get("/api/games?show=mine&limit=2&cursor=" + cursor)
                    .expect(200)
                    .json();
            page.path("games").forEach(game -> later.add(game.path("id").asString()));
            cursor = page.path("next").asString("");
        }
        assertEquals(made, later, "each game once, without the late one");
        assertTrue(all(Browser.visitor(), "/api/games?show=open&limit=50", "games", "id")
                .containsAll(made));
        all(Browser.visitor(), "/api/games?show=public&limit=1", "games", "id");
        all(Browser.visitor(), "/api/games?show=finished&limit=1", "games", "id");
    }

    @Test
    void aPageThatCannotBeIsRefusedByName() {
        Browser host = Browser.guest("Lister");
        lobby(host, "One");
        lobby(host, "Two");
        String next =
                host.get("/api/games?show=mine&limit=1").json().path("next").asString();
        for (String path : List.of(
                "/api/games?show=mine&limit=0",
                "/api/games?show=mine&limit=201",
                "/api/games?show=mine&cursor=nonsense",
                "/api/games?show=mine&cursor=%00",
                "/api/games?show=open&cursor=" + next,
                "/api/maps?cursor=" + next,
                "/api/maps?limit=-1")) {
            JsonNode refused = host.get(path).json();
            String field = path.contains("limit") ? "limit" : "cursor";
            if (refused.path("code").asString().equals("invalid")) {
                assertTrue(refused.path("detail").asString().startsWith(field + ": "), path + refused);
            } else {
                assertEquals("unreadable", refused.path("code").asString(), path);
            }
        }
        assertEquals(
                "limit: \"many\" is not a whole number",
                host.get("/api/games?limit=many")
                        .expect(400, "unreadable")
                        .json()
                        .path("detail")
                        .asString());
    }

    @Test
    void messagesComeFromEitherEndAndOnlyToTheirReaders() {
        Party party = Party.begun(3);
        String path = "/api/games/" + party.id() + "/messages";
        for (int i = 0; i < 7; i++) {
            party.player(0).post(path, Map.of("text", "to all " + i)).expect(201);
            party.player(0)
                    .post(path, Map.of("text", "to one " + i, "to", List.of(1)))
                    .expect(201);
        }
        List<String> oldest = all(party.player(2), path + "?limit=3", "messages", "text");
        assertEquals(
                List.of("to all 0", "to all 1", "to all 2", "to all 3", "to all 4", "to all 5", "to all 6"), oldest);
        JsonNode newest =
                party.player(1).get(path + "?first=newest&limit=3").expect(200).json();
        assertEquals("to one 6", newest.at("/messages/2/text").asString());
        assertEquals("to one 5", newest.at("/messages/0/text").asString());
        assertEquals(
                14,
                all(party.player(1), path + "?first=newest&limit=3", "messages", "text")
                        .size());
        int after = newest.at("/messages/0/id").asInt();
        assertEquals(
                2,
                all(party.player(1), path + "?limit=1&after=" + after, "messages", "id")
                        .size());
        party.player(1).get(path + "?first=newest&after=3").expect(422, "invalid");
        party.player(1).get(path + "?first=middle").expect(422, "invalid");
    }

    @Test
    void theTrailTheMapsAndTheOperatorsListsComeInPages() {
        Party party = Party.begun(2);
        for (int i = 0; i < 3; i++) {
            party.host()
                    .post("/api/games/" + party.id() + "/host/pause", Map.of())
                    .expect(200);
            party.host()
                    .post("/api/games/" + party.id() + "/host/resume", Map.of())
                    .expect(200);
        }
        String trail = "/api/games/" + party.id() + "/audit";
        List<String> forward = all(party.host(), trail + "?limit=2", "items", "id");
        assertEquals(6, forward.size());
        assertEquals(forward.reversed(), all(party.player(0), trail + "?limit=2&first=newest", "items", "id"));
        assertEquals(
                List.of("0"),
                all(party.player(0), "/api/games/" + party.id() + "/positions?limit=1", "positions", "at"));

        Browser drawer = Browser.guest("Drawer");
        List<String> maps = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            maps.addFirst(drawer.post("/api/maps", Map.of("name", "Map " + i, "ruleset", "gd6", "text", "x"))
                    .expect(201)
                    .json()
                    .path("id")
                    .asString());
        }
        assertEquals(maps.size(), all(drawer, "/api/maps?limit=1", "maps", "id").size());
        Browser admin = SecurityMatrixTest.administrator();
        List<String> people = all(admin, "/api/admin/accounts?limit=100", "accounts", "id");
        assertEquals(people.size(), people.stream().distinct().count());
        assertTrue(all(admin, "/api/admin/games?limit=50", "games", "id").contains(party.id()));
    }

    @Test
    void listsAreReadByAnIndex() {
        for (String[] each : new String[][] {
            {
                "game_listed",
                "select id from game g where g.visibility = 'public' and g.status = 'OVER' and (g.updated_at, g.id)"
                        + " < (1, 'a') order by g.updated_at desc, g.id desc limit 50"
            },
            {
                "game_running",
                "select id from game g where g.visibility = 'public' and g.status in ('RUNNING', 'PAUSED') and"
                        + " (g.seen_at, g.id) < (1, 'a') order by g.seen_at desc, g.id desc limit 50"
            },
            {
                "game_open",
                "select id from game g where g.visibility = 'public' and (g.status = 'LOBBY' or g.joining = 1) and"
                        + " g.status <> 'OVER' and (g.created_at, g.id) < (1, 'a') order by g.created_at desc, g.id desc limit 50"
            },
            {
                "own_map_account",
                "select id from own_map where account_id = 'a' and (changed_at, id) < (1, 'a')"
                        + " order by changed_at desc, id desc limit 50"
            },
            {
                "game_host",
                "select id from game where host_id = 'a' and (over_at, id) < (1, 'a') order by over_at desc, id desc limit 50"
            },
            {
                "seat_account",
                "select game_id from seat where account_id = 'a' and (over_at, game_id) < (1, 'a')"
                        + " order by over_at desc, game_id desc limit 50"
            },
            {"seat_account", "select game_id from seat where account_id = 'a' and over_at is null"},
            {
                "account_age",
                "select id from account where (created_at, id) < (1, 'a')"
                        + " order by created_at desc, id desc limit 50"
            },
        }) {
            String plan = TestServer.bean(JdbcClient.class)
                    .sql("explain query plan " + each[1])
                    .query()
                    .listOfRows()
                    .toString();
            assertTrue(plan.contains(each[0]), each[0] + ": " + plan);
            assertFalse(plan.contains("TEMP B-TREE"), "nothing is sorted: " + plan);
        }
    }

    @Test
    void aSheetThatIsKnownIsNotSentAgainAndAnOldOneOverwritesNothing() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        String path = "/api/games/" + party.id() + "/sheet";
        Browser.Answer read = player.get(path).expect(200);
        assertTrue(read.headers().get("cache-control").getFirst().contains("private"), "no shared cache keeps a sheet");
        assertTrue(String.join(",", read.headers().get("vary")).contains("Cookie"));
        assertEquals(304, conditional(player, path, tag(read)).status());
        assertEquals(0, conditional(player, path, tag(read)).bytes().length);
        assertEquals(
                200, conditional(party.player(1), path, tag(read)).status(), "a mark of another seat matches nothing");

        Map<String, Object> sheet = Map.of("at", 0, "lines", List.of());
        Browser.Answer saved = matching(player, "PUT", path, sheet, tag(read)).expect(200);
        assertEquals(200, conditional(player, path, tag(read)).status());
        assertEquals(304, conditional(player, path, tag(saved)).status());
        matching(player, "PUT", path, sheet, tag(read)).expect(412, "stale");
        matching(player, "PUT", path, sheet, "\"nonsense\"").expect(412, "stale");
        assertEquals(1, player.get(path).json().path("version").asInt(), "nothing was stored");
        matching(player, "PUT", path, sheet, "\"nonsense\", W/" + tag(saved)).expect(200);
        Map<String, Object> keyed = Map.of("at", 0, "lines", List.of(), "key", "again");
        String now = tag(player.get(path));
        matching(player, "PUT", path, keyed, now).expect(200);
        matching(player, "PUT", path, keyed, now).expect(200);
        assertEquals(3, player.get(path).json().path("version").asInt(), "the same attempt counts once");
    }

    @Test
    void aGameAndAMapHaveMarksToo() {
        Browser host = Browser.guest("Marker");
        String path = "/api/games/" + lobby(host, "Marked");
        String before = tag(host.get(path).expect(200));
        assertEquals(304, conditional(host, path, before).status(), "the time alone changes nothing");
        assertEquals(200, conditional(Browser.visitor(), path, before).status());
        String after = tag(matching(host, "PATCH", path, Map.of("name", "Marked again"), before)
                .expect(200));
        matching(host, "PATCH", path, Map.of("name", "Too late"), before).expect(412, "stale");
        assertEquals(304, conditional(host, path, after).status());
        assertEquals("Marked again", host.get(path).json().path("name").asString());

        Browser.Answer made = host.post("/api/maps", Map.of("name", "Map", "ruleset", "gd6", "text", "x"))
                .expect(201);
        String map = "/api/maps/" + made.json().path("id").asString();
        assertEquals(304, conditional(host, map, tag(made)).status());
        Map<String, Object> wish = Map.of("name", "Map", "ruleset", "gd6", "text", "y");
        Browser.Answer changed = matching(host, "PUT", map, wish, tag(made)).expect(200);
        matching(host, "PUT", map, wish, tag(made)).expect(412, "stale");
        matching(host, "DELETE", map, null, tag(made)).expect(412, "stale");
        matching(host, "DELETE", map, null, tag(changed)).expect(204);
    }

    @Test
    void aPositionIsMarkedForItsViewer() {
        Party party = Party.begun(2);
        String path = "/api/games/" + party.id() + "/positions/now";
        Browser.Answer mine = party.player(0).get(path).expect(200);
        Browser.Answer unchanged = conditional(party.player(0), path, tag(mine));
        assertEquals(304, unchanged.status());
        assertFalse(
                unchanged.headers().get("cache-control").getFirst().contains("no-store"),
                "the browser may keep what it has");
        assertEquals(200, conditional(party.player(1), path, tag(mine)).status());
        Browser.Answer picture = party.player(0).get(path + "/picture.svg").expect(200);
        assertEquals(
                304,
                conditional(party.player(0), path + "/picture.svg", tag(picture))
                        .status());
    }
}
