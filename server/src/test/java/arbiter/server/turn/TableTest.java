package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Everything about a table in one answer, the desk while a sheet is written, and the replay of a turn. */
class TableTest {
    @Test
    void oneAnswerHoldsTheWholeTable() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        JsonNode first = player.get(party.path("/table")).expect(200).json();
        String tag = first.at("/position/tag").asString();
        party.playTurn();
        JsonNode table = player.get(party.path("/table?after=0&known=" + tag))
                .expect(200)
                .json();
        int at = party.at();
        assertEquals(at, table.at("/game/at").asInt());
        assertEquals(at, table.at("/position/at").asInt());
        assertEquals(at, table.at("/sheet/at").asInt());
        assertEquals(at, table.at("/desk/at").asInt());
        assertEquals(1, table.at("/positions").size(), "only the position that is new");
        assertTrue(table.at("/position/view").isNull(), "only what differs from the view that is known");
        assertTrue(table.at("/position/changes").size() > 0);
        assertFalse(table.at("/desk/choices").isEmpty());
    }

    @Test
    void somebodyWithoutASeatHasNoDesk() {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        JsonNode table = Browser.visitor().get(party.path("/table")).expect(200).json();
        assertTrue(table.path("sheet").isNull());
        assertTrue(table.path("desk").isNull());
        assertTrue(table.at("/position/view").isObject());
    }

    @Test
    void aLobbyIsATableWithoutAPosition() {
        Party party = Party.of(2, Map.of());
        JsonNode table = party.player(0).get(party.path("/table")).expect(200).json();
        assertEquals("lobby", table.at("/game/status").asString());
        assertTrue(table.path("position").isNull());
    }

    @Test
    void theDeskHasAVerdictForEveryLineAndStoresNothing() {
        Party party = Party.begun(2);
        Browser player = party.player(0);
        JsonNode desk = player.post(party.path("/desk"), Map.of("lines", List.of("build hq 3", "fly to the moon")))
                .expect(200)
                .json();
        assertTrue(desk.at("/lines/0/accepted").asBoolean());
        assertFalse(desk.at("/lines/0/intent/words/text").asString().isBlank());
        assertFalse(desk.at("/lines/1/accepted").asBoolean());
        assertTrue(desk.at("/lines/1/intent").isNull());
        assertEquals(0, player.get(party.path("/sheet")).json().path("version").asInt());
    }

    @Test
    void anEmptySheetIsWarnedOf() {
        Party party = Party.begun(2);
        JsonNode desk = party.player(0)
                .post(party.path("/desk"), Map.of("lines", List.of()))
                .expect(200)
                .json();
        assertEquals("nothing-ordered", desk.at("/warnings/0/code").asString());
    }

    @Test
    void aReplayLeadsFromOneViewToTheNext() {
        Party party = Party.begun(2);
        party.playTurn();
        JsonNode replay = party.player(0)
                .get(party.path("/positions/1/frames"))
                .expect(200)
                .json();
        assertEquals(0, replay.path("from").asInt());
        assertTrue(replay.path("frames").size() > 0);
        assertEquals(1, replay.at("/frames/0/at").asInt());
    }

    @Test
    void aPositionSaysWhatABoardDrawsOfTheTurnBeforeIt() {
        Party party = Party.begun(2);
        party.playTurn();
        Browser player = party.player(0);
        JsonNode drawn =
                player.get(party.path("/positions/1")).expect(200).json().path("strokes");
        JsonNode frames =
                player.get(party.path("/positions/1/frames")).expect(200).json().path("frames");
        int steps = 0;
        for (JsonNode frame : frames) {
            steps += frame.path("strokes").size();
        }
        assertTrue(!drawn.isEmpty() && drawn.size() == steps, drawn.toString());
    }

    @Test
    void aReplayHasBounds() {
        Party party = Party.begun(2);
        for (String wrong : List.of("/positions/0/frames?from=1", "/positions/0/frames?from=-1")) {
            party.player(0).get(party.path(wrong)).expect(404);
        }
        party.player(0).get(party.path("/positions/7/frames")).expect(404);
    }
}
