package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameStore;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** What happens at a deadline. Tests that set the time do not wait until the server looks at the clock. */
class DeadlinesTest {
    private static Map<String, Object> length(int minutes, Object... more) {
        Map<String, Object> schedule = new java.util.LinkedHashMap<>(Map.of("kind", "length", "minutes", minutes));
        for (int i = 0; i < more.length; i += 2) {
            schedule.put((String) more[i], more[i + 1]);
        }
        return Map.of("schedule", schedule);
    }

    static Instant deadline(Party party) {
        return Instant.parse(party.page().path("deadline").asString());
    }

    /** Sets the clock to this time and ends the turn that is due then. */
    static void fire(Party party, Instant moment, Duration late) {
        TestServer.clock().advance(Duration.between(TestServer.clock().instant(), moment.plus(late)));
        TestServer.bean(TurnEnd.class).due(new GameStore.Open(party.id(), "", party.at(), moment.toEpochMilli()));
    }

    /** The server's own thread looks once a second, and must not end the turn in between. */
    private static void beforeTheServerLooks(Runnable act) {
        synchronized (TestServer.bean(DueWork.class)) {
            act.run();
        }
    }

    @Test
    void theTurnEndsAtItsDeadlineWithTheDraftsThatThereAre() {
        Party party = Party.begun(2, length(60));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(1, party.at());
        JsonNode sheets = party.player(0).get(party.path("/positions/1")).json().at("/resolved/sheets");
        assertFalse(sheets.at("/0/absent").asBoolean(), "a saved draft counts");
        assertTrue(sheets.at("/1/absent").asBoolean());
        assertTrue(deadline(party).isAfter(TestServer.clock().instant()));
    }

    @Test
    void aDeadlineThatHasMovedDoesNothing() {
        Party party = Party.begun(2, length(60));
        Instant first = deadline(party);
        party.hostDoes("extend", Map.of("minutes", 30));
        fire(party, first, Duration.ofSeconds(1));
        assertEquals(0, party.at());
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(1, party.at());
        fire(party, first, Duration.ofSeconds(1));
        assertEquals(1, party.at());
    }

    @Test
    void aSheetAfterTheDeadlineIsRefused() {
        Party party = Party.begun(2, length(60));
        Instant deadline = deadline(party);
        beforeTheServerLooks(() -> {
            TestServer.clock().advance(Duration.between(TestServer.clock().instant(), deadline.plusSeconds(1)));
            party.player(0).save(party.id(), List.of("build hq 3"), true).expect(409, "turn-over");
        });
    }

    @Test
    void graceIsForThoseWhoAreMissing() {
        Party party = Party.begun(2, length(60, "graceMinutes", 10));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        Instant deadline = deadline(party);
        fire(party, deadline, Duration.ofSeconds(1));
        assertEquals(0, party.at());
        Instant until = Instant.parse(party.page().path("graceUntil").asString());
        assertEquals(deadline.plus(Duration.ofMinutes(10)), until);
        party.player(1).save(party.id(), List.of("build hq 20"), false).expect(200);
        fire(party, until, Duration.ofSeconds(1));
        assertEquals(1, party.at());
        party.player(0).save(party.id(), List.of(), false).expect(200);
        party.player(1).save(party.id(), List.of(), false).expect(200);
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(2, party.at(), "nobody is missing, so nobody waits");
    }

    @Test
    void aDeadlineThatTheServerMissedExtendsTheTurn() {
        Party party = Party.begun(2, length(60));
        Instant deadline = deadline(party);
        fire(party, deadline, Duration.ofHours(3));
        assertEquals(0, party.at(), "not resolved behind people's backs");
        Duration more = Duration.between(TestServer.clock().instant(), deadline(party));
        assertTrue(more.toMinutes() >= 178 && more.toMinutes() <= 181, more.toString());
        assertTrue(party.audit().contains("The server was away"), party.audit());
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(1, party.at());
    }

    @Test
    void aTurnThatEndsLateBecauseTheServerHasMuchToDoIsNotExtended() throws InterruptedException {
        Party party = Party.begun(2, length(60));
        Instant deadline = deadline(party);
        beforeTheServerLooks(() -> {
            Instant end = deadline.plus(Duration.ofMinutes(10));
            while (TestServer.clock().instant().isBefore(end)) {
                TestServer.clock().advance(Duration.ofSeconds(30));
                TestServer.bean(Heartbeat.class).beat();
            }
        });
        fire(party, deadline, Duration.ofMinutes(11));
        assertEquals(1, party.at(), "the server was up all the time");
        assertFalse(party.audit().contains("The server was away"), party.audit());
    }

    @Test
    void aShortAbsenceBeforeALongQueueExtendsNothing() throws InterruptedException {
        Party party = Party.begun(2, length(60));
        Instant deadline = deadline(party);
        beforeTheServerLooks(() -> {
            TestServer.clock().advance(Duration.between(TestServer.clock().instant(), deadline));
            TestServer.bean(Heartbeat.class).beat();
            TestServer.clock().advance(Duration.ofSeconds(100));
            for (int i = 0; i < 20; i++) {
                TestServer.bean(Heartbeat.class).beat();
                TestServer.clock().advance(Duration.ofSeconds(30));
            }
        });
        fire(party, deadline, Duration.ofMinutes(12));
        assertEquals(1, party.at(), "away for less than two minutes");
    }

    @Test
    void anOutageShortlyBeforeADeadlineGivesTimeBack() {
        Party party = Party.begun(2, length(120));
        TestServer.clock()
                .advance(Duration.between(
                        TestServer.clock().instant(), deadline(party).minusSeconds(300)));
        long away = TestServer.clock().instant().minus(Duration.ofMinutes(40)).toEpochMilli();
        TestServer.bean(arbiter.server.storage.Writer.class)
                .run(() -> TestServer.bean(JdbcClient.class)
                        .sql("update meta set value = ? where name = 'alive'")
                        .param(Long.toString(away))
                        .update());
        TestServer.bean(Outages.class).back();
        Duration more = Duration.between(TestServer.clock().instant(), deadline(party));
        assertTrue(more.toMinutes() >= 39 && more.toMinutes() <= 40, more.toString());
        assertTrue(party.audit().contains("away for 40 minutes"), party.audit());
    }

    @Test
    void aClockThatIsSetForwardSkipsNoDeadline() throws InterruptedException {
        Party party = Party.begun(2, length(30));
        Instant deadline = deadline(party);
        beforeTheServerLooks(() -> {
            TestServer.clock().jump(Duration.ofHours(1));
            party.player(0).save(party.id(), List.of(), true).expect(409, "turn-over");
        });
        try {
            eventually(
                    "the server does not see the deadline",
                    () -> party.at() > 0 || deadline(party).isAfter(deadline));
            assertEquals(0, party.at(), "nobody had the time that the clock says");
            assertTrue(party.audit().contains("the turn goes on"), party.audit());
        } finally {
            TestServer.clock().jump(Duration.ofHours(-1));
        }
    }

    @Test
    void aClockThatIsSetBackRepeatsNoDeadline() {
        String time = java.time.LocalTime.ofInstant(
                        TestServer.clock().instant().plus(Duration.ofMinutes(30)), java.time.ZoneOffset.UTC)
                .truncatedTo(java.time.temporal.ChronoUnit.MINUTES)
                .toString();
        Party party = Party.begun(2, Map.of("schedule", Map.of("kind", "calendar", "time", time, "zone", "UTC")));
        Instant first = deadline(party);
        fire(party, first, Duration.ofSeconds(1));
        assertEquals(1, party.at());
        TestServer.clock().jump(Duration.ofHours(-1));
        try {
            party.playTurn();
            assertEquals(2, party.at());
            assertTrue(deadline(party).isAfter(first), "this deadline has been: " + first);
        } finally {
            TestServer.clock().jump(Duration.ofHours(1));
        }
    }

    @Test
    void theLadderPutsABotOnTheSeatAndThePlayerComesBack() {
        Party party = Party.begun(
                2,
                Map.of(
                        "schedule", Map.of("kind", "length", "minutes", 60, "earlyEnd", false),
                        "absence", Map.of("strikes", 2, "then", "bot")));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(1, party.page().at("/seats/1/strikes").asInt());
        assertEquals(0, party.page().at("/seats/0/strikes").asInt());
        party.player(0).save(party.id(), List.of(), false).expect(200);
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals("bot", party.page().at("/seats/1/state").asString());
        assertTrue(party.audit().contains("was absent for 2 turns"), party.audit());
        party.player(1).save(party.id(), List.of(), false).expect(200);
        assertEquals("taken", party.page().at("/seats/1/state").asString());
        assertTrue(party.page().at("/seats/1/bot").isNull());
    }

    @Test
    void theLadderOpensASeatForAReplacement() {
        Party party = Party.begun(
                2,
                Map.of(
                        "schedule", Map.of("kind", "length", "minutes", 60),
                        "absence", Map.of("strikes", 1, "then", "open")));
        party.player(0).save(party.id(), List.of("build hq 3"), false).expect(200);
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals("open", party.page().at("/seats/1/state").asString());
        arbiter.server.Browser newcomer = arbiter.server.Browser.guest("Newcomer");
        String invitation = party.page().path("invitation").asString();
        newcomer.post(party.path("/seats"), Map.of("invitation", invitation)).expect(200);
        assertEquals(1, newcomer.game(party.id()).path("mySeat").asInt());
        String told = party.player(1).get(party.path("")).expect(404).text();
        assertTrue(told.contains("was absent for 1 turn;") && told.contains("Only players can see this game"), told);
    }

    @Test
    void theHostGrantsADelayUpToTheCap() {
        Party party = Party.begun(2, length(60, "delayCapHours", 2));
        Instant before = deadline(party);
        JsonNode asked = party.player(0)
                .post(party.path("/delays"), Map.of("minutes", 90, "reason", "On a train."))
                .expect(200)
                .json();
        int id = asked.at("/delays/0/id").asInt();
        party.player(0).post(party.path("/delays"), Map.of("minutes", 90)).expect(409, "asked-already");
        party.player(1).post(party.path("/delays/" + id), Map.of("grant", true)).expect(403, "not-yours");
        party.host().post(party.path("/delays/" + id), Map.of("grant", true)).expect(200);
        assertEquals(before.plus(Duration.ofMinutes(90)), deadline(party));
        assertTrue(party.audit().contains("granted a delay of 90 minutes"), party.audit());
        party.host().post(party.path("/host/extend"), Map.of("minutes", 60)).expect(409, "cap-reached");
        fire(party, deadline(party), Duration.ofSeconds(1));
        Duration next = Duration.between(TestServer.clock().instant(), deadline(party));
        assertTrue(next.toMinutes() <= 60, "the next turn is back on the schedule");
    }

    @Test
    void playersGrantADelayByVote() {
        Party party = Party.begun(3, length(60, "delayBy", "vote"));
        Instant before = deadline(party);
        int id = party.player(0)
                .post(party.path("/delays"), Map.of("minutes", 30))
                .expect(200)
                .json()
                .at("/delays/0/id")
                .asInt();
        assertEquals(before, deadline(party));
        party.player(1).post(party.path("/delays/" + id), Map.of("grant", true)).expect(200);
        assertEquals(before.plus(Duration.ofMinutes(30)), deadline(party), "two of three are a majority");
    }

    @Test
    void aPauseStopsTheClock() {
        Party party = Party.begun(2, length(60));
        Instant before = deadline(party);
        party.hostDoes("pause", Map.of("reason", "Holidays."));
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(409, "turn-over");
        TestServer.clock().advance(Duration.ofHours(5));
        fire(party, before, Duration.ofHours(5));
        assertEquals(0, party.at());
        party.hostDoes("resume", Map.of());
        Duration left = Duration.between(TestServer.clock().instant(), deadline(party));
        assertTrue(left.toMinutes() >= 58 && left.toMinutes() <= 60, left.toString());
    }

    @Test
    void withoutEarlyEndTheTurnWaitsForItsDeadline() {
        Party party = Party.begun(2, length(60, "earlyEnd", false));
        party.playTurn();
        assertEquals(0, party.at());
        fire(party, deadline(party), Duration.ofSeconds(1));
        assertEquals(1, party.at());
    }

    @Test
    void remindersAreInTheDatabaseWithTheTurn() {
        Party party = Party.begun(2, length(60, "remindMinutes", List.of(30, 10)));
        List<String> plans = TestServer.bean(JdbcClient.class)
                .sql("select task_name || ' ' || task_instance from scheduled_tasks where task_instance like ?")
                .param(party.id() + "/%")
                .query(String.class)
                .list();
        assertEquals(2, plans.size(), plans.toString());
    }

    @Test
    void theServerEndsATurnByItself() throws InterruptedException {
        Party party = Party.begun(2, length(60));
        Instant soon = TestServer.clock().instant().plusSeconds(2);
        TestServer.bean(arbiter.server.storage.Writer.class)
                .run(() -> TestServer.bean(JdbcClient.class)
                        .sql("update game set deadline = ? where id = ?")
                        .params(soon.toEpochMilli(), party.id())
                        .update());
        eventually("the turn does not end", () -> party.at() > 0);
        assertEquals(1, party.at());
    }
}
