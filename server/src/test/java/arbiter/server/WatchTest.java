package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.Writer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What people see of games that they do not play: lists, small boards, and games that the host shows them later. */
class WatchTest {
    private static Party open(int size, Map<String, Object> more) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("visibility", "public"));
        wish.putAll(more);
        return Party.begun(size, wish);
    }

    /** The names of all games that match, page by page. */
    private static List<String> found(String show, String filters) {
        Browser visitor = Browser.visitor();
        List<String> names = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = visitor.get("/api/games?show=" + show + "&" + filters + "&cursor=" + cursor)
                    .expect(200)
                    .json();
            page.path("games").forEach(game -> names.add(game.path("name").asString()));
            cursor = page.path("next").asString("");
        } while (!cursor.isEmpty());
        return names;
    }

    @Test
    void gamesAreFoundByWhatPeopleLookFor() {
        open(
                2,
                Map.of(
                        "name",
                        "Gänsesäger live",
                        "board",
                        "Two Shores",
                        "schedule",
                        Map.of("kind", "length", "minutes", 5)));
        open(3, Map.of("name", "Gänsesäger slow", "bots", List.of("recruit"), "schedule", Map.of("kind", "none")));
        Party.begun(2, Map.of("name", "Gänsesäger hidden"));
        open(2, Map.of("name", "Gänsesäger masked", "anonymous", true, "schedule", Map.of("kind", "none")));
        assertEquals(
                List.of("Gänsesäger masked", "Gänsesäger slow", "Gänsesäger live"),
                found("public", "search=GANSESAGER"),
                "without case and accents, those that changed last first, and no private ones");
        assertEquals(List.of(), found("public", "search=%25s%C3%A4ger"), "% is a letter like any other");
        assertEquals(List.of("Gänsesäger live"), found("public", "search=gansesager&tempo=live"));
        assertEquals(List.of("Gänsesäger live"), found("public", "search=gansesager&board=Two%20Shores"));
        assertEquals(
                List.of("Gänsesäger masked", "Gänsesäger slow"),
                found("public", "search=gansesager&ruleset=gd6&board=The%20Drowned%20Crown"));
        assertEquals(List.of("Gänsesäger slow"), found("public", "search=gansesager&size=3"));
        assertEquals(List.of("Gänsesäger slow"), found("public", "search=gansesager&bots=some"));
        assertEquals(
                List.of("Gänsesäger live"),
                found("public", "search=gansesager&bots=none"),
                "nobody learns by a filter which seats of an anonymous game are bots");
        assertEquals(List.of(), found("public", "search=gansesager&ruleset=carbon"));
        assertEquals(List.of(), found("public", "search=gansesager&people=3"));
        for (String wrong : List.of("tempo=fast", "bots=many", "size=0", "people=1000", "search=" + "x".repeat(101))) {
            Browser.visitor().get("/api/games?show=public&" + wrong).expect(422, "invalid");
        }
    }

    @Test
    void aSearchGoesOnWhereOneAnswerEnds() {
        Party old = Party.begun(2, Map.of("visibility", "public", "name", "Rotschenkel"));
        old.hostDoes("end", Map.of());
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        String host = jdbc.sql("select host_id from game where id = ?")
                .param(old.id())
                .query(String.class)
                .single();
        // More games than one answer looks at, all younger than the one that is wanted.
        TestServer.bean(Writer.class).run(() -> {
            for (int i = 0; i < 3_100; i++) {
                jdbc.sql("insert into game (id, ruleset, ruleset_version, name, label, status, host_id, options,"
                                + " board_name, size, visibility, invitation, created_at, updated_at)"
                                + " select ?, ruleset, ruleset_version, 'Other', 'other', status, ?, options, board_name,"
                                + " size, visibility, ?, created_at, updated_at + ? from game where id = ?")
                        .params("filler" + i, host, "filler" + i, 1_000 + i, old.id())
                        .update();
            }
        });
        try {
            JsonNode first = Browser.visitor()
                    .get("/api/games?show=finished&search=rotschenkel")
                    .json();
            assertEquals(0, first.path("games").size());
            assertFalse(first.path("next").isNull(), "there is more to look at");
            assertEquals(List.of("Rotschenkel"), found("finished", "search=rotschenkel"));
        } finally {
            TestServer.bean(Writer.class)
                    .run(() ->
                            jdbc.sql("delete from game where id like 'filler%'").update());
        }
    }

    @Test
    void aListShowsEveryBoardAtOnceAndBrowsersKeepIt() {
        Party party = open(2, Map.of("name", "Brachvogel"));
        party.playTurn();
        String picture = picture("search=brachvogel");
        Browser visitor = Browser.visitor();
        Browser.Answer card = visitor.get(picture).expect(200);
        assertTrue(card.text().startsWith("<svg"), card.text().substring(0, 50));
        assertTrue(card.headers().get("cache-control").getFirst().contains("immutable"), card.headers() + "");
        assertFalse(
                visitor.get(picture.replaceFirst("v=.*", "v=old"))
                        .headers()
                        .get("cache-control")
                        .getFirst()
                        .contains("immutable"),
                "an address of another picture is not kept");
        visitor.get(picture + "&theme=night").expect(200);
        party.playTurn();
        assertFalse(picture.equals(picture("search=brachvogel")), "a new position has another address");
        visitor.get(party.path("/positions/99/card.svg")).expect(404);
        party.hostDoes("end", Map.of());
        visitor.get(party.path("/positions/2/card.svg")).expect(200);
        Party hidden = Party.begun(2);
        visitor.get(hidden.path("/positions/0/card.svg")).expect(404);
        Browser.Answer own =
                hidden.player(0).get(hidden.path("/positions/0/card.svg")).expect(200);
        assertTrue(own.headers().get("cache-control").getFirst().contains("private"));
    }

    private static String picture(String filter) {
        return Browser.visitor()
                .get("/api/games?show=public&" + filter)
                .json()
                .at("/games/0/picture")
                .asString();
    }

    private static final Pattern TURN = Pattern.compile("\"turn\":\\s*(\\d+)");
    private static final Pattern PLACE = Pattern.compile("\"(?:at|after)\":\\s*(\\d+)");

    @Test
    void delayedSpectatorsLearnNothingNewer() throws Exception {
        Party party = open(3, Map.of("spectatorDelay", 2, "bots", List.of("recruit"), "name", "Steinwälzer"));
        for (int turn = 0; turn < 4; turn++) {
            int before = party.at();
            party.playTurn();
            Eventually.eventually("the turn ends", () -> party.at() > before);
        }
        int now = party.at();
        int seen = now - 2;
        party.hostDoes("announce", Map.of("text", "plover-news"));
        party.hostDoes("extend", Map.of("minutes", 60, "reason", "plover-reason"));
        Browser visitor = Browser.visitor();
        JsonNode page = visitor.game(party.id());
        assertEquals(seen, page.path("at").asInt());
        assertEquals(2, page.path("spectatorDelay").asInt());
        assertFalse(page.path("asOf").isNull());
        assertEquals(now, party.player(0).game(party.id()).path("at").asInt(), "players see the present");
        assertTrue(party.host().get(party.path("/audit")).text().contains("plover-reason"));
        List<String> leaks = new ArrayList<>();
        Browser onlooker = Browser.guest("Onlooker");
        for (String path : everythingToRead(party, now)) {
            for (Browser who : List.of(visitor, onlooker)) {
                Browser.Answer answer = who.get(path);
                leaks.addAll(newer(path, answer, page.path("turn").asInt(), seen));
            }
        }
        assertEquals(List.of(), leaks);
        for (String more : List.of("", "/picture.svg", "/picture.png", "/frames", "/card.svg", "/link.png")) {
            visitor.get(party.path("/positions/" + now + more)).expect(404);
            visitor.get(party.path("/positions/" + (seen + 1) + more)).expect(404);
            visitor.get(party.path("/positions/" + seen + more)).expect(200);
        }
        assertArrayEquals(
                visitor.get(party.path("/positions/now/picture.svg?orders=none"))
                        .bytes(),
                party.host()
                        .get(party.path("/positions/" + seen + "/picture.svg?orders=none"))
                        .bytes());
        assertEquals(
                seen + 1,
                visitor.get(party.path("/log")).text().lines().count(),
                "the log ends with the position that the visitor sees");
        party.hostDoes("end", Map.of());
        assertEquals(now, visitor.game(party.id()).path("at").asInt(), "when the game is over, everybody sees all");
        assertTrue(visitor.get(party.path("/messages")).text().contains("plover-news"));
    }

    /** Every address that answers GET requests about a game, and the lists and pages where the game is. */
    private static List<String> everythingToRead(Party party, int now) {
        List<String> paths = new ArrayList<>(List.of(
                "/api/games?show=public&limit=200",
                "/api/games?show=open",
                "/api/invitations/" + party.page().path("invitation").asString(),
                "/game/" + party.id(),
                "/game/" + party.id() + "/turn/" + now,
                "/embed/game/" + party.id(),
                party.path("/table?after=0&known=" + now + ".public."),
                party.path("/positions?after=" + (now - 1)),
                party.path("/messages?first=newest"),
                party.path("/audit?first=newest")));
        for (SecurityMatrixTest.Line line : SecurityMatrixTest.lines()) {
            if (line.method().equals("GET")
                    && line.path().startsWith("/api/games/{id}")
                    && !line.path().endsWith("/stream")) {
                for (String at : List.of("now", Integer.toString(now))) {
                    paths.add(SecurityMatrixTest.fill(line.path().replace("{at}", at), party));
                }
            }
        }
        return paths;
    }

    private static List<String> newer(String path, Browser.Answer answer, int turn, int seen) {
        List<String> leaks = new ArrayList<>();
        String text = answer.headers() + answer.text();
        if (text.contains("plover")) {
            leaks.add("what was said since, in " + path);
        }
        // Lists have other games, whose numbers do not matter.
        String own = path.startsWith("/api/games?") ? "" : answer.text();
        for (Matcher found = TURN.matcher(own); found.find(); ) {
            if (Integer.parseInt(found.group(1)) > turn) {
                leaks.add(found.group() + " in " + path);
            }
        }
        for (Matcher found = PLACE.matcher(own); found.find(); ) {
            if (Integer.parseInt(found.group(1)) > seen) {
                leaks.add(found.group() + " in " + path);
            }
        }
        if (path.startsWith("/game/") && text.contains("turn " + (turn + 1))) {
            leaks.add("the turn in " + path);
        }
        return leaks;
    }

    @Test
    void aDelayedStreamSaysOnlyThatThereIsSomethingToSee() throws Exception {
        Party party = open(2, Map.of("spectatorDelay", 1));
        try (EventStream visitor = EventStream.open(Browser.visitor(), party.path("/stream?after=0"));
                EventStream player = EventStream.open(party.player(0), party.path("/stream?after=0"))) {
            visitor.await("reset");
            party.hostDoes("announce", Map.of("text", "Listen."));
            party.playTurn();
            player.await("turn");
            Eventually.eventually("the visitor is told to look again", () -> count(visitor, "reset") > 1);
            assertTrue(visitor.all().stream()
                    .allMatch(event -> event.type().equals("reset")
                            && event.data().equals("{}")
                            && event.id().isEmpty()));
        }
    }

    /** When a player acts within a turn is as secret as what the player does. */
    @Test
    void aDelayedStreamIsSilentBetweenTurns() throws Exception {
        Party party = open(2, Map.of("ruleset", "dynasty", "spectatorDelay", 1));
        try (EventStream visitor = EventStream.open(Browser.visitor(), party.path("/stream?after=0"));
                EventStream player = EventStream.open(party.player(0), party.path("/stream?after=0"))) {
            visitor.await("reset");
            int turn = party.page().path("turn").asInt();
            while (party.page().path("turn").asInt() == turn) {
                party.playTurn();
            }
            Eventually.eventually("the players take several steps", () -> count(player, "turn") > 1);
            Eventually.eventually("the visitor is told of the new turn", () -> count(visitor, "reset") > 1);
            assertEquals(2, count(visitor, "reset"), "once for the open page, and once for the new turn");
        }
    }

    private static long count(EventStream stream, String type) {
        return stream.all().stream().filter(event -> event.type().equals(type)).count();
    }

    @Test
    void anOldGameIsReadableWithoutItsRules() {
        Party party = open(2, Map.of("name", "Kiebitz"));
        party.playTurn();
        party.playTurn();
        party.hostDoes("end", Map.of());
        String old = "kiebitz-old";
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        TestServer.bean(Writer.class).run(() -> {
            jdbc.sql(
                            "insert into game (id, ruleset, ruleset_version, name, label, status, host_id, options, board_name, size,"
                                    + " visibility, invitation, entries, turn, winners, seed, pace, created_at, updated_at)"
                                    + " select ?, ruleset, 99, name, label, status, host_id, options, board_name, size, visibility, ?,"
                                    + " entries, turn, winners, seed, pace, created_at, updated_at from game where id = ?")
                    .params(old, old, party.id())
                    .update();
            jdbc.sql("insert into seat (game_id, seat, account_id, bot, state, country, colour, lore, points, alive)"
                            + " select ?, seat, account_id, bot, state, country, colour, lore, points, alive from seat"
                            + " where game_id = ?")
                    .params(old, party.id())
                    .update();
            jdbc.sql(
                            "insert into log_line (game_id, number, kind, turn, scores, open, line, at) select ?, number, kind, turn,"
                                    + " scores, open, replace(line, '\"version\":1', '\"version\":99'), at from log_line"
                                    + " where game_id = ?")
                    .params(old, party.id())
                    .update();
        });
        Browser visitor = Browser.visitor();
        JsonNode page = visitor.game(old);
        assertEquals(2, page.at("/standing/scores").size());
        assertEquals(99, page.path("rulesetVersion").asInt());
        assertEquals(
                3,
                visitor.get("/api/games/" + old + "/positions")
                        .json()
                        .path("positions")
                        .size());
        assertTrue(visitor.get("/api/games/" + old + "/log").expect(200).text().contains("\"version\":99"));
        visitor.get("/api/games/" + old + "/positions/now").expect(503, "ruleset-missing");
    }

    @Test
    void aDelayHasBounds() {
        Browser host = Browser.guest("Host");
        for (int wrong : List.of(-1, 21)) {
            host.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "spectatorDelay", wrong))
                    .expect(422, "invalid");
        }
    }
}
