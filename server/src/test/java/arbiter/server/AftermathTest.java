package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What people get after a turn: what they won and lost, an animation of the board, and for the host, which players are late. */
class AftermathTest {
    private static List<String> sheets(Party party) {
        JsonNode seats =
                party.host().get(party.path("/host/waiting")).expect(200).json().path("seats");
        return seats.valueStream().map(seat -> seat.path("sheet").asString()).toList();
    }

    @Test
    void aTurnHasABalanceForEachSeatAndNoneForOthers() {
        Party party = Party.begun(2, Map.of("visibility", "public", "board", "Two Shores"));
        party.player(0).save(party.id(), List.of("build hq 1"), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 6"), true).expect(200);
        String path = party.path("/positions/now/balance");
        JsonNode balance = party.player(0).get(path).expect(200).json();
        JsonNode lands = balance.at("/won/0");
        assertEquals("Territories", lands.path("name").asString());
        assertEquals(1, lands.path("number").asInt());
        assertEquals("1", lands.at("/things/0/marks/0/place").asString());
        assertEquals(
                "6",
                party.player(1)
                        .get(path)
                        .expect(200)
                        .json()
                        .at("/won/0/things/0/marks/0/place")
                        .asString());
        assertEquals(0, balance.path("lost").size());
        assertEquals(2, balance.at("/rank/of").asInt());
        party.host().get(path).expect(403, "not-yours");
        party.player(0).get(path + "?from=2").expect(404, "not-found");
    }

    @Test
    void theFilmOfAGameIsAnAnimatedPicture() {
        Party party = Party.begun(2, Map.of("visibility", "public", "board", "Two Shores"));
        party.playTurn();
        String film = party.player(0)
                .get(party.path("/timelapse.gif?width=300"))
                .expect(200)
                .text();
        assertTrue(film.startsWith("GIF89a"), film.substring(0, 6));
        party.player(0).get(party.path("/timelapse.gif?theme=pink")).expect(422, "invalid");
    }

    @Test
    void theHostLearnsWhoHasOrderedAndNotWhat() {
        Party party = Party.begun(3, Map.of("board", "Two Shores"));
        assertEquals(List.of("none", "none", "none"), sheets(party));
        party.player(0).save(party.id(), List.of("build hq 1"), false).expect(200);
        party.player(1).save(party.id(), List.of("build hq 6"), true).expect(200);
        assertEquals(List.of("saved", "ready", "none"), sheets(party));
        String all = party.host().get(party.path("/host/waiting")).text();
        assertFalse(all.contains("build"), all);
        party.player(0).get(party.path("/host/waiting")).expect(403, "not-yours");
    }

    @Test
    void aNudgeIsGivenOncePerHour() {
        Party party = Party.begun(2, Map.of("board", "Two Shores"));
        JsonNode answer = party.host()
                .post(party.path("/host/nudge"), Map.of())
                .expect(200)
                .json();
        assertTrue(answer.path("nudgeFrom").isString(), answer.toString());
        String refused = party.host()
                .post(party.path("/host/nudge"), Map.of())
                .expect(409, "nudged")
                .text();
        assertTrue(refused.contains("60 minutes") || refused.contains("59 minutes"), refused);
    }

    @Test
    void theHostGetsTheRulesOffersForAnEvent() {
        Party party = Party.begun(2, Map.of("board", "Two Shores"));
        Map<String, ?> wish = Map.of("seat", -1, "lines", List.of());
        JsonNode desk = party.host().post(party.path("/desk"), wish).expect(200).json();
        assertTrue(
                desk.path("choices")
                        .valueStream()
                        .anyMatch(choice -> choice.path("line").asString().startsWith("event")),
                desk.toString());
        party.player(0).post(party.path("/desk"), wish).expect(403, "not-yours");
    }
}
