package arbiter.server.ahead;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.web.Problem;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StandingDeskTest {
    /** A request that began before the host gave the seat to somebody else must not decide for the new player. */
    @Test
    void whoHasLostTheSeatMeanwhileDecidesNothing() {
        Party party = Party.begun(2);
        GameRow before = TestServer.bean(GameStore.class).byId(party.id()).orElseThrow();
        String account = account(party.player(1));
        Browser newcomer = Browser.guest("Newcomer");
        party.hostDoes("seats/1/replace", Map.of("player", account(newcomer), "reason", "A new player."));
        StandingDesk.Wish wish =
                new StandingDesk.Wish(List.of("turn 1: build hq 20"), "hold", Standing.Time.AT_THE_END, 0);
        StandingDesk desk = TestServer.bean(StandingDesk.class);
        Problem refused = assertThrows(Problem.class, () -> desk.save(before, 1, account, wish));
        assertEquals("not-yours", refused.code());
        assertEquals(
                0,
                newcomer.get(party.path("/standing-orders"))
                        .expect(200)
                        .json()
                        .path("version")
                        .asInt());
    }

    private static String account(Browser who) {
        return who.get("/api/me").json().at("/account/id").asString();
    }
}
