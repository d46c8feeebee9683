package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.EventStream;
import arbiter.server.Eventually;
import arbiter.server.Party;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the host takes back, and who is absent, reaches the spectators of a game with a delay as late as everything else. */
class DelayedSpectatorsTest {
    private static Party delayed(int turns, Map<String, Object> more) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("visibility", "public", "spectatorDelay", turns));
        wish.putAll(more);
        return Party.begun(2, wish);
    }

    /** Nobody orders anything, so nobody can be in anybody's way, and the turn ends. */
    private static void quietTurn(Party party) {
        party.players()
                .forEach(player -> player.save(party.id(), List.of(), true).expect(200));
    }

    private static int seenAt(Party party) {
        return Browser.visitor().game(party.id()).path("at").asInt();
    }

    private static List<Integer> turns(Party party) {
        return Browser.visitor()
                .get(party.path("/positions"))
                .expect(200)
                .json()
                .path("positions")
                .valueStream()
                .map(position -> position.path("turn").asInt())
                .toList();
    }

    /** In a turn that was rolled back the players have told their plans, and they will play it again. */
    @Test
    void aTurnThatWasRolledBackIsSeenNoEarlierThanItIsPlayedAgain() {
        Party party = delayed(1, Map.of());
        quietTurn(party);
        quietTurn(party);
        assertEquals(List.of(1, 2), turns(party));
        int first = party.page().path("turn").asInt();
        assertEquals(3, first);
        party.hostDoes("rollback", Map.of("to", 0));
        assertEquals(List.of(1), turns(party), "the first turn is open, so nothing after it is seen");
        for (int turn = 2; turn <= 4; turn++) {
            quietTurn(party);
            assertEquals(turn, party.page().path("turn").asInt());
            int now = turn;
            assertTrue(
                    turns(party).stream().allMatch(seen -> seen < now),
                    () -> "in turn " + now + " spectators see " + turns(party));
            Browser.visitor()
                    .get(party.path("/positions/" + (seenAt(party) + 1)))
                    .expect(404);
        }
        assertEquals(party.at() - 1, seenAt(party), "when all of it is long ago, everything is seen");
        assertEquals(List.of(1, 2, 3, 1, 2, 3), turns(party));
    }

    private static JsonNode seat(Browser reader, Party party) {
        return reader.game(party.id()).at("/seats/1");
    }

    private static boolean isFound(Party party, String filter) {
        return Browser.visitor()
                .get("/api/games?show=public&limit=200&" + filter)
                .expect(200)
                .text()
                .contains(party.id());
    }

    @Test
    void neitherTheBotOfAnAbsentPlayerNorTheReturnOfThePlayerIsSeen() throws Exception {
        Party party = delayed(
                3,
                Map.of(
                        "schedule",
                        Map.of("kind", "length", "minutes", 60),
                        "absence",
                        Map.of("strikes", 1, "then", "bot"),
                        "name",
                        "Absent friends"));
        Browser visitor = Browser.visitor();
        JsonNode before = seat(visitor, party);
        party.player(0).save(party.id(), List.of(), true).expect(200);
        DeadlinesTest.fire(party, DeadlinesTest.deadline(party), Duration.ofSeconds(1));
        assertEquals("bot", seat(party.player(0), party).path("state").asString());
        assertEquals(before, seat(visitor, party));
        assertTrue(isFound(party, "search=absent&bots=none"), "a bot that stands in makes no game with bots");
        assertFalse(isFound(party, "search=absent&bots=some"));
        try (EventStream far = EventStream.open(visitor, party.path("/stream"));
                EventStream near = EventStream.open(party.player(0), party.path("/stream"))) {
            far.await("reset");
            party.player(1).save(party.id(), List.of(), false).expect(200);
            near.await("seat");
            assertEquals("taken", seat(party.player(0), party).path("state").asString());
            assertEquals(before, seat(visitor, party));
            party.player(1)
                    .send("PATCH", party.path("/seats/mine"), Map.of("lore", "Back again."))
                    .expect(200);
            Eventually.eventually("everybody sees the lore", () -> far.all().size() > 1);
            assertEquals(2, far.all().size(), "once for the open page, and once for the lore: " + far.all());
        }
    }
}
