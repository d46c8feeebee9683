package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.account.Leaves;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Announced leave: who sees it, and what it changes at a deadline. */
class LeaveTest {
    private static LocalDate today() {
        return LocalDate.ofInstant(TestServer.clock().instant(), ZoneOffset.UTC);
    }

    private static Map<String, String> days(LocalDate from, LocalDate to) {
        return Map.of("from", from.toString(), "to", to.toString(), "zone", "UTC");
    }

    private static JsonNode announce(Browser who, LocalDate from, LocalDate to) {
        return who.post("/api/me/leave", days(from, to)).expect(201).json();
    }

    private static JsonNode leaveOn(JsonNode page, int seat) {
        for (JsonNode person : page.path("people")) {
            if (person.path("seat").asInt() == seat) {
                return person.path("leave");
            }
        }
        throw new AssertionError("nobody is known on seat " + seat + ": " + page.path("people"));
    }

    private static Party party(String then, Map<String, Object> more) {
        Map<String, Object> wish = new java.util.LinkedHashMap<>(Map.of(
                "schedule", Map.of("kind", "length", "minutes", 60, "graceMinutes", 10, "earlyEnd", false),
                "absence", Map.of("strikes", 1, "then", then)));
        wish.putAll(more);
        return Party.begun(2, wish);
    }

    /** Ends the turn at its deadline; the clock goes past a grace time as well if the turn waits. */
    private static void firstPlayerOrdersAndTheTurnEnds(Party party) {
        party.player(0).save(party.id(), List.of(), false).expect(200);
        DeadlinesTest.fire(party, DeadlinesTest.deadline(party), Duration.ofSeconds(1));
    }

    @Test
    void theTableAndTheInvitationShowWhoIsAway() {
        Party party = Party.of(2, Map.of());
        LocalDate from = today().plusDays(3);
        announce(party.player(1), from, from.plusDays(4));
        JsonNode seen = leaveOn(party.player(0).game(party.id()), 1);
        assertEquals(from.toString(), seen.path("from").asString());
        assertEquals(from.plusDays(4).toString(), seen.path("to").asString());
        assertFalse(seen.path("away").asBoolean());
        String invitation = party.page().path("invitation").asString();
        JsonNode invited = Browser.visitor()
                .get("/api/invitations/" + invitation)
                .expect(200)
                .json();
        assertEquals(seen, leaveOn(invited, 1));
        assertTrue(leaveOn(invited, 0).isNull());
        announce(party.player(0), today(), today().plusDays(1));
        assertTrue(leaveOn(party.page(), 0).path("away").asBoolean());
    }

    @Test
    void leaveThatMakesNoSenseIsRefusedInWords() {
        Browser person = Browser.guest("Traveller");
        LocalDate day = today();
        person.post("/api/me/leave", Map.of("from", "soon", "to", "later", "zone", "UTC"))
                .expect(422, "invalid");
        person.post("/api/me/leave", Map.of("from", day.toString(), "to", day.toString(), "zone", "Mars"))
                .expect(422, "invalid");
        person.post("/api/me/leave", days(day.minusDays(2), day)).expect(422, "invalid");
        person.post("/api/me/leave", days(day.plusDays(2), day.plusDays(1))).expect(422, "invalid");
        person.post("/api/me/leave", days(day, day.plusDays(400))).expect(422, "invalid");
        JsonNode mine = announce(person, day.plusDays(10), day.plusDays(39));
        assertEquals(60, mine.path("daysLeft").asInt());
        person.post("/api/me/leave", days(day.plusDays(39), day.plusDays(41))).expect(422, "leave-overlaps");
        announce(person, day.plusDays(40), day.plusDays(99));
        person.post("/api/me/leave", days(day.plusDays(120), day.plusDays(120))).expect(422, "too-much-leave");
        String id = mine.at("/leave/0/id").asString();
        Browser.guest("Thief").send("DELETE", "/api/me/leave/" + id, null).expect(404);
        JsonNode left =
                person.send("DELETE", "/api/me/leave/" + id, null).expect(200).json();
        assertEquals(1, left.path("leave").size());
        assertEquals(30, left.path("daysLeft").asInt());
    }

    @Test
    void whoComesBackEarlyIsBackAtOnceAndTheDaysStayCounted() {
        Browser person = Browser.guest("Traveller");
        String account = person.get("/api/me").json().at("/account/id").asString();
        JsonNode mine = announce(person, today(), today().plusDays(9));
        assertTrue(
                TestServer.bean(Leaves.class).isAway(account, TestServer.clock().instant()));
        JsonNode back = person.send(
                        "DELETE", "/api/me/leave/" + mine.at("/leave/0/id").asString(), null)
                .expect(200)
                .json();
        assertEquals(0, back.path("leave").size());
        assertEquals(89, back.path("daysLeft").asInt());
        assertFalse(
                TestServer.bean(Leaves.class).isAway(account, TestServer.clock().instant()));
        announce(person, today(), today().plusDays(1));
    }

    @Test
    void nobodyWaitsForAPersonOnLeaveAndABotPlaysFromTheFirstMissedTurn() {
        Party party = party("bot", Map.of());
        announce(party.player(1), today(), today().plusDays(3));
        firstPlayerOrdersAndTheTurnEnds(party);
        assertEquals(1, party.at(), "no grace time");
        JsonNode page = party.page();
        assertEquals("bot", page.at("/seats/1/state").asString());
        assertEquals(0, page.at("/seats/1/strikes").asInt());
        assertTrue(party.audit().contains("is on leave; the bot recruit plays"), party.audit());
        party.player(1).save(party.id(), List.of(), false).expect(200);
        assertEquals("taken", party.page().at("/seats/1/state").asString());
    }

    @Test
    void whileAllPeopleAreAwayBotsPlayOneTurnPerDeadline() throws Exception {
        Party party = Party.begun(
                2,
                Map.of(
                        "schedule", Map.of("kind", "length", "minutes", 60, "graceMinutes", 0),
                        "absence", Map.of("strikes", 1, "then", "bot"),
                        "bots", List.of("recruit")));
        BotSeats bots = TestServer.bean(BotSeats.class);
        DeadlinesTest.fire(party, DeadlinesTest.deadline(party), Duration.ofSeconds(1));
        assertEquals("bot", party.page().at("/seats/0/state").asString());
        eventually("the game does not wait", () -> bots.isAsleep(party.id()));
        assertEquals(1, party.at(), "the bots went on without the player, who has a page open");
        Instant deadline = DeadlinesTest.deadline(party);
        TestServer.clock().advance(Duration.between(TestServer.clock().instant(), deadline.minusSeconds(30)));
        bots.think(party.id());
        eventually("the bots do not decide before the end of the turn", () -> party.at() == 2);
        eventually("the game does not wait again", () -> bots.isAsleep(party.id()));
        party.player(0).save(party.id(), List.of(), true).expect(200);
        eventually("the game does not go on with its player", () -> party.at() == 3);
        assertEquals("taken", party.page().at("/seats/0/state").asString());
    }

    @Test
    void aSeatIsNotOpenedDuringLeave() {
        Party party = party("open", Map.of());
        announce(party.player(1), today(), today().plusDays(3));
        firstPlayerOrdersAndTheTurnEnds(party);
        assertEquals(1, party.at());
        assertEquals("taken", party.page().at("/seats/1/state").asString());
        assertEquals(0, party.page().at("/seats/1/strikes").asInt());
    }

    /** Everything that others see is the same with and without leave, or it would tell who plays the seat. */
    @Test
    void anAnonymousTableShowsNothingOfLeave() {
        Party away = party("open", Map.of("anonymous", true));
        long before = away.page().path("lastEvent").asLong();
        announce(away.player(1), today(), today().plusDays(3));
        assertEquals(before, away.page().path("lastEvent").asLong(), "no news of it");
        assertEquals(0, away.player(0).game(away.id()).at("/people/1/leave").size());
        firstPlayerOrdersAndTheTurnEnds(away);
        assertEquals(0, away.at(), "the turn waits for the missing player");
        assertFalse(away.player(0).game(away.id()).path("graceUntil").isNull());
        assertEquals(1, away.player(0).game(away.id()).path("people").size(), "only oneself");
    }
}
