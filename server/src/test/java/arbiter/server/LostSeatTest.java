package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.lobby.Adoption;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** People who have lost a seat are told, even if they never opened the table. Nobody else learns who lost one. */
class LostSeatTest {
    private static final Map<String, Object> WATCHED = Map.of("visibility", "unlisted");

    private static JsonNode lost(Browser person, Party party) {
        return person.game(party.id()).at("/me/lost");
    }

    private static void gives(Party party, int seat, Map<String, Object> to) {
        party.hostDoes("seats/" + seat + "/replace", to);
    }

    @Test
    void theHostHasGivenItAway() {
        Party party = Party.begun(2, WATCHED);
        assertTrue(lost(party.player(1), party).isNull());
        gives(party, 1, Map.of("bot", "recruit", "reason", "No answer for a week."));
        JsonNode lost = lost(party.player(1), party);
        assertEquals(1, lost.path("seat").asInt());
        assertTrue(lost.path("sentence").asString().contains("No answer for a week."), lost.toString());
        JsonNode trail = party.player(1).get(party.path("/audit")).json().path("items");
        assertTrue(
                trail.valueStream()
                        .anyMatch(entry ->
                                entry.path("id").asInt() == lost.path("event").asInt()
                                        && entry.path("what").asString().equals("replace")),
                trail.toString());
        for (Browser other : List.of(party.player(0), party.host(), Browser.guest("Other"), Browser.visitor())) {
            assertTrue(lost(other, party).isNull());
        }
    }

    @Test
    void whoHasASeatAgainHasLostNone() {
        Party party = Party.begun(2, WATCHED);
        gives(party, 1, Map.of());
        assertEquals(1, lost(party.player(1), party).path("seat").asInt());
        String invitation = party.page().path("invitation").asString();
        party.player(1)
                .post(party.path("/seats"), Map.of("invitation", invitation))
                .expect(200);
        party.player(1).send("DELETE", party.path("/seats/mine"), null).expect(204);
        assertTrue(lost(party.player(1), party).isNull(), "left of their own will");
    }

    /** Who may not watch a private game any more is told why it is gone. A stranger is told what is said of a game that does not exist. */
    @Test
    void inAPrivateGameToo() {
        Party party = Party.begun(2);
        gives(party, 0, Map.of("bot", "recruit", "reason", "You asked for it."));
        String said = party.player(0).get(party.path("")).expect(404).text();
        assertTrue(said.contains("You asked for it.") && said.contains("Only players can see this game"), said);
        for (Browser stranger : List.of(Browser.guest("Stranger"), Browser.visitor())) {
            String told = stranger.get(party.path("")).expect(404).text();
            assertEquals(stranger.get("/api/games/none").expect(404).text().replace("none", party.id()), told);
        }
    }

    @Test
    void aGuestWhoLogsInLearnsItToo() {
        Party party = Party.begun(2, WATCHED);
        gives(party, 1, Map.of("bot", "recruit"));
        Browser owner = Browser.visitor();
        owner.post(
                        "/api/accounts",
                        Map.of("name", "Lost " + System.nanoTime() % 1_000_000, "password", "three calm grey owls"))
                .expect(201);
        TestServer.bean(Adoption.class).adopt(id(party.player(1)), id(owner));
        assertEquals(1, lost(owner, party).path("seat").asInt());
        assertTrue(owner.get("/api/me/export").expect(200).text().contains("lostSeats"));
    }

    private static String id(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }
}
