package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.SeatStore;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player who comes back while a bot or the host is about to hand in a sheet instead. */
class ReturningPlayerTest {
    private static JsonNode sheet(Party party) {
        return party.player(0).get(party.path("/sheet")).expect(200).json();
    }

    @Test
    void aBotThatWasStillThinkingDoesNotReplaceTheSheetOfAPlayerWhoIsBack() {
        Party party = Party.begun(2);
        GameRow asked = TestServer.bean(GameStore.class).byId(party.id()).orElseThrow();
        String account = TestServer.bean(SeatStore.class).players(party.id()).getFirst();
        TestServer.bean(Writer.class)
                .run(() -> TestServer.bean(SeatStore.class).occupy(party.id(), 0, account, "nobody's bot"));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        JsonNode before = sheet(party);
        SheetDesk desk = TestServer.bean(SheetDesk.class);
        Problem refused = assertThrows(Problem.class, () -> desk.saveForBot(asked, 0, List.of("build hq 9")));
        assertEquals("has-sheet", refused.code());
        assertEquals(before, sheet(party));
        party.player(0).save(party.id(), List.of("build hq 9"), true).expect(200);
    }
}
