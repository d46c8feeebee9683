package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Standing orders when something else changes the table: the host, leave, another player, the rules. */
class ChangedTablesTest {
    private static Party party(Map<String, Object> more) {
        Map<String, Object> wish = new LinkedHashMap<>(
                Map.of("schedule", Map.of("kind", "length", "minutes", 60, "graceMinutes", 30, "earlyEnd", true)));
        wish.putAll(more);
        return Party.begun(2, wish);
    }

    private static void decide(Browser who, Party party, boolean atOnce, String posture, String... lines) {
        int version = mine(who, party).path("version").asInt();
        who.put(
                        party.path("/standing-orders"),
                        Map.of("lines", List.of(lines), "posture", posture, "atOnce", atOnce, "version", version))
                .expect(200);
    }

    private static JsonNode mine(Browser who, Party party) {
        return who.get(party.path("/standing-orders")).expect(200).json();
    }

    private static void endTurn(Party party) {
        DeadlinesTest.fire(party, DeadlinesTest.deadline(party), Duration.ofSeconds(1));
    }

    private static JsonNode sheet(Browser who, Party party) {
        return who.get(party.path("/sheet")).expect(200).json();
    }

    private static JsonNode played(Party party, int seat, int at) {
        return party.player(seat)
                .get(party.path("/positions/" + at))
                .expect(200)
                .json()
                .at("/resolved/sheets/" + seat);
    }

    private static void awaySoon(Browser who) {
        LocalDate today = LocalDate.ofInstant(TestServer.clock().instant(), ZoneOffset.UTC);
        Map<String, String> days =
                Map.of("from", today.toString(), "to", today.plusDays(5).toString(), "zone", "UTC");
        who.post("/api/me/leave", days).expect(201);
    }

    @Test
    void afterARollbackTheyAreAskedAgain() {
        Party party = party(Map.of());
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        decide(party.player(1), party, false, "hold", "turn 1: build hq 20");
        endTurn(party);
        assertEquals("build hq 20", played(party, 1, 1).at("/lines/0/normal").asString());
        party.hostDoes("rollback", Map.of("to", 0, "reason", "We misread the rules."));
        assertEquals(0, sheet(party.player(1), party).path("version").asInt(), "what was decided ahead is no draft");
        assertEquals(1, sheet(party.player(0), party).path("version").asInt(), "what was written is");
        decide(party.player(1), party, false, "hold", "turn 1: build hq 12");
        endTurn(party);
        assertEquals("build hq 12", played(party, 1, 3).at("/lines/0/normal").asString());
        String log = party.player(1).get(party.path("/log")).expect(200).text();
        assertTrue(log.lines().skip(3).findFirst().orElse("").contains("\"standing\""), log);
    }

    @Test
    void aPremoveIsUsedAgainAfterARollback() {
        Party party = Party.begun(2, Map.of("ruleset", "dynasty", "schedule", Map.of("kind", "length", "minutes", 60)));
        int seat = party.page().at("/awaiting/0").asInt();
        Browser player = party.player(seat);
        String order =
                player.get(party.path("/candidates")).json().at("/orders/0").asString();
        decide(player, party, false, "none", "every turn: " + order);
        endTurn(party);
        assertEquals(order, played(party, seat, 1).at("/lines/0/normal").asString());
        party.hostDoes("rollback", Map.of("to", 0, "reason", "We misread the rules."));
        endTurn(party);
        assertEquals(order, played(party, seat, 3).at("/lines/0/normal").asString());
    }

    @Test
    void afterACorrectionTheyAreAskedAgainAtOnce() throws InterruptedException {
        Party party = party(Map.of("hostSees", "everything"));
        decide(party.player(1), party, true, "none", "turn 1: build hq 20");
        eventually(
                "there is no sheet",
                () -> sheet(party.player(1), party).path("version").asInt() == 1);
        String land = party.host()
                .get(party.path("/host/position"))
                .expect(200)
                .json()
                .path("given")
                .valueStream()
                .map(JsonNode::asString)
                .filter(line -> line.startsWith("20:"))
                .findFirst()
                .orElse("20: neutral");
        party.hostDoes("correct", Map.of("lines", List.of(land), "reason", "A slip of mine."));
        assertEquals(1, party.at());
        eventually("there is no sheet for the corrected position", () -> {
            JsonNode sheet = sheet(party.player(1), party);
            return sheet.path("at").asInt() == 1 && sheet.path("version").asInt() == 1;
        });
    }

    @Test
    void theHostCannotReplaceASheetThatWasDecidedAhead() throws InterruptedException {
        Party party = party(Map.of());
        decide(party.player(1), party, true, "none", "turn 1: build hq 20");
        eventually(
                "there is no sheet",
                () -> sheet(party.player(1), party).path("version").asInt() == 1);
        party.host()
                .post(
                        party.path("/host/sheet"),
                        Map.of("seat", 1, "lines", List.of("build hq 12"), "reason", "They are away."))
                .expect(409, "has-sheet");
    }

    @Test
    void thePlayerWhoGetsTheSeatSeesNothingOfThem() throws InterruptedException {
        Party party = party(Map.of());
        decide(party.player(1), party, true, "defend", "turn 1: build hq 20", "turn 4: hold");
        eventually(
                "there is no sheet",
                () -> sheet(party.player(1), party).path("version").asInt() == 1);
        Browser newcomer = Browser.guest("Newcomer");
        String id = newcomer.get("/api/me").json().at("/account/id").asString();
        party.hostDoes("seats/1/replace", Map.of("player", id, "reason", "A new player."));
        JsonNode theirs = mine(newcomer, party);
        assertEquals(0, theirs.path("version").asInt(), theirs.toString());
        assertEquals(0, theirs.path("lines").size());
        assertTrue(theirs.path("last").isNull());
        assertEquals(0, sheet(newcomer, party).path("version").asInt(), "nor the sheet that came from them");
        party.player(1).get(party.path("/standing-orders")).expect(404, "not-found");
        endTurn(party);
        assertEquals(0, party.at(), "the turn waits for the newcomer");
    }

    @Test
    void aPosturePlaysDuringLeaveWithoutStrikesAndWithoutWaiting() throws InterruptedException {
        Party party = party(Map.of("absence", Map.of("strikes", 1, "then", "bot")));
        decide(party.player(1), party, true, "bot cadet");
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
        assertEquals(0, party.at(), "before the leave, the posture waits for the end of the turn");
        awaySoon(party.player(1));
        eventually("the posture does not play", () -> party.at() == 1);
        assertEquals("taken", party.page().at("/seats/1/state").asString());
        assertEquals(0, party.page().at("/seats/1/strikes").asInt());
        party.player(1).save(party.id(), List.of(), false).expect(200);
        assertEquals("player", sheet(party.player(1), party).path("savedBy").asString(), "I am back");
    }

    @Test
    void linesForLaterTurnsOutlastTheTurnsBeforeThem() {
        Party party = party(Map.of("absence", Map.of("strikes", 1, "then", "bot", "bot", "cadet")));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        party.player(1).save(party.id(), List.of("build hq 20"), false).expect(200);
        endTurn(party);
        int later = party.page().path("turn").asInt() + 1;
        decide(party.player(1), party, false, "none", "turn " + later + ": hold");
        awaySoon(party.player(1));
        party.player(0).save(party.id(), List.of(), false).expect(200);
        endTurn(party);
        assertEquals("taken", party.page().at("/seats/1/state").asString(), "the bot plays one turn, not the seat");
        party.player(0).save(party.id(), List.of(), false).expect(200);
        endTurn(party);
        assertEquals(3, party.at());
        JsonNode last = mine(party.player(1), party).path("last");
        assertEquals(later, last.path("turn").asInt());
        assertEquals("lines", last.path("source").asString());
    }

    @Test
    void nothingIsHandedInWhileTheGameIsPausedAndAllIsAfterwards() throws InterruptedException {
        Party party = party(Map.of());
        party.hostDoes("pause", Map.of("reason", "Dinner."));
        decide(party.player(1), party, true, "none", "turn 1: build hq 20");
        party.hostDoes("resume", Map.of("reason", "Fed."));
        eventually(
                "there is no sheet",
                () -> sheet(party.player(1), party).path("version").asInt() == 1);
        party.hostDoes("end", Map.of());
        party.player(1)
                .put(
                        party.path("/standing-orders"),
                        Map.of("lines", List.of(), "posture", "hold", "atOnce", false, "version", 1))
                .expect(409, "over");
    }

    /** Who may not read standing orders gets the same answer whether there are any or not. The host's list is as if there was a sheet. */
    @Test
    void nobodyElseLearnsThatThereAreAny() {
        Party nothing = party(Map.of("visibility", "public"));
        Party byHand = party(Map.of("visibility", "public"));
        byHand.player(1).save(byHand.id(), List.of("build hq 20"), false).expect(200);
        Party ahead = party(Map.of("visibility", "public"));
        decide(ahead.player(1), ahead, false, "defend", "turn 1: build hq 20", "turn 9: hold");
        List<String> paths = List.of("", "/table", "/audit", "/log", "/positions", "/sheet");
        assertEquals(told(nothing, paths), told(ahead, paths));
        assertEquals(told(byHand, List.of("/host/waiting")), told(ahead, List.of("/host/waiting")));
        Browser.guest("Stranger").get(ahead.path("/standing-orders")).expect(403, "not-yours");
        ahead.host().get(ahead.path("/standing-orders")).expect(403, "not-yours");
        Browser.visitor().get(ahead.path("/standing-orders")).expect(401);
    }

    private static String told(Party party, List<String> paths) {
        StringBuilder all = new StringBuilder();
        for (Browser who : List.of(party.host(), party.player(0), Browser.guest("Stranger"), Browser.visitor())) {
            for (String path : paths) {
                Browser.Answer answer = who.get(party.path(path));
                all.append(path).append(' ').append(answer.status()).append(' ');
                all.append(answer.status() == 200 ? shape(party, answer.text()) : "")
                        .append('\n');
            }
        }
        return all.toString();
    }

    /** Without what differs between any two games: names, identifiers, times and hashes. */
    private static String shape(Party party, String text) {
        return text.replace(party.id(), "GAME")
                .replaceAll("\"[0-9]{4}-[0-9]{2}-[0-9]{2}T[^\"]*\"", "TIME")
                .replaceAll("v=[0-9a-f]+|[0-9a-f]{8,}", "HEX")
                .replaceAll("\"[A-Za-z0-9_-]{10,40}\"", "CODE")
                .replaceAll("\"(country|name|lore|invitation|epoch|tag|label)\":\"[^\"]*\"", "NAME");
    }
}
