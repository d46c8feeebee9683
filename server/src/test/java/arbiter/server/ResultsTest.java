package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What is kept of a finished game for each seat. */
class ResultsTest {
    private static List<Map<String, Object>> results(Party party) {
        return TestServer.bean(JdbcClient.class)
                .sql(
                        "select seat, seats, people, place, won, had_left, bot, anonymous, ended_by, finished_order from results"
                                + " where game_id = ? order by seat")
                .param(party.id())
                .query()
                .listOfRows();
    }

    /** Seat, place, won, left. */
    private static List<String> places(Party party) {
        return results(party).stream()
                .map(row -> row.get("seat") + ": " + row.get("place")
                        + ("1".equals(row.get("won").toString()) ? " won" : "")
                        + ("1".equals(row.get("had_left").toString()) ? " left" : ""))
                .toList();
    }

    @Test
    void whoLeftIsLastAndTheBotThatFollowedHasNoResult() {
        Party party = Party.begun(4, Map.of("bots", List.of("recruit")));
        party.player(1).send("DELETE", party.path("/seats/mine"), null).expect(204);
        party.hostDoes("end", Map.of("winners", List.of(1, 2)));
        assertEquals(List.of("0: 2", "1: 4 left", "2: 1 won", "3: 2"), places(party));
        Map<String, Object> bot = results(party).getLast();
        assertEquals("recruit", bot.get("bot"));
        assertEquals("3", bot.get("people").toString());
        assertEquals("HOST", bot.get("ended_by"));
        JsonNode own = party.player(2).get("/api/me/export").expect(200).json().path("results");
        assertEquals(1, own.size());
        assertEquals(1, own.get(0).path("place").asInt());
    }

    @Test
    void aGameWithoutWinnersHasNoResults() {
        Party party = Party.begun(2);
        party.hostDoes("end", Map.of());
        assertEquals(List.of(), results(party));
    }

    @Test
    void thePlayerOfTheStartCountsAfterASwapAndASubstituteDoesNot() {
        Party party = Party.begun(3);
        party.hostDoes("seats/0/swap", Map.of("with", 1));
        party.hostDoes("seats/2/replace", Map.of("bot", "recruit"));
        party.hostDoes("end", Map.of("winners", List.of(0)));
        assertEquals(List.of("0: 2", "1: 1 won", "2: 3 left"), places(party));
    }

    @Test
    void anOpenSeatBelongsToTheFirstPersonWhoTakesIt() {
        Party party = Party.of(3, Map.of("lateJoining", true));
        party.player(2).send("DELETE", party.path("/seats/mine"), null).expect(204);
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        Browser late = Browser.guest("Late");
        String invitation = party.page().path("invitation").asString();
        late.post(party.path("/seats"), Map.of("invitation", invitation)).expect(200);
        party.hostDoes("end", Map.of("winners", List.of(2)));
        assertEquals(1, late.get("/api/me/export").json().path("results").size());
        assertEquals(3, results(party).size());
    }

    @Test
    void finishedGamesAreNumberedInTheOrderOfTheirEnds() {
        List<Long> orders = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Party party = Party.begun(2);
            party.hostDoes("end", Map.of("winners", List.of(0)));
            orders.add(
                    Long.valueOf(results(party).getFirst().get("finished_order").toString()));
        }
        assertTrue(orders.get(0) < orders.get(1) && orders.get(1) < orders.get(2), orders.toString());
    }

    /** The rules end this game after one round; points decide. */
    @Test
    void theRulesGiveThePlaces() throws InterruptedException {
        Party party = Party.begun(2, Map.of("parameters", Map.of("turn-limit", "1")));
        Eventually.eventually("the game ends", () -> {
            party.playTurn();
            return party.page().path("status").asString().equals("over");
        });
        List<Map<String, Object>> rows = results(party);
        assertEquals(2, rows.size());
        assertEquals("RULES", rows.getFirst().get("ended_by"));
        assertEquals(
                "1",
                rows.stream()
                        .map(row -> row.get("place").toString())
                        .min(String::compareTo)
                        .orElseThrow());
        JsonNode seats = party.page().path("seats");
        long winners = rows.stream()
                .filter(row -> row.get("won").toString().equals("1"))
                .count();
        assertEquals(party.page().path("winners").size(), winners, seats.toString());
    }
}
