package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.game.Watching;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Studies: what people try out stays theirs, comes only from what they know, and does not touch the game. */
class StudiesTest {
    private static Party party(Map<String, Object> wish) {
        Party party = Party.begun(2, wish);
        party.player(0).save(party.id(), List.of("build hq 1"), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 6"), true).expect(200);
        return party;
    }

    private static Party party() {
        return party(Map.of("board", "Two Shores"));
    }

    private static String begun(Browser who, Party party) {
        return "/api/studies/"
                + who.post("/api/studies", Map.of("game", party.id()))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString();
    }

    private static JsonNode position(Browser who, String study, int number) {
        return who.get(study + "/positions/" + number).expect(200).json();
    }

    private static int added(Browser who, String path, Map<String, ?> wish) {
        return who.post(path, wish).expect(201).json().path("number").asInt();
    }

    private static Map<String, Object> sheets(List<String> first, List<String> second) {
        return Map.of("sheets", List.of(Map.of("seat", 0, "lines", first), Map.of("seat", 1, "lines", second)));
    }

    @Test
    void ordersForAllSidesAreResolvedBranchedAndCompared() {
        Party party = party();
        Browser me = party.player(0);
        String study = begun(me, party);
        JsonNode start = position(me, study, 0);
        assertEquals("start", start.path("kind").asString());
        assertEquals(2, start.at("/shown/desks").size());

        String line = start.at("/shown/desks/1/desk/choices/0/line").asString();
        JsonNode desks = me.put(study + "/positions/0/sheets", sheets(List.of("nonsense"), List.of(line)))
                .expect(200)
                .json();
        assertFalse(desks.at("/desks/0/desk/lines/0/accepted").asBoolean());
        assertTrue(desks.at("/desks/1/desk/lines/0/accepted").asBoolean(), desks.toString());
        int first = added(me, study + "/positions/0/resolve", Map.of());
        JsonNode after = position(me, study, first);
        assertEquals(0, after.path("parent").asInt());
        assertEquals(start.path("turn").asInt() + 1, after.path("turn").asInt());
        assertEquals("nonsense", after.at("/refused/0/line").asString());
        assertFalse(after.path("report").isEmpty());
        assertEquals(line, position(me, study, 0).at("/sheets/1/lines/0").asString(), "I can go back to my sheets");

        me.put(study + "/positions/0/sheets", sheets(List.of(), List.of())).expect(200);
        int second = added(me, study + "/positions/0/resolve", Map.of("bot", "recruit"));
        int third = added(me, study + "/positions/" + second + "/resolve", Map.of("bot", "recruit"));
        JsonNode tree = me.get(study).expect(200).json().path("positions");
        assertEquals(
                List.of(0, 1, 2, 3),
                tree.valueStream().map(each -> each.path("number").asInt()).toList());
        assertEquals(second, tree.get(third).path("parent").asInt());
        assertNotEquals(after.at("/shown/given"), position(me, study, second).at("/shown/given"));

        me.send("PATCH", study + "/positions/" + first, Map.of("label", "They sleep"))
                .expect(204);
        me.send("PATCH", study, Map.of("name", "Two ways")).expect(200);
        JsonNode named = me.get(study).json();
        assertEquals("Two ways", named.path("name").asString());
        assertEquals("They sleep", named.at("/positions/1/label").asString());

        me.send("DELETE", study + "/positions/" + second, null).expect(204);
        assertEquals(2, me.get(study).json().path("positions").size(), "what follows it is removed too");
        me.send("DELETE", study + "/positions/0", null).expect(409, "first-position");
    }

    @Test
    void hiddenFactsAreGuessesThatCanBeChanged() {
        Party party = party();
        Browser me = party.player(0);
        String study = begun(me, party);
        JsonNode start = position(me, study, 0);
        JsonNode given = start.at("/shown/given");
        assertFalse(start.path("guesses").isEmpty(), given.toString());
        String guess = given.get(start.at("/guesses/0").asInt()).asString();
        assertTrue(guess.contains("ip"), guess);

        List<String> lines = given.valueStream().map(JsonNode::asString).toList();
        String rich = guess.replaceAll("\\bip \\d+", "ip 33");
        List<String> changed =
                lines.stream().map(each -> each.equals(guess) ? rich : each).toList();
        int number = added(me, study + "/positions/0/change", Map.of("given", changed));
        assertTrue(position(me, study, number).at("/shown/given").toString().contains("ip 33"));
        me.post(study + "/positions/0/change", Map.of("given", List.of("1: Nobody, 2 army")))
                .expect(422, "unreadable");

        int other = added(me, study + "/positions/0/guess", Map.of());
        assertNotEquals(given, position(me, study, other).at("/shown/given"));
    }

    /** The stash of a rival is hidden, and the text of the position says nothing of it until somebody guesses. */
    @Test
    void whatTheTextDoesNotNameCanBeGuessedToo() {
        Party party = Party.begun(2, Map.of("ruleset", "gd5", "board", "Two Shores"));
        Browser me = party.player(0);
        String study = begun(me, party);
        JsonNode start = position(me, study, 0);
        assertEquals(1, start.path("hidden").size(), start.path("hidden").toString());
        assertEquals(1, start.at("/hidden/0/seat").asInt());
        assertTrue(start.at("/hidden/0/stocks").toString().contains("dynamite"));
        List<String> richer = new java.util.ArrayList<>(
                start.at("/shown/given").valueStream().map(JsonNode::asString).toList());
        String rival = me.get(study).json().at("/players/1").asString();
        richer.add(rival + ": stash dynamite*2");
        int number = added(me, study + "/positions/0/change", Map.of("given", richer));
        JsonNode changed = position(me, study, number);
        int guess = changed.at("/guesses/0").asInt();
        assertEquals(
                rival + ": stash dynamite*2",
                changed.at("/shown/given").get(guess).asString());
    }

    /** Where orders are resolved one by one, the report of a turn has one heading for each part of it. */
    @Test
    void theReportDoesNotRepeatItsHeadings() {
        Party party = Party.begun(2, Map.of("ruleset", "dynasty"));
        Browser me = party.player(0);
        String study = begun(me, party);
        int at = 0;
        for (int turn = 0; turn < 6; turn++) {
            at = added(me, study + "/positions/" + at + "/resolve", Map.of("bot", "captain"));
            List<String> headings = position(me, study, at)
                    .path("report")
                    .valueStream()
                    .map(each -> each.path("heading").asString())
                    .toList();
            for (int i = 1; i < headings.size(); i++) {
                assertNotEquals(headings.get(i - 1), headings.get(i), headings.toString());
            }
        }
    }

    /** Two games that look the same to a seat: the other player's secrets differ, and the seat's studies do not. */
    @Test
    void aStudyShowsNothingThatItsOwnerCannotKnow() {
        List<String> told = new java.util.ArrayList<>();
        for (List<String> secret : List.of(List.<String>of(), List.of("move 1 6>5"))) {
            Party party = party();
            party.player(1).save(party.id(), secret, true).expect(200);
            Browser me = party.player(0);
            String study = begun(me, party);
            String all = me.get(study + "/positions/0").expect(200).text()
                    + me.post(study + "/positions/0/proposal", Map.of("seat", 1))
                            .expect(200)
                            .text();
            int next = added(me, study + "/positions/0/resolve", Map.of("bot", "captain"));
            told.add((all + me.get(study + "/positions/" + next).expect(200).text())
                    .replace(
                            party.player(0)
                                    .game(party.id())
                                    .at("/seats/0/country")
                                    .asString(),
                            "FIRST")
                    .replace(
                            party.player(0)
                                    .game(party.id())
                                    .at("/seats/1/country")
                                    .asString(),
                            "SECOND"));
        }
        assertEquals(told.get(0), told.get(1));
    }

    @Test
    void nobodyIsToldThatSomebodyThinks() {
        Party party = party();
        String before = party.host().get(party.path("/audit")).text();
        long version = party.page().path("version").asLong();
        long event = party.page().path("lastEvent").asLong();
        Browser me = party.player(0);
        String study = begun(me, party);
        added(me, study + "/positions/0/resolve", Map.of("bot", "recruit"));
        assertEquals(before, party.host().get(party.path("/audit")).text());
        assertEquals(version, party.page().path("version").asLong());
        assertEquals(event, party.page().path("lastEvent").asLong());
    }

    /** Bots wait while nobody watches their game. A study does not wake them. */
    @Test
    void thinkingIsNotWatching() {
        Party party = party();
        Watching watching = TestServer.bean(Watching.class);
        int muchLater = 1_000_000;
        assertTrue(watching.watched(party.id(), 0), "the players have just ordered");
        assertFalse(watching.watched(party.id(), muchLater), "nobody has looked for a long time");
        String study = begun(party.player(0), party);
        added(party.player(0), study + "/positions/0/resolve", Map.of("bot", "recruit"));
        assertFalse(watching.watched(party.id(), muchLater));
        party.player(0).game(party.id());
        assertTrue(watching.watched(party.id(), muchLater), "this is a look at the game");
    }

    @Test
    void aSharedStudyIsReadByItsLinkAndByNothingElse() {
        Party party = party();
        Browser me = party.player(0);
        String study = begun(me, party);
        Browser ally = Browser.guest("Ally");
        ally.get(study).expect(404, "not-found");
        ally.get(study + "?link=").expect(404, "not-found");
        String link = me.put(study + "/link", Map.of())
                .expect(200)
                .json()
                .path("link")
                .asString();
        JsonNode read = ally.get(study + "?link=" + link).expect(200).json();
        assertFalse(read.path("mine").asBoolean());
        assertTrue(read.path("game").isNull(), "the link does not lead to the game");
        assertTrue(read.path("link").isNull());
        assertEquals(
                position(me, study, 0),
                Browser.visitor()
                        .get(study + "/positions/0?link=" + link)
                        .expect(200)
                        .json());
        ally.get(party.path("")).expect(404, "not-found");
        ally.post(study + "/positions/0/resolve?link=" + link, Map.of()).expect(404, "not-found");
        ally.send("DELETE", study, null).expect(404, "not-found");
        me.send("DELETE", study + "/link", null).expect(200);
        ally.get(study + "?link=" + link).expect(404, "not-found");
        me.send("DELETE", study, null).expect(204);
        me.get(study).expect(404, "not-found");
    }

    @Test
    void aPastPositionOfARunningGameHasOnlyMyOwnSheet() {
        Party party = party();
        String study = "/api/studies/"
                + party.player(1)
                        .post("/api/studies", Map.of("game", party.id(), "at", 0))
                        .expect(201)
                        .json()
                        .path("id")
                        .asString();
        JsonNode sheets = position(party.player(1), study, 0).path("sheets");
        assertTrue(sheets.toString().contains("build hq 6"), sheets.toString());
        party.player(1)
                .post("/api/studies", Map.of("game", party.id(), "at", 7))
                .expect(422, "invalid");
        party.player(1)
                .post("/api/studies", Map.of("game", party.id(), "point", 0))
                .expect(409, "not-over");
    }

    /** A spectator who sees the game later than it happens studies what the spectator sees, and cannot count the turns since. */
    @Test
    void aDelayedSpectatorStudiesThePast() {
        Party party = party(Map.of("board", "Two Shores", "visibility", "public", "spectatorDelay", 1));
        party.player(0).save(party.id(), List.of(), true).expect(200);
        party.player(1).save(party.id(), List.of(), true).expect(200);
        assertEquals(2, party.at());
        Browser watcher = Browser.guest("Watcher");
        assertEquals(
                1,
                watcher.post("/api/studies", Map.of("game", party.id()))
                        .expect(201)
                        .json()
                        .path("at")
                        .asInt());
        String refused = watcher.post("/api/studies", Map.of("game", party.id(), "at", 2))
                .expect(422, "invalid")
                .text();
        assertTrue(refused.contains("use 0 to 1"), refused);
    }

    /** A person who takes a seat over knows what the seat knows, and nothing of what its first player thought. */
    @Test
    void theNextPlayerOfASeatFindsNoStudies() {
        Party party = party();
        Browser before = party.player(1);
        String study = begun(before, party);
        Browser newcomer = Browser.guest("Newcomer");
        String id = newcomer.get("/api/me").json().at("/account/id").asString();
        party.hostDoes("seats/1/replace", Map.of("player", id, "reason", "A new player."));
        assertEquals(0, newcomer.get("/api/studies").json().path("studies").size());
        newcomer.get(study).expect(404, "not-found");
        party.host().get(study).expect(404, "not-found");
        position(before, study, 0);
        before.post("/api/studies", Map.of("game", party.id())).expect(404, "not-found");
        JsonNode theirs = newcomer.get("/api/studies/"
                        + newcomer.post("/api/studies", Map.of("game", party.id()))
                                .expect(201)
                                .json()
                                .path("id")
                                .asString())
                .json();
        assertEquals("1", theirs.path("viewer").asString());
    }

    @Test
    void studiesAreDeletedWithTheirAccount() {
        Party party = party(Map.of("board", "Two Shores", "visibility", "public"));
        Browser watcher = Browser.guest("Watcher of games");
        String study = begun(watcher, party);
        String link = watcher.put(study + "/link", Map.of()).json().path("link").asString();
        assertTrue(watcher.get("/api/me/export").text().contains(study.substring(study.lastIndexOf('/') + 1)));
        assertEquals(1, watcher.get("/api/studies").json().path("studies").size());
        String name = watcher.get("/api/me").json().at("/account/name").asString();
        watcher.send("DELETE", "/api/me", Map.of("name", name)).expect(204);
        Browser.visitor().get(study + "?link=" + link).expect(404, "not-found");
    }

    @Test
    void aStudyHasALimitedNumberOfPositions() {
        Party party = party();
        Browser me = party.player(0);
        String study = begun(me, party);
        for (int position = 1; position < 200; position++) {
            added(me, study + "/positions/0/guess", Map.of());
        }
        String refused = me.post(study + "/positions/0/guess", Map.of())
                .expect(409, "too-many")
                .text();
        assertTrue(refused.contains("at most 200 positions"), refused);
        me.send("DELETE", study + "/positions/7", null).expect(204);
        added(me, study + "/positions/0/guess", Map.of());
    }

    /** What the page shows can be taken to the command line and to the sandbox. */
    @Test
    void aPositionIsAScenario() {
        Party party = party(Map.of("board", "Two Shores", "parameters", Map.of("turn-limit", "30")));
        Browser me = party.player(0);
        String study = begun(me, party);
        me.send("PATCH", study, Map.of("name", "The \"last\" way")).expect(200);
        String text = me.get(study + "/positions/0/scenario").expect(200).text();
        assertTrue(text.startsWith("scenario \"The last way\"\ngame gd6\noption turn-limit=30\n"), text);
        JsonNode opened =
                me.post("/api/sandbox", Map.of("scenario", text)).expect(200).json();
        assertEquals(position(me, study, 0).at("/shown/given"), opened.at("/before/given"));
    }

    @Test
    void nonsenseIsRefusedWithASentence() {
        Party party = party();
        Browser me = party.player(0);
        String study = begun(me, party);
        me.post("/api/studies", Map.of("game", "nothing")).expect(404, "not-found");
        me.post("/api/studies", Map.of()).expect(422, "invalid");
        me.get(study + "/positions/99").expect(404, "not-found");
        me.put(study + "/positions/0/sheets", Map.of("sheets", List.of(Map.of("seat", 9, "lines", List.of()))))
                .expect(422, "invalid");
        me.post(study + "/positions/0/resolve", Map.of("bot", "oracle")).expect(422, "invalid");
        me.post(study + "/positions/0/resolve", Map.of("dice", -1)).expect(422, "invalid");
        me.post(study + "/positions/0/proposal", Map.of("seat", -1)).expect(422, "invalid");
        me.send("PATCH", study, Map.of("name", " ")).expect(422, "invalid");
    }
}
