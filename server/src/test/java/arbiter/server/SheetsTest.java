package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.picture.SeatColours;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Sheets: drafts, versions, readiness, receipts, and what becomes public when. */
class SheetsTest {
    @Test
    void everyLineIsEchoedWithItsVerdict() {
        Party party = Party.begun(2);
        JsonNode lines = party.player(0)
                .post(party.path("/check"), Map.of("lines", List.of("BUILD  hq 3", "bild hq 3", "move 1 3>99")))
                .expect(200)
                .json()
                .path("lines");
        assertEquals("build hq 3", lines.at("/0/normal").asString());
        assertTrue(lines.at("/0/accepted").asBoolean());
        assertFalse(lines.at("/1/accepted").asBoolean());
        assertTrue(lines.at("/1/column").asInt() > 0, "a line that cannot be read says where");
        assertFalse(lines.at("/2/accepted").asBoolean());
        assertFalse(lines.at("/2/sentence").asString().isEmpty());
        assertEquals(
                0,
                party.player(0).get(party.path("/sheet")).json().path("version").asInt(),
                "nothing was saved");
    }

    @Test
    void afterAClashTheRestOfTheOldSheetIsTheNewDraft() {
        Party party = Party.begun(3);
        party.player(0)
                .save(party.id(), List.of("build hq 3", "spawn 2 at 3"), true)
                .expect(200);
        party.player(1).save(party.id(), List.of("build hq 3"), true).expect(200);
        party.player(2)
                .save(party.id(), List.of("build hq 20", "spawn 2 at 20"), true)
                .expect(200);
        JsonNode draft = party.player(0).get(party.path("/sheet")).expect(200).json();
        assertEquals(1, draft.path("at").asInt());
        assertEquals(1, draft.path("lines").size(), draft.toString());
        assertEquals("spawn 2 at 3", draft.at("/lines/0/normal").asString());
        assertFalse(draft.path("ready").asBoolean());
        assertEquals("server", draft.path("savedBy").asString());
        JsonNode built = party.player(2).get(party.path("/sheet")).expect(200).json();
        assertEquals(0, built.path("lines").size(), "a player whose HQ stands is not asked again");
    }

    @Test
    void twoTabsDoNotOverwriteEachOther() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        Map<String, Object> first = Map.of("at", 0, "lines", List.of("build hq 3"), "version", 0);
        player.put(party.path("/sheet"), first).expect(200);
        JsonNode stale = player.put(party.path("/sheet"), Map.of("at", 0, "lines", List.of("build hq 9"), "version", 0))
                .expect(409, "stale")
                .json();
        assertEquals("build hq 3", stale.at("/current/lines/0/normal").asString());
        player.put(party.path("/sheet"), Map.of("at", 0, "lines", List.of("build hq 9"), "version", 1))
                .expect(200);
    }

    @Test
    void theSameKeyIsTheSameAttempt() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        Map<String, Object> attempt =
                Map.of("at", 0, "lines", List.of("build hq 3"), "version", 0, "ready", true, "key", "try-1");
        JsonNode first = player.put(party.path("/sheet"), attempt).expect(200).json();
        JsonNode second = player.put(party.path("/sheet"), attempt).expect(200).json();
        assertEquals(first.path("receipt"), second.path("receipt"));
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        assertEquals(1, party.at());
        JsonNode late = player.put(party.path("/sheet"), attempt).expect(200).json();
        assertEquals(first.path("receipt"), late.path("receipt"), "also after the turn was resolved");
        player.put(party.path("/sheet"), Map.of("at", 0, "lines", List.of(), "version", 1))
                .expect(409, "turn-over");
    }

    @Test
    void readyCanBeTakenBack() {
        Party party = Party.begun(2);
        JsonNode sheet = party.player(0)
                .save(party.id(), List.of("build hq 3"), true)
                .expect(200)
                .json();
        assertTrue(party.page().at("/seats/0/ready").asBoolean());
        JsonNode back = party.player(0)
                .post(
                        party.path("/sheet/ready"),
                        Map.of("at", 0, "version", sheet.path("version").asInt(), "ready", false))
                .expect(200)
                .json();
        assertFalse(back.path("ready").asBoolean());
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        assertEquals(0, party.at(), "the turn waits for the one who is no longer ready");
        party.player(0)
                .post(
                        party.path("/sheet/ready"),
                        Map.of("at", 0, "version", back.path("version").asInt(), "ready", true))
                .expect(200);
        assertEquals(1, party.at());
    }

    @Test
    void nobodyElseReadsASheet() {
        Party party = Party.begun(2);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        party.player(1).get(party.path("/sheet?seat=0")).expect(403, "not-yours");
        party.host().get(party.path("/sheet")).expect(403, "not-yours");
        party.host().get(party.path("/sheet?seat=0")).expect(403, "not-yours");
        assertEquals(
                0,
                party.player(1).get(party.path("/sheet")).json().path("lines").size());
        assertFalse(party.host().get(party.path("")).text().contains("build hq"));
        Browser.guest("Stranger").get(party.path("/sheet")).expect(404);
    }

    @Test
    void anEmptySheetIsADecision() {
        Party party = Party.begun(2);
        party.player(0).save(party.id(), List.of(), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        JsonNode sheets =
                party.player(0).get(party.path("/positions/now")).json().at("/resolved/sheets");
        assertFalse(sheets.at("/0/absent").asBoolean());
    }

    @Test
    void secretsStaySealedUntilTheEndAndReceiptsHoldThen() throws Misread {
        Party party = Party.begun(2);
        JsonNode receipt = party.player(0)
                .save(party.id(), List.of("build hq 3"), true)
                .expect(200)
                .json()
                .path("receipt");
        party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
        party.playTurn();
        JsonNode seen =
                party.player(1).get(party.path("/positions/1")).expect(200).json();
        JsonNode other = seen.at("/resolved/sheets/0");
        assertFalse(other.path("open").asBoolean(), "influence is secret in this game, so sheets are");
        assertTrue(other.path("lines").isNull());
        assertTrue(other.path("nonce").isNull());
        assertEquals(receipt.path("commitment"), other.path("commitment"), "the commitment is public");
        String sealed = party.player(1).get(party.path("/log")).expect(200).text();
        assertFalse(sealed.contains("build hq 3\""), sealed);
        assertFalse(sealed.contains("digest"), "a digest would let small secrets be guessed");
        party.hostDoes("end", Map.of());
        String log = Browser.withToken(TestServer.url(), token(party.player(1)))
                .get(party.path("/log"))
                .expect(200)
                .text();
        GameLog read = LogText.read(log);
        assertEquals(List.of(), Replay.verify(read));
        assertEquals(Optional.empty(), Replay.of(read).difference());
        assertEquals(
                receipt.path("commitment").asString(),
                read.turns().getFirst().receipts().firstEntry().getValue().commitment());
    }

    private static String token(Browser browser) {
        return browser.post("/api/me/tokens", Map.of("name", "reader"))
                .expect(201)
                .json()
                .path("token")
                .asString();
    }

    @Test
    void commitmentsDifferForEqualSheets() {
        Party party = Party.begun(2);
        String one = commitment(party, 0);
        String other = commitment(party, 1);
        assertNotEquals(one, other, "a receipt proves nothing to others before the turn");
    }

    private static String commitment(Party party, int seat) {
        return party.player(seat)
                .save(party.id(), List.of("build hq 3"), false)
                .expect(200)
                .json()
                .at("/receipt/commitment")
                .asString();
    }

    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void picturesShowTheColoursThatWereChosen(String ruleset) {
        Party party = Party.of(2, Map.of("ruleset", ruleset));
        choose(party, 0, "#7a3db8");
        choose(party, 1, "#1f7a8c");
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        for (String wish : List.of("", "?theme=night", "?orders=none", "?orders=mine")) {
            String svg = picture(party, wish).text();
            assertTrue(svg.contains("#7a3db8"), wish);
            assertTrue(svg.contains("#1f7a8c"), wish);
            assertFalse(svg.contains(SeatColours.ALL.getFirst()), wish);
        }
        assertTrue(party.player(0)
                .post(party.path("/drawing"), Map.of("lines", List.of()))
                .expect(200)
                .text()
                .contains("#7a3db8"));
        String before = picture(party, "").headers().get("etag").getFirst();
        choose(party, 1, "#5c8a00");
        assertNotEquals(before, picture(party, "").headers().get("etag").getFirst());
    }

    private static void choose(Party party, int seat, String colour) {
        party.player(seat)
                .send("PATCH", party.path("/seats/mine"), Map.of("colour", colour))
                .expect(200);
    }

    private static Browser.Answer picture(Party party, String wish) {
        return party.player(0)
                .get(party.path("/positions/now/picture.svg" + wish))
                .expect(200);
    }

    @Test
    void picturesAndPositionsAreForTheirViewer() {
        Party party = Party.begun(2);
        party.playTurn();
        Browser.Answer svg =
                party.player(0).get(party.path("/positions/now/picture.svg")).expect(200);
        assertTrue(svg.text().startsWith("<svg"));
        assertTrue(svg.headers().get("content-security-policy").getFirst().contains("sandbox"));
        Browser.Answer png = party.player(0)
                .get(party.path("/positions/now/picture.png?width=400"))
                .expect(200);
        assertEquals("image/png", png.type());
        party.player(0).get(party.path("/positions/99")).expect(404);
        party.player(0).get(party.path("/positions/x")).expect(404);
        String tag = party.player(0)
                .get(party.path("/positions/1"))
                .headers()
                .get("etag")
                .getFirst();
        Browser again = party.player(0).header("If-None-Match", tag);
        assertEquals(304, again.get(party.path("/positions/1")).status());
    }

    @Test
    void theSandboxRunsAScenarioAndPointsAtMistakes() {
        String scenario = """
                scenario "A step"
                game gd6
                players A B
                map
                  1-2
                given
                  1: A, 2 army
                when
                  A: move 1 1>2
                then
                  2: A, 1 army
                """;
        JsonNode good = Browser.visitor()
                .post("/api/sandbox", Map.of("scenario", scenario))
                .expect(200)
                .json();
        assertTrue(good.path("passed").asBoolean(), good.path("problems").toString());
        assertTrue(good.at("/steps/0/after/svg").asString().startsWith("<svg"));
        assertTrue(good.at("/steps/0/report").size() > 0);
        JsonNode bad = Browser.visitor()
                .post("/api/sandbox", Map.of("scenario", scenario.replace("  1-2", "  1-x-")))
                .expect(422, "unreadable-scenario")
                .json();
        assertTrue(bad.at("/problems/0/line").asInt() > 0);
        Browser.visitor()
                .post("/api/sandbox", Map.of("scenario", "x".repeat(200_000)))
                .expect(413, "too-large");
    }
}
