package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.text.Misread;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The host console and its public audit trail. */
class HostTest {
    private static GameLog logOf(Party party) throws Misread {
        return LogText.read(party.host().get(party.path("/log")).expect(200).text());
    }

    @Test
    void aRollbackKeepsTheDiscardedTurnsOnRecord() throws Misread {
        Party party = Party.begun(2, Map.of("hostSees", "everything"));
        party.playTurn();
        JsonNode one = party.player(0).get(party.path("/positions/1")).json().path("view");
        party.playTurn();
        party.playTurn();
        assertEquals(3, party.at());
        party.hostDoes("rollback", Map.of("to", 1, "reason", "We misread the rules."));
        assertEquals(4, party.at());
        JsonNode back = party.player(0).get(party.path("/positions/now")).json();
        assertEquals(one, back.path("view"), "the game stands where it stood");
        JsonNode positions = party.host().get(party.path("/positions")).json().path("positions");
        assertTrue(positions.at("/2/discarded").asBoolean());
        assertTrue(positions.at("/3/discarded").asBoolean());
        assertFalse(positions.at("/1/discarded").asBoolean());
        JsonNode draft = party.player(0).get(party.path("/sheet")).json();
        assertEquals("server", draft.path("savedBy").asString(), "what was ordered there comes back as a draft");
        assertTrue(party.audit().contains("took the game back"), party.audit());
        party.playTurn();
        party.playTurn();
        party.hostDoes("end", Map.of());
        GameLog log = logOf(party);
        assertEquals(List.of(), Replay.verify(log));
        assertEquals(Optional.empty(), Replay.of(log).difference());
        assertEquals(5, log.turns().size(), "all turns are in the log, the discarded ones too");
    }

    @Test
    void aPositionIsCorrectedLineByLine() throws Misread {
        Party party = Party.begun(2, Map.of("hostSees", "everything"));
        party.playTurn();
        JsonNode text =
                party.host().get(party.path("/host/position")).expect(200).json();
        String land = null;
        for (JsonNode line : text.path("given")) {
            if (line.asString().contains(", hq")) {
                land = line.asString();
            }
        }
        assertNotNull(land, text.toString());
        String corrected = land.replaceFirst(", [0-9]+ army", "") + ", 17 army";
        party.hostDoes("correct", Map.of("lines", List.of(corrected), "reason", "A slip of mine."));
        assertTrue(party.host().get(party.path("/host/position")).text().contains("17 army"));
        party.host()
                .post(party.path("/host/correct"), Map.of("lines", List.of("999: Nowhere, 3 army")))
                .expect(422, "unreadable");
        String audit = party.audit();
        assertTrue(audit.contains("corrected the position"), audit);
        assertFalse(audit.contains("17 army"), "what may be secret is not in the trail");
        party.playTurn();
        party.hostDoes("end", Map.of());
        assertEquals(Optional.empty(), Replay.of(logOf(party)).difference());
    }

    @Test
    void aHostWhoSeesNothingCorrectsBlindly() {
        Party party = Party.begun(2);
        party.playTurn();
        party.host().get(party.path("/host/position")).expect(403, "sealed");
    }

    @Test
    void aSheetOnBehalfNeverOverwritesAPlayers() {
        Party party = Party.begun(2);
        Map<String, Object> behalf = Map.of("seat", 0, "lines", List.of("build hq 3"), "ready", true);
        JsonNode answer =
                party.host().post(party.path("/host/sheet"), behalf).expect(200).json();
        assertEquals("host", answer.path("savedBy").asString());
        assertTrue(party.audit().contains("on behalf of"), party.audit());
        party.player(1).save(party.id(), List.of("build hq 20"), false).expect(200);
        party.host()
                .post(party.path("/host/sheet"), Map.of("seat", 1, "lines", List.of("build hq 9")))
                .expect(409, "has-sheet");
    }

    @Test
    void theHostsOwnOrdersReachTheGame() {
        Party party = Party.begun(2);
        party.playTurn();
        JsonNode answer = party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of("unlock landmines")))
                .expect(200)
                .json();
        assertTrue(answer.at("/lines/0/accepted").asBoolean(), answer.toString());
        assertTrue(party.audit().contains("unlock landmines"), party.audit());
        party.playTurn();
        assertEquals(2, party.at());
    }

    @Test
    void playersAreReplacedAndSwapped() {
        Party party = Party.begun(3);
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        party.hostDoes("seats/0/swap", Map.of("with", 1));
        assertEquals(1, party.player(0).game(party.id()).path("mySeat").asInt());
        assertEquals(
                0,
                party.player(1).get(party.path("/sheet")).json().path("version").asInt(),
                "a sheet is not handed on with the seat");
        party.hostDoes("seats/2/replace", Map.of("bot", "recruit"));
        party.player(2).get(party.path("")).expect(404);
        party.hostDoes("seats/2/replace", Map.of());
        assertEquals("open", party.page().at("/seats/2/state").asString());
        assertTrue(party.page().path("joining").asBoolean());
        String audit = party.audit();
        assertTrue(audit.contains("swapped the players") && audit.contains("gave the seat of"), audit);
    }

    @Test
    void theHostEndsATurnAndTheGame() {
        Party party = Party.begun(2);
        party.hostDoes("resolve", Map.of());
        assertEquals(1, party.at());
        party.hostDoes("end", Map.of("winners", List.of(1)));
        JsonNode page = party.page();
        assertEquals("over", page.path("status").asString());
        assertEquals("[1]", page.path("winners").toString());
        assertEquals(64, page.path("seed").asString().length(), "the seed is public now");
        party.host().post(party.path("/host/rollback"), Map.of("to", 0)).expect(409, "over");
    }

    @Test
    void onlyTheHostHasTheConsole() {
        Party party = Party.begun(2);
        for (String action : List.of("pause", "resolve", "end")) {
            party.player(0).post(party.path("/host/" + action), Map.of()).expect(403, "not-yours");
        }
        Browser.guest("Stranger").post(party.path("/host/pause"), Map.of()).expect(404);
    }
}
