package arbiter.server;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Players who join late, leave early, or take over a seat. */
class LateJoiningTest {
    private static boolean awaits(Browser browser, String game, int seat) {
        for (JsonNode each : browser.game(game).path("awaiting")) {
            if (each.asInt() == seat) {
                return true;
            }
        }
        return false;
    }

    /** A game with two players, whose other seats stay open. */
    private static Party table(String ruleset, int size, Map<String, Object> more) {
        Browser host = Browser.guest("Host");
        Map<String, Object> wish = new LinkedHashMap<>(Map.of(
                "ruleset", ruleset, "seats", size, "hostPlays", false, "visibility", "private", "lateJoining", true));
        wish.putAll(more);
        JsonNode made = host.post("/api/games", wish).expect(201).json();
        String id = made.path("id").asString();
        Map<String, Object> join = Map.of("invitation", made.path("invitation").asString());
        Browser one = Browser.guest("One");
        Browser two = Browser.guest("Two");
        one.post("/api/games/" + id + "/seats", join).expect(200);
        two.post("/api/games/" + id + "/seats", join).expect(200);
        host.post("/api/games/" + id + "/begin", Map.of()).expect(200);
        return new Party(id, host, List.of(one, two));
    }

    private static Browser.Answer join(Party party, Browser newcomer) {
        return newcomer.post(
                party.path("/seats"),
                Map.of("invitation", party.page().path("invitation").asString(), "lore", "Late, but here."));
    }

    @Test
    void globalDominationSixLetsANewcomerIn() throws InterruptedException {
        Party party = table("gd6", 4, Map.of("bots", List.of("recruit"), "parameters", Map.of("late-seats", "1")));
        JsonNode seats = party.page().path("seats");
        assertEquals("bot", seats.at("/2/state").asString(), "bots move up");
        assertEquals("open", seats.at("/3/state").asString(), "the kept seat is the last");
        String country = seats.at("/3/country").asString();
        party.playTurn();
        eventually("nobody waits for an absent player", () -> party.at() >= 1);
        Browser newcomer = Browser.guest("Newcomer");
        party.hostDoes("joining", Map.of("open", false));
        join(party, newcomer).expect(409, "begun");
        party.hostDoes("joining", Map.of("open", true, "reason", "A friend is coming."));
        assertTrue(party.audit().contains("opened joining: A friend is coming."), party.audit());
        join(party, newcomer).expect(200);
        assertEquals(3, newcomer.game(party.id()).path("mySeat").asInt());
        assertEquals("Late, but here.", party.page().at("/seats/3/lore").asString());
        join(party, Browser.guest("Another")).expect(409, "full");
        assertFalse(awaits(newcomer, party.id(), 3), "the host has not let this seat in yet");
        letIn(party, country);
        playUntil(party, () -> awaits(newcomer, party.id(), 3));
        String hq =
                newcomer.get(party.path("/candidates")).json().at("/orders/0").asString();
        assertTrue(hq.startsWith("build hq"), hq);
        newcomer.save(party.id(), List.of(hq), true).expect(200);
        int at = party.at();
        playUntil(party, () -> party.at() > at);
        assertTrue(newcomer.game(party.id()).at("/seats/3/alive").asBoolean());
        assertTrue(
                newcomer.someOrders(party.id(), 3).size() > 0 || awaits(newcomer, party.id(), 3),
                "plays like all others");
    }

    private static void letIn(Party party, String country) {
        JsonNode answer = party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of("join " + country)))
                .expect(200)
                .json();
        assertTrue(answer.at("/lines/0/accepted").asBoolean(), answer.toString());
    }

    /** The first two players continue; a bot plays at its own pace. */
    private static void playUntil(Party party, BooleanSupplier so) throws InterruptedException {
        Eventually.eventually("the game got there", () -> {
            party.playTurn();
            return so.getAsBoolean();
        });
    }

    @Test
    void globalDominationFiveOpensForALatecomer() {
        Party party = table("gd5", 3, Map.of());
        List<String> starts = List.of("start 3", "start 20");
        for (int i = 0; i < 2; i++) {
            party.player(i).save(party.id(), List.of(starts.get(i)), true).expect(200);
        }
        hostOrders(party, "begin");
        assertFalse(awaits(party.host(), party.id(), 2), "the game runs without the third");
        hostOrders(party, "open joining");
        playTogether(party);
        Browser newcomer = Browser.guest("Newcomer");
        join(party, newcomer).expect(200);
        assertEquals(2, newcomer.game(party.id()).path("mySeat").asInt());
        String start = newcomer.get(party.path("/candidates"))
                .expect(200)
                .json()
                .at("/orders/0")
                .asString();
        assertTrue(start.startsWith("start "), start);
        newcomer.save(party.id(), List.of(start), true).expect(200);
        playTogether(party);
        assertTrue(awaits(newcomer, party.id(), 2), "from now on the game waits for the newcomer too");
        assertTrue(newcomer.game(party.id()).at("/seats/2/points").asInt() > 0);
    }

    private static void hostOrders(Party party, String line) {
        JsonNode answer = party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of(line)))
                .expect(200)
                .json();
        assertTrue(answer.at("/lines/0/accepted").asBoolean(), answer.toString());
        assertTrue(party.audit().contains(line), party.audit());
    }

    private static void playTogether(Party party) {
        int at = party.at();
        party.players()
                .forEach(player -> player.save(party.id(), List.of(), true).expect(200));
        assertEquals(at + 1, party.at());
    }

    /** The other games have no rules for late players, but an open seat can be taken in the middle of each. */
    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void aSeatIsTakenOverInTheMiddleOfEveryGame(String ruleset) {
        Party party = Party.begun(2, Map.of("ruleset", ruleset));
        for (int i = 0; i < 4; i++) {
            playOne(party);
        }
        Browser before = party.player(1);
        party.hostDoes("seats/1/replace", Map.of("reason", "Moved abroad."));
        before.get(party.path("")).expect(404, "not-found");
        Browser newcomer = Browser.guest("Newcomer");
        join(party, newcomer).expect(200);
        assertEquals(1, newcomer.game(party.id()).path("mySeat").asInt());
        Party now = new Party(party.id(), party.host(), List.of(party.player(0), newcomer));
        int at = now.at();
        for (int i = 0; i < 40 && !newcomerHasDecided(now, at); i++) {
            playOne(now);
        }
        assertTrue(newcomerHasDecided(now, at), "the newcomer decides like the one before");
    }

    private static void playOne(Party party) {
        for (Browser player : party.players()) {
            JsonNode page = player.game(party.id());
            if (page.path("myTurn").asBoolean() && !page.path("iAmReady").asBoolean()) {
                boolean atOnce = page.path("pace").asString().equals("at-once");
                player.save(party.id(), player.someOrders(party.id(), atOnce ? 1 : 3), true)
                        .expect(200);
            }
        }
    }

    private static boolean newcomerHasDecided(Party party, int since) {
        for (int at = since + 1; at <= party.at(); at++) {
            JsonNode sheets =
                    party.player(1).get(party.path("/positions/" + at)).json().at("/resolved/sheets");
            for (JsonNode sheet : sheets) {
                if (sheet.path("seat").asInt() == 1 && !sheet.path("absent").asBoolean()) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void whoLeavesIsReplacedByTheLadderAtOnce() throws InterruptedException {
        Party party = Party.begun(2, Map.of("absence", Map.of("then", "bot", "bot", "recruit")));
        party.playTurn();
        party.player(0).save(party.id(), List.of(), true).expect(200);
        int at = party.at();
        party.player(1)
                .save(party.id(), List.of("a word that nobody else may read"), false)
                .expect(200);
        party.player(1).send("DELETE", party.path("/seats/mine"), null).expect(204);
        party.player(1).get(party.path("")).expect(404, "not-found");
        assertEquals("bot", party.page().at("/seats/1/state").asString());
        eventually("the bot plays without being asked", () -> party.at() > at);
    }

    @Test
    void whereSeatsAreOpenedTheNextOneSeesNothingOfTheSheet() {
        Party party = Party.begun(2, Map.of("absence", Map.of("then", "open")));
        party.player(1).save(party.id(), List.of("build hq 9"), false).expect(200);
        party.player(1).send("DELETE", party.path("/seats/mine"), null).expect(204);
        assertEquals("open", party.page().at("/seats/1/state").asString());
        Browser newcomer = Browser.guest("Newcomer");
        join(party, newcomer).expect(200);
        assertEquals(
                0,
                newcomer.get(party.path("/sheet")).json().path("version").asInt(),
                "an empty sheet, as if never touched");
    }

    @Test
    void lettersFollowTheirPeopleWhenSeatsAreNumberedAnew() {
        Browser host = Browser.guest("Host");
        JsonNode made = host.post(
                        "/api/games", Map.of("ruleset", "gd6", "seats", 5, "hostPlays", false, "visibility", "private"))
                .expect(201)
                .json();
        String path = "/api/games/" + made.path("id").asString();
        String invitation = made.path("invitation").asString();
        List<Browser> people = List.of(Browser.guest("A"), Browser.guest("B"), Browser.guest("C"));
        for (int i = 0; i < 3; i++) {
            people.get(i)
                    .post(path + "/seats", Map.of("invitation", invitation, "seat", i + 1))
                    .expect(200);
        }
        people.get(0)
                .post(path + "/messages", Map.of("text", "for B alone", "to", List.of(2)))
                .expect(201);
        people.get(2).put(path + "/muted", Map.of("seats", List.of(1))).expect(204);
        host.post(path + "/begin", Map.of()).expect(200);
        assertTrue(people.get(1).get(path + "/messages").text().contains("for B alone"));
        assertFalse(people.get(2).get(path + "/messages").text().contains("for B alone"), "C has B's old number now");
        JsonNode own = people.get(0).get(path + "/messages").json();
        assertTrue(own.at("/messages/0/mine").asBoolean());
        assertEquals("[1]", own.at("/messages/0/to").toString());
        assertEquals(
                "[0]",
                people.get(2).get(path + "/messages").json().path("muted").toString());
    }

    @Test
    void aRematchKeepsTheTable() {
        Party party = Party.begun(3, Map.of("bots", List.of("recruit"), "press", "public"));
        party.hostDoes("end", Map.of("winners", List.of(0)));
        Browser.guest("Stranger").post(party.path("/rematch"), Map.of()).expect(404, "not-found");
        JsonNode again = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json();
        assertEquals("lobby", again.path("status").asString());
        assertEquals(3, again.path("size").asInt());
        assertEquals("public", again.path("press").asString());
        assertEquals("recruit", again.at("/seats/2/bot").asString());
        String id = again.path("id").asString();
        party.player(1).post(party.path("/rematch"), Map.of()).expect(201);
        party.player(1).post(party.path("/rematch"), Map.of()).expect(201);
        assertEquals(3, party.player(0).game(id).path("taken").asInt());
        party.player(0).post("/api/games/" + id + "/begin", Map.of()).expect(200);
    }
}
