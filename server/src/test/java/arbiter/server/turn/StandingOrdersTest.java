package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Commitment;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.log.StandingCheck;
import arbiter.engine.text.Misread;
import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameStore;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What players decide ahead is used when they have handed in nothing, and nobody else learns of it before the end. */
class StandingOrdersTest {
    private static final Map<String, Object> HOURLY =
            Map.of("schedule", Map.of("kind", "length", "minutes", 60, "graceMinutes", 30));

    private static Browser.Answer decide(
            Party party, int seat, int version, boolean atOnce, String posture, String... lines) {
        return party.player(seat)
                .put(
                        party.path("/standing-orders"),
                        Map.of("lines", List.of(lines), "posture", posture, "atOnce", atOnce, "version", version));
    }

    private static JsonNode mine(Party party, int seat) {
        return party.player(seat)
                .get(party.path("/standing-orders"))
                .expect(200)
                .json();
    }

    private static void endTurn(Party party) {
        Instant deadline = Instant.parse(party.page().path("deadline").asString());
        TestServer.clock().advance(Duration.between(TestServer.clock().instant(), deadline.plusSeconds(1)));
        TestServer.bean(TurnEnd.class).due(new GameStore.Open(party.id(), "", party.at(), deadline.toEpochMilli()));
    }

    private static JsonNode sheet(Party party, int seat, int at) {
        return party.player(seat)
                .get(party.path("/positions/" + at))
                .expect(200)
                .json()
                .at("/resolved/sheets/" + seat);
    }

    @Test
    void aMissedTurnIsPlayedByStandingOrders() {
        Party party = Party.begun(2, HOURLY);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        JsonNode saved = decide(party, 1, 0, false, "hold", "turn 1: build hq 20", "turn 2: spawn 1 at 20")
                .expect(200)
                .json();
        assertEquals("turn 1: build hq 20", saved.at("/lines/0/normal").asString());
        assertTrue(saved.at("/lines/0/words").asString().startsWith("In turn 1, "), saved.toString());
        assertEquals("build hq 20", saved.at("/now/orders/0/line").asString());
        endTurn(party);
        assertEquals(1, party.at(), "nobody is missing, so there is no grace");
        assertEquals("build hq 20", sheet(party, 1, 1).at("/lines/0/normal").asString());
        assertEquals(0, party.page().at("/seats/1/strikes").asInt());
        assertEquals("lines", mine(party, 1).at("/last/source").asString());
        assertFalse(
                party.player(0).get(party.path("/table")).text().contains("build hq 20"),
                "the other player learns of the sheet only what the game shows");
    }

    @Test
    void aPosturePlaysButTheTurnIsMissed() {
        Party party = Party.begun(2, HOURLY);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        decide(party, 1, 0, false, "bot cadet", "turn 7: hold").expect(200);
        endTurn(party);
        assertEquals(1, party.at());
        assertFalse(sheet(party, 1, 1).path("absent").asBoolean(), "the bot has chosen a place");
        assertEquals(1, party.page().at("/seats/1/strikes").asInt());
    }

    @Test
    void sheetsThatAreHandedInAtOnceDoNotKeepOthersWaiting() throws InterruptedException {
        Party party = Party.begun(2, HOURLY);
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
        decide(party, 1, 0, true, "none", "turn 1: build hq 20").expect(200);
        eventually("the turn does not end", () -> party.at() == 1);
    }

    @Test
    void theirOwnerCanStillChangeTheSheet() throws InterruptedException {
        Party party = Party.begun(2, HOURLY);
        decide(party, 1, 0, true, "none", "turn 1: build hq 20").expect(200);
        eventually("there is no sheet", () -> sheetOf(party, 1).path("version").asInt() == 1);
        JsonNode sheet = sheetOf(party, 1);
        assertEquals("standing", sheet.path("savedBy").asString());
        assertTrue(sheet.path("ready").asBoolean());
        party.player(1).save(party.id(), List.of("build hq 12"), false).expect(200);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        endTurn(party);
        assertEquals("build hq 12", sheet(party, 1, 1).at("/lines/0/normal").asString());
    }

    private static JsonNode sheetOf(Party party, int seat) {
        return party.player(seat).get(party.path("/sheet")).expect(200).json();
    }

    @Test
    void whatCannotBeReadIsRefusedWithItsPlace() {
        Party party = Party.begun(2);
        Browser.Answer answer = decide(party, 0, 0, false, "none", "turn 1: build hq 3", "if 3 is mine: buidl hq 3");
        assertTrue(answer.expect(422, "invalid").text().contains("Line 2, column 15"), answer.text());
        assertEquals(0, mine(party, 0).path("version").asInt(), "nothing is stored");
        decide(party, 0, 0, false, "sleep").expect(422, "invalid");
        decide(party, 0, 0, false, "bot marshal").expect(422, "invalid");
        decide(party, 0, 0, false, "hold").expect(200);
        decide(party, 0, 0, false, "hold").expect(409, "stale");
        JsonNode checked = party.player(0)
                .post(
                        party.path("/standing-orders/check"),
                        Map.of("lines", List.of("turn 3: spwan 1 at 3", "if 3 is mine: hodl else hold")))
                .expect(200)
                .json();
        assertEquals(9, checked.at("/lines/0/column").asInt());
        assertTrue(checked.at("/lines/0/proposal").asString().startsWith("turn 3: spawn"), checked.toString());
        assertEquals(
                "if 3 is mine: hold else hold", checked.at("/lines/1/proposal").asString());
    }

    /** Where sheets are resolved one by one, the page must not promise lines that were given in this turn already. */
    @Test
    void whatIsHandedInNowLeavesOutLinesThatAreUsedUp() throws InterruptedException {
        Map<String, Object> wish = new LinkedHashMap<>(HOURLY);
        wish.put("ruleset", "dynasty");
        Party party = Party.begun(2, wish);
        int seat = party.page().at("/awaiting/0").asInt();
        String line = "turn 1: " + party.player(seat).someOrders(party.id(), 1).getFirst();
        assertEquals(
                "lines",
                decide(party, seat, 0, true, "none", line)
                        .expect(200)
                        .json()
                        .at("/now/source")
                        .asString("lines"));
        eventually("the line is used", () -> party.at() == 1);
        while (party.page().at("/awaiting/0").asInt() != seat) {
            int other = party.page().at("/awaiting/0").asInt();
            party.player(other)
                    .save(party.id(), party.player(other).someOrders(party.id(), 1), true)
                    .expect(200);
        }
        assertEquals(1, party.page().path("turn").asInt(), "it is the same turn");
        assertEquals("nothing", mine(party, seat).at("/now/source").asString());
        JsonNode checked = party.player(seat)
                .post(party.path("/standing-orders/check"), Map.of("lines", List.of(line), "posture", "bot cadet"))
                .expect(200)
                .json();
        assertEquals("posture", checked.at("/now/source").asString());
    }

    @Test
    void theHostDecidesWhatIsAllowed() {
        Party off = Party.begun(2, Map.of("standingOrders", "off"));
        decide(off, 0, 0, false, "hold").expect(409, "standing-orders-off");
        Party plain = Party.begun(2, Map.of("ruleset", "gd5"));
        assertEquals("plain", plain.page().path("standingOrders").asString(), "this edition forbids conditions");
        JsonNode checked = plain.player(0)
                .post(plain.path("/standing-orders/check"), Map.of("lines", List.of("if 3 is mine: move 1 3>4")))
                .expect(200)
                .json();
        assertEquals("GD5-2.9", checked.at("/lines/0/rule").asString());
        Party allowed = Party.begun(2, Map.of("ruleset", "gd5", "standingOrders", "conditional"));
        decide(allowed, 0, 0, false, "none", "if 3 is mine: move 1 3>4").expect(200);
    }

    @Test
    void anotherPlayerOfTheSeatDoesNotInheritThem() {
        Map<String, Object> open = new LinkedHashMap<>(HOURLY);
        open.put("absence", Map.of("strikes", 1, "then", "open"));
        Party party = Party.begun(2, open);
        decide(party, 1, 0, false, "hold", "turn 9: hold").expect(200);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        endTurn(party);
        assertEquals("open", party.page().at("/seats/1/state").asString());
        Browser newcomer = Browser.guest("Newcomer");
        newcomer.post(
                        party.path("/seats"),
                        Map.of("invitation", party.page().path("invitation").asString()))
                .expect(200);
        JsonNode theirs =
                newcomer.get(party.path("/standing-orders")).expect(200).json();
        assertEquals(0, theirs.path("lines").size());
        assertEquals("none", theirs.path("posture").asString());
        assertTrue(theirs.path("last").isNull(), "nor what became of them");
    }

    /** A sheet that is ready since the turn began goes with its player. */
    @Test
    void anotherPlayerOfTheSeatDoesNotGetTheSheetThatCameFromThem() throws InterruptedException {
        Party party = Party.begun(2, HOURLY);
        decide(party, 1, 0, true, "hold", "turn 1: build hq 20").expect(200);
        eventually("there is no sheet", () -> sheetOf(party, 1).path("version").asInt() == 1);
        Browser newcomer = Browser.guest("Newcomer");
        String id = newcomer.get("/api/me").json().at("/account/id").asString();
        party.hostDoes("seats/1/replace", Map.of("player", id, "reason", "A new player."));
        JsonNode sheet = newcomer.get(party.path("/sheet")).expect(200).json();
        assertEquals(0, sheet.path("version").asInt(), sheet.toString());
        assertEquals(0, sheet.path("lines").size());
        assertFalse(newcomer.get("/api/me/export").text().contains("build hq 20"), "nor from the copy of all data");
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        endTurn(party);
        assertEquals(0, party.at(), "the turn waits for the new player");
    }

    @Test
    void theLogOpensThemAfterTheGameAndTheyVerify() throws Misread {
        Party party = Party.begun(2, HOURLY);
        decide(party, 0, 0, false, "defend", "turn 1: build hq 3").expect(200);
        decide(party, 1, 0, false, "hold", "turn 1: build hq 20", "every turn: if 20 is mine: spawn 1 at 20 else hold")
                .expect(200);
        endTurn(party);
        endTurn(party);
        String during = log(party);
        assertFalse(during.contains("every turn"), during);
        assertTrue(during.contains("\"standing\""), "the commitment is there: " + during);
        assertFalse(during.contains("\"opened\""), during);
        party.hostDoes("end", Map.of());
        String text = log(party);
        GameLog log = LogText.read(text);
        assertEquals(4, log.opened().size(), text);
        assertEquals(List.of(), Replay.verify(log));
        assertEquals(List.of(), StandingCheck.sheets(Replay.of(log), log));
        assertEquals(text, LogText.write(log));
        GameLog changed = LogText.read(text.replace("every turn: if 20 is mine", "every turn: if 20 is enemy"));
        assertEquals(2, Replay.verify(changed).size(), "another text does not match its commitment");
        assertEquals(1, StandingCheck.sheets(Replay.of(changed), changed).size(), "and gives another sheet");
    }

    /** Everything in a finished game that somebody could change to tell another story about who was there. */
    @Test
    void forgedStandingOrdersDoNotVerify() throws Misread {
        Party party = Party.begun(2, HOURLY);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        decide(party, 1, 0, false, "hold", "turn 1: build hq 20").expect(200);
        endTurn(party);
        party.hostDoes("end", Map.of());
        List<String> lines = log(party).lines().toList();
        String opened = lines.get(2);
        assertEquals(List.of(), wrong(lines));
        List<String> names = names(party);
        // The nonce, the posture and the permission of conditions are part of what was promised.
        assertForged(
                "do not match their commitment",
                with(lines, 2, opened.replaceFirst("\"nonce\":\"..", "\"nonce\":\"00")));
        assertForged("do not match their commitment", with(lines, 2, opened.replace("\"hold\"", "\"defend\"")));
        assertForged("do not match their commitment", with(lines, 2, opened.replace("true", "false")));
        assertForged("does not follow from the standing orders", with(lines, 2, opened.replace("hq 20", "hq 12")));
        assertForged("are not in the log", without(lines, 2));
        assertForged("more than once", with(lines, 2, opened + "\n" + opened));
        // A sheet that was made by hand, with standing orders that give just that sheet.
        assertForged(
                "have no commitment",
                with(
                        lines,
                        2,
                        opened + "\n"
                                + opened.replace(names.get(1), names.get(0)).replace("hq 20", "hq 3")));
        assertForged("have no commitment", with(lines, 2, opened + "\n" + opened.replace(names.get(1), "Nobody")));
        assertForged("do not follow a turn", with(lines, 0, lines.getFirst() + "\n" + opened));
        // Without the commitment and what it opens the log says "by hand", which whoever has kept the running log can
        // refute.
        String other = lines.get(1)
                .replaceFirst("\"standing\":\\{\"[^\"]+\":\"..", "\"standing\":{\"" + names.get(1) + "\":\"00");
        assertForged("do not match their commitment", with(lines, 1, other));
    }

    private static void assertForged(String sentence, List<String> lines) throws Misread {
        List<String> wrong = wrong(lines);
        assertTrue(wrong.stream().anyMatch(each -> each.contains(sentence)), sentence + ": " + wrong);
    }

    private static List<String> wrong(List<String> lines) throws Misread {
        GameLog log = LogText.read(String.join("\n", lines));
        List<String> wrong = new ArrayList<>(Replay.verify(log));
        wrong.addAll(StandingCheck.sheets(Replay.of(log), log));
        return wrong;
    }

    private static List<String> with(List<String> lines, int number, String line) {
        List<String> changed = new ArrayList<>(lines);
        assertFalse(line.equals(changed.set(number, line)), "it is changed");
        return changed;
    }

    private static List<String> without(List<String> lines, int number) {
        List<String> changed = new ArrayList<>(lines);
        changed.remove(number);
        return changed;
    }

    /** A sheet that was made by hand has a commitment beside it too, so that nobody sees who is away. */
    @Test
    void theLogTellsOnlyAtTheEndWhichSheetsWereMadeAhead() throws Misread {
        Party party = Party.begun(2, HOURLY);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        decide(party, 1, 0, false, "hold", "turn 1: build hq 20").expect(200);
        endTurn(party);
        Map<String, String> seen = standing(log(party));
        for (Browser reader : List.of(party.player(1), party.host())) {
            assertEquals(
                    seen, standing(reader.get(party.path("/log")).expect(200).text()));
        }
        List<String> names = names(party);
        assertEquals(names, List.copyOf(seen.keySet()));
        party.hostDoes("end", Map.of());
        GameLog log = LogText.read(log(party));
        GameLog.Turn turn = (GameLog.Turn) log.entries().getFirst();
        assertEquals(Map.of(names.get(1), seen.get(names.get(1))), turn.standing());
        String seed = Objects.requireNonNull(log.seed()).hex();
        assertEquals(
                Commitment.to(seed, List.of("by hand", "1", names.get(0))).hex(),
                seen.get(names.get(0)),
                "the seed proves it");
    }

    private static Map<String, String> standing(String log) {
        Map<String, String> standing = new LinkedHashMap<>();
        JsonMapper.shared()
                .readTree(log.lines().toList().get(1))
                .path("standing")
                .properties()
                .forEach(each -> standing.put(each.getKey(), each.getValue().asString()));
        return standing;
    }

    private static List<String> names(Party party) {
        return party.page()
                .path("seats")
                .valueStream()
                .map(seat -> seat.path("country").asString())
                .toList();
    }

    private static String log(Party party) {
        return party.player(0).get(party.path("/log")).expect(200).text();
    }
}
