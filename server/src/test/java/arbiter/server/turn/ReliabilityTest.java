package arbiter.server.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.people.Reliabilities;
import arbiter.server.people.Reliability;
import arbiter.server.storage.Writer;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Which turns count for a person's reliability, who sees it, and which games ask for it. */
class ReliabilityTest {
    private static Party party(int size, String then, Map<String, Object> more) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of(
                "schedule", Map.of("kind", "length", "minutes", 60),
                "absence", Map.of("strikes", 2, "then", then)));
        wish.putAll(more);
        return Party.begun(size, wish);
    }

    private static String account(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    /** Turns, played, missed, abandoned. */
    private static List<Integer> counted(Browser person) {
        Reliability known = TestServer.bean(Reliabilities.class).of(account(person));
        return List.of(known.turns(), known.played(), known.missed(), known.abandoned());
    }

    /** The first player orders nothing and saves that; the others are late. */
    private static void turnWithoutTheOthers(Party party) {
        party.player(0).save(party.id(), List.of(), false).expect(200);
        DeadlinesTest.fire(party, DeadlinesTest.deadline(party), Duration.ofSeconds(1));
    }

    private static void lived(Browser person, int played, int missed) {
        TestServer.bean(Writer.class)
                .run(() -> TestServer.bean(JdbcClient.class)
                        .sql("insert into reliability (account_id, played, missed, abandoned, streak, best_streak)"
                                + " values (?, ?, ?, 0, 0, 0)")
                        .params(account(person), played, missed)
                        .update());
    }

    @Test
    void playedMissedAndAbandonedTurnsAreCounted() {
        Party party = party(2, "bot", Map.of());
        turnWithoutTheOthers(party);
        assertEquals(List.of(1, 1, 0, 0), counted(party.player(0)));
        assertEquals(List.of(1, 0, 1, 0), counted(party.player(1)));
        turnWithoutTheOthers(party);
        assertEquals("bot", party.page().at("/seats/1/state").asString());
        turnWithoutTheOthers(party);
        assertEquals(List.of(3, 3, 0, 0), counted(party.player(0)));
        assertEquals(List.of(3, 0, 2, 1), counted(party.player(1)), "the third turn was played by a bot");
        JsonNode seen = Browser.visitor()
                .get("/api/invitations/" + party.page().path("invitation").asString())
                .expect(200)
                .json()
                .at("/people/1/reliability");
        assertEquals(0, seen.path("percent").asInt());
        assertEquals(3, seen.path("turns").asInt());
        assertTrue(seen.path("newcomer").asBoolean());
    }

    @Test
    void aTurnCountsOnceAndAtItsWorst() {
        Party party = party(2, "nothing", Map.of());
        turnWithoutTheOthers(party);
        party.hostDoes("rollback", Map.of("to", 0));
        party.player(1).save(party.id(), List.of(), false).expect(200);
        turnWithoutTheOthers(party);
        assertEquals(List.of(1, 1, 0, 0), counted(party.player(0)));
        assertEquals(List.of(1, 0, 1, 0), counted(party.player(1)));
    }

    @Test
    void turnsOnLeaveWithoutADeadlineOrEndedByTheHostDoNotCount() {
        Party party = party(2, "nothing", Map.of());
        String today = LocalDate.ofInstant(TestServer.clock().instant(), ZoneOffset.UTC)
                .toString();
        String tomorrow = LocalDate.parse(today).plusDays(1).toString();
        party.player(1)
                .post("/api/me/leave", Map.of("from", today, "to", tomorrow, "zone", "UTC"))
                .expect(201);
        turnWithoutTheOthers(party);
        assertEquals(List.of(0, 0, 0, 0), counted(party.player(1)));
        assertEquals(List.of(1, 1, 0, 0), counted(party.player(0)));
        party.hostDoes("resolve", Map.of());
        assertEquals(List.of(1, 1, 0, 0), counted(party.player(0)));

        Party relaxed = Party.begun(2);
        relaxed.playTurn();
        assertEquals(1, relaxed.at());
        assertEquals(List.of(0, 0, 0, 0), counted(relaxed.player(0)));

        Party alone = party(2, "nothing", Map.of("bots", List.of("recruit")));
        turnWithoutTheOthers(alone);
        assertEquals(List.of(0, 0, 0, 0), counted(alone.player(0)), "nobody else waits");
    }

    @Test
    void whoLeavesAGameAbandonsItsNextTurnsUntilSomebodyTakesTheSeat() {
        Party party = party(3, "open", Map.of());
        Browser leaver = party.player(1);
        party.player(2).save(party.id(), List.of(), false).expect(200);
        leaver.send("DELETE", party.path("/seats/mine"), null).expect(204);
        turnWithoutTheOthers(party);
        assertEquals(List.of(1, 0, 0, 1), counted(leaver));
        String invitation = party.page().path("invitation").asString();
        Browser next = Browser.guest("Next");
        next.post(party.path("/seats"), Map.of("invitation", invitation)).expect(200);
        turnWithoutTheOthers(party);
        assertEquals(List.of(1, 0, 0, 1), counted(leaver));
        assertEquals(List.of(1, 0, 1, 0), counted(next));
    }

    /** Otherwise a person whose numbers change at a deadline would be known to play here. */
    @Test
    void anAnonymousGameCountsWhenItIsOver() {
        Party party = party(2, "nothing", Map.of("anonymous", true));
        turnWithoutTheOthers(party);
        turnWithoutTheOthers(party);
        assertEquals(List.of(0, 0, 0, 0), counted(party.player(0)));
        assertEquals(1, party.player(0).game(party.id()).path("people").size(), "only oneself is known");
        party.hostDoes("end", Map.of());
        assertEquals(List.of(2, 2, 0, 0), counted(party.player(0)));
        assertEquals(List.of(2, 0, 2, 0), counted(party.player(1)));
    }

    /** Otherwise spectators would read on the profiles who has missed the turn that they see only later. */
    @Test
    void aGameThatSpectatorsSeeLaterCountsWhenItIsOver() {
        Party party = party(2, "nothing", Map.of("spectatorDelay", 3));
        turnWithoutTheOthers(party);
        assertEquals(List.of(0, 0, 0, 0), counted(party.player(0)));
        party.hostDoes("end", Map.of());
        assertEquals(List.of(1, 1, 0, 0), counted(party.player(0)));
        assertEquals(List.of(1, 0, 1, 0), counted(party.player(1)));
    }

    @Test
    void onlyTheLastHundredTurnsCount() {
        Party party = party(2, "nothing", Map.of());
        String account = account(party.player(0));
        TestServer.bean(Writer.class).run(() -> {
            for (int turn = 1; turn <= 100; turn++) {
                TestServer.bean(JdbcClient.class)
                        .sql(
                                "insert into attendance (account_id, game_id, turn, outcome, number) values (?, 'before', ?, ?, ?)")
                        .params(account, turn, turn <= 2 ? "MISSED" : "PLAYED", turn)
                        .update();
            }
        });
        turnWithoutTheOthers(party);
        assertEquals(List.of(100, 99, 1, 0), counted(party.player(0)));
    }

    @Test
    void theDemandIsCheckedWhenSomebodyJoins() {
        Browser host = Browser.guest("Host");
        JsonNode game = host.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "gd6",
                                "seats",
                                4,
                                "visibility",
                                "public",
                                "demand",
                                Map.of("reliability", 90, "newcomers", "refused")))
                .expect(201)
                .json();
        String path = "/api/games/" + game.path("id").asString();
        assertEquals(90, game.at("/demand/reliability").asInt());
        assertTrue(game.path("refusal").isNull(), "the host has a seat");

        Browser fresh = Browser.guest("Fresh");
        assertFalse(fresh.get(path).json().path("refusal").isNull());
        fresh.post(path + "/seats", Map.of()).expect(409, "too-new");
        Browser careless = Browser.guest("Careless");
        lived(careless, 16, 4);
        assertTrue(careless.get(path).json().path("refusal").asString().contains("80 %"));
        careless.post(path + "/seats", Map.of()).expect(409, "not-reliable");
        Browser steady = Browser.guest("Steady");
        lived(steady, 18, 2);
        assertTrue(steady.get(path).json().path("refusal").isNull());
        steady.post(path + "/seats", Map.of()).expect(200);

        host.send("PATCH", path, Map.of("demand", Map.of("reliability", 90))).expect(200);
        fresh.post(path + "/seats", Map.of()).expect(200);
        careless.post(path + "/seats", Map.of()).expect(409, "not-reliable");
        assertTrue(host.send("PATCH", path, Map.of("demand", Map.of()))
                .expect(200)
                .json()
                .path("demand")
                .isNull());
        careless.post(path + "/seats", Map.of()).expect(200);
        host.send("PATCH", path, Map.of("demand", Map.of("reliability", 101))).expect(422, "invalid");
        host.send("PATCH", path, Map.of("demand", Map.of("newcomers", "maybe"))).expect(422, "invalid");
    }
}
