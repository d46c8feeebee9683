package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Every action of the console works for the host, is refused to everybody else, and is on the public trail. */
class HostTrailTest {
    private static JsonNode trail(Party party) {
        return party.player(0).get(party.path("/audit")).expect(200).json().path("items");
    }

    /** The action is refused to a player, to another game's host and to a visitor. Then the host does it, with exactly one entry. */
    private static String act(Party party, Party elsewhere, String action, Map<String, ?> body, String what) {
        String path = party.path("/host/" + action);
        int before = trail(party).size();
        party.player(0).post(path, body).expect(403, "not-yours");
        elsewhere.host().post(path, body).expect(404, "not-found");
        Browser.visitor().post(path, body).expect(401, "log-in-first");
        assertEquals(before, trail(party).size(), "what is refused leaves no trace: " + action);
        party.host().post(path, body).expect(200);
        JsonNode items = trail(party);
        assertEquals(before + 1, items.size(), "one entry for " + action);
        JsonNode last = items.get(before);
        assertEquals(what, last.path("what").asString());
        assertEquals("host", last.path("by").asString());
        return last.path("sentence").asString();
    }

    @Test
    void everyActOfTheHostIsOnTheTrail() {
        Party party =
                Party.begun(3, Map.of("hostSees", "everything", "schedule", Map.of("kind", "length", "minutes", 1440)));
        Party elsewhere = Party.begun(2);
        party.playTurn();
        assertEquals(
                "The host extended the turn by 60 minutes: Two trains are late.",
                act(party, elsewhere, "extend", Map.of("minutes", 60, "reason", "Two trains are late."), "extend"));
        act(party, elsewhere, "pause", Map.of("reason", "Holidays."), "pause");
        act(party, elsewhere, "resume", Map.of(), "resume");
        assertEquals(
                "The host reminded the players who are not ready in turn 2.",
                act(party, elsewhere, "nudge", Map.of(), "nudge"));
        assertTrue(act(party, elsewhere, "schedule", Map.of("schedule", Map.of("kind", "none")), "schedule")
                .contains("from the next turn on"));
        assertTrue(act(party, elsewhere, "orders", Map.of("lines", List.of("unlock landmines")), "orders")
                .contains("unlock landmines"));
        assertTrue(act(party, elsewhere, "sheet", Map.of("seat", 1, "lines", List.of()), "sheet")
                .contains("on behalf of"));
        String line = party.host()
                .get(party.path("/host/position"))
                .json()
                .at("/given/0")
                .asString();
        act(party, elsewhere, "correct", Map.of("lines", List.of(line), "reason", "To be sure."), "correct");
        act(party, elsewhere, "joining", Map.of("open", true), "joining");
        act(party, elsewhere, "press", Map.of("mode", "public"), "press");
        act(party, elsewhere, "announce", Map.of("text", "Friday, as ever."), "announce");
        act(party, elsewhere, "invitation", Map.of(), "invitation");
        act(party, elsewhere, "seats/2/forgive", Map.of(), "forgive");
        act(party, elsewhere, "seats/1/swap", Map.of("with", 2), "swap");
        act(party, elsewhere, "seats/2/replace", Map.of("bot", "recruit"), "replace");
        act(party, elsewhere, "rollback", Map.of("to", 0, "reason", "We misread the rules."), "rollback");
        act(party, elsewhere, "resolve", Map.of(), "resolve");
        act(party, elsewhere, "end", Map.of("winners", List.of(0)), "end");
        assertEquals("over", party.page().path("status").asString());
    }

    /** The host does not see sheets, so a sheet that is saved in the meantime is no reason to refuse the host's action. */
    @Test
    void aSheetSavedInTheMeantimeDoesNotRefuseTheHost() throws InterruptedException {
        Party party = Party.begun(2, Map.of("hostSees", "everything"));
        party.playTurn();
        AtomicBoolean going = new AtomicBoolean(true);
        Thread writer = Thread.ofVirtual().start(() -> {
            while (going.get()) {
                party.player(1).save(party.id(), List.of(), false);
            }
        });
        try {
            for (int i = 0; i < 25; i++) {
                party.host().post(party.path("/host/rollback"), Map.of("to", 0)).expect(200);
                String line = party.host()
                        .get(party.path("/host/position"))
                        .json()
                        .at("/given/0")
                        .asString();
                party.host()
                        .post(party.path("/host/correct"), Map.of("lines", List.of(line)))
                        .expect(200);
            }
        } finally {
            going.set(false);
            writer.join();
        }
    }

    @Test
    void aGameIsHandedOver() {
        Party party = Party.begun(3);
        String heir = party.page().at("/seats/1/player/id").asString();
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", "nobody at all"))
                .expect(422, "invalid");
        party.player(0)
                .post(party.path("/host/hand-over"), Map.of("player", heir))
                .expect(403, "not-yours");
        party.host().post(party.path("/host/hand-over"), Map.of("player", heir)).expect(204);
        assertEquals(heir, party.player(0).game(party.id()).at("/host/id").asString());
        party.host().post(party.path("/host/pause"), Map.of()).expect(404, "not-found");
        assertTrue(party.player(1).game(party.id()).path("hosting").asBoolean());
        party.player(1).post(party.path("/host/pause"), Map.of()).expect(200);
        JsonNode items = trail(party);
        assertEquals("hand-over", items.at("/0/what").asString());
        assertEquals("pause", items.at("/1/what").asString());
    }

    @Test
    void whoSeesEverythingIsNoPlayer() {
        Party party = Party.begun(2, Map.of("hostSees", "everything"));
        String player = party.page().at("/seats/1/player/id").asString();
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", player))
                .expect(409, "host-sees");
    }

    @Test
    void aNewScheduleCountsFromTheNextTurnOn() {
        Party party = Party.begun(2, Map.of("schedule", Map.of("kind", "length", "minutes", 60)));
        String deadline = party.page().path("deadline").asString();
        party.hostDoes("schedule", Map.of("schedule", Map.of("kind", "length", "minutes", 6000)));
        assertEquals(deadline, party.page().path("deadline").asString());
        party.playTurn();
        String next = party.page().path("deadline").asString();
        assertTrue(
                java.time.Instant.parse(next)
                        .isAfter(java.time.Instant.parse(deadline).plus(java.time.Duration.ofDays(3))),
                next);
        for (Map<String, ?> nonsense : List.of(
                Map.of("kind", "hourglass"),
                Map.of("kind", "calendar", "zone", "Mars/Olympus"),
                Map.of("kind", "calendar", "time", "tea"),
                Map.of("kind", "length", "minutes", 0))) {
            party.host()
                    .post(party.path("/host/schedule"), Map.of("schedule", nonsense))
                    .expect(422, "invalid");
        }
        party.host().post(party.path("/host/schedule"), "{\"schedule\":{}}").expect(422);
        party.host()
                .post(party.path("/host/schedule"), "{\"schedule\":{\"kind\":\"calendar\",\"days\":[null]}}")
                .expect(400, "unreadable");
    }

    @Test
    void anEventIsAnnouncedAndHappens() {
        Party party = Party.begun(2, Map.of("ruleset", "gd6"));
        party.playTurn();
        String event = "";
        for (JsonNode order : party.host()
                .get(party.path("/candidates?seat=-1"))
                .expect(200)
                .json()
                .path("orders")) {
            event = order.asString().startsWith("event ") ? order.asString() : event;
        }
        assertNotEquals("", event);
        party.player(0).get(party.path("/candidates?seat=-1")).expect(403, "not-yours");
        JsonNode before =
                party.player(0).get(party.path("/positions/now")).json().path("view");
        JsonNode answer = party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of(event), "reason", "The river rose."))
                .expect(200)
                .json();
        assertTrue(answer.at("/lines/0/accepted").asBoolean(), answer.toString());
        String sentence =
                trail(party).get(trail(party).size() - 1).path("sentence").asString();
        assertTrue(sentence.contains(event) && sentence.contains("The river rose."), sentence);
        assertEquals(
                before, party.player(0).get(party.path("/positions/now")).json().path("view"), "not yet");
        party.playTurn();
        JsonNode sheets =
                party.player(0).get(party.path("/positions/now")).json().at("/resolved/sheets");
        assertEquals(-1, sheets.at("/0/seat").asInt(), "the host's orders are part of the turn");
    }

    @Test
    void aMechanicIsUnlockedForTheNextTurn() {
        Party party = Party.begun(2);
        party.playTurn();
        String mine = "unlock cavalry";
        party.hostDoes("orders", Map.of("lines", List.of(mine)));
        party.playTurn();
        JsonNode again = party.host()
                .post(party.path("/host/orders"), Map.of("lines", List.of(mine)))
                .expect(200)
                .json();
        assertFalse(again.at("/lines/0/accepted").asBoolean(), "it is unlocked already: " + again);
        assertEquals("already-unlocked", again.at("/lines/0/code").asString());
    }

    @Test
    void aSheetOnBehalfThatIsRefusedLeavesNoTrace() {
        Party party = Party.begun(2);
        int before = trail(party).size();
        party.host()
                .post(party.path("/host/sheet"), Map.of("seat", 0, "lines", List.of("x".repeat(1000))))
                .expect(422, "invalid");
        party.host()
                .post(party.path("/host/sheet"), Map.of("seat", 9, "lines", List.of()))
                .expect(404);
        assertEquals(before, trail(party).size());
    }

    @Test
    void anAdministratorInTheHostsPlaceIsNamedAsSuch() {
        Party party = Party.begun(2, Map.of("schedule", Map.of("kind", "length", "minutes", 60)));
        Browser administrator = SecurityMatrixTest.administrator();
        administrator.post(party.path("/host/extend"), Map.of("minutes", 10)).expect(200);
        JsonNode item = trail(party).get(0);
        assertEquals("administrator", item.path("by").asString());
        assertTrue(item.path("sentence").asString().startsWith("An administrator extended"), item.toString());
    }
}
