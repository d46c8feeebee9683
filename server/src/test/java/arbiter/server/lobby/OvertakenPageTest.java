package arbiter.server.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.Access;
import arbiter.server.game.Standpoint;
import arbiter.server.web.Caller;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A game may change while the answer about it is made. The page then asks for what happened from the state on that it shows. */
class OvertakenPageTest {
    @Test
    void aPageOfTheLobbyIsToldThatTheGameHasBegun() {
        Party party = Party.of(2, Map.of("visibility", "public"));
        long before = page(reads(party)).path("lastEvent").asLong();
        Standpoint lobby = reads(party);
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        JsonNode page = page(lobby);
        assertEquals("lobby", page.path("status").asString());
        assertEquals(before, page.path("lastEvent").asLong());
        assertTrue(page(reads(party)).path("lastEvent").asLong() > before);
    }

    private static Standpoint reads(Party party) {
        return TestServer.bean(Access.class).to(party.id(), Caller.NOBODY);
    }

    private static JsonNode page(Standpoint who) {
        return TestServer.bean(JsonMapper.class)
                .valueToTree(TestServer.bean(GamePages.class).page(who));
    }
}
