package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What a host, and a player who takes over a seat, must not learn. */
class WhatAHostLearnsTest {
    /** For example, a refusal because something is stated twice would reveal what another player has. */
    @Test
    void aCorrectionThatIsRefusedTellsNothingHiddenAndStandsOnTheTrail() {
        Party plain = Party.begun(2);
        Party rich = Party.begun(2);
        plain.hostDoes("correct", Map.of("lines", List.of(country(plain, 0) + ": ip 40")));
        rich.hostDoes("correct", Map.of("lines", List.of(country(rich, 0) + ": ip 40, stash dynamite*2")));
        for (List<String> attempt : List.of(
                List.of("%s: stash dynamite*1, stash dynamite*1"),
                List.of("%s: ip 3", "%s: stash dynamite*1"),
                List.of("%s , stash dynamite*1"),
                List.of("%s: nonsense"),
                List.of("999: %s, 3 army"))) {
            assertEquals(said(plain, attempt), said(rich, attempt), attempt.toString());
        }
        assertTrue(rich.audit().contains("tried to correct"), rich.audit());
    }

    /** A line about a place under another name would otherwise be a second line about it, but only if something is hidden there. */
    @Test
    void aPlaceByAnotherNameDoesNotTellWhetherItIsMined() {
        Map<String, Object> mines = Map.of("board", "Two Shores", "parameters", Map.of("landmines", "on"));
        Party plain = Party.begun(2, mines);
        Party mined = Party.begun(2, mines);
        mined.hostDoes("correct", Map.of("lines", List.of("9: neutral, 3 mine")));
        List<String> attempt = List.of("LOW: %s, 2 army");
        assertEquals("200", said(plain, attempt));
        assertEquals("200", said(mined, attempt));
    }

    /** The answer to the host, without parts that differ between any two games. */
    private static String said(Party party, List<String> attempt) {
        String country = country(party, 0);
        List<String> lines =
                attempt.stream().map(line -> line.replace("%s", country)).toList();
        Browser.Answer answer = party.host().post(party.path("/host/correct"), Map.of("lines", lines));
        return answer.status() == 200
                ? "200"
                : answer.text().replace(country, "X").replace(party.id(), "");
    }

    private static String country(Party party, int seat) {
        return party.page().path("seats").get(seat).path("country").asString();
    }

    @Test
    void aHostWhoSeesEverythingGetsNoSeat() {
        Party party = Party.of(2, Map.of("hostSees", "everything", "visibility", "public"));
        party.player(0).send("DELETE", party.path("/seats/mine"), null);
        party.host().post(party.path("/seats"), Map.of()).expect(409, "host-sees");
        party.host()
                .post(
                        party.path("/host/seats/0/replace"),
                        Map.of(
                                "player",
                                party.host()
                                        .get("/api/me")
                                        .json()
                                        .at("/account/id")
                                        .asString()))
                .expect(409, "host-sees");
    }

    @Test
    void aFormerHostWhoSawEverythingGetsNoSeat() {
        Party party = Party.begun(2, Map.of("hostSees", "everything", "lateJoining", true));
        Browser friend = Browser.guest("Friend");
        String invitation = party.page().path("invitation").asString();
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", id(friend)))
                .expect(204);
        friend.post(party.path("/host/seats/1/replace"), Map.of()).expect(200);
        Map<String, String> join = Map.of("invitation", invitation);
        party.host().post(party.path("/seats"), join).expect(409, "host-sees");
        friend.post(party.path("/host/seats/1/replace"), Map.of("player", id(party.host())))
                .expect(409, "host-sees");
        Browser.guest("Newcomer").post(party.path("/seats"), join).expect(200);
    }

    /** Before the game begins there is nothing to see. */
    @Test
    void aHostWhoHandsOverTheLobbyMayPlay() {
        Party party = Party.of(2, Map.of("hostSees", "everything", "visibility", "public"));
        party.player(0).send("DELETE", party.path("/seats/mine"), null).expect(204);
        Browser friend = Browser.guest("Friend");
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", id(friend)))
                .expect(204);
        party.host().post(party.path("/seats"), Map.of()).expect(200);
    }

    @Test
    void aPlayerWhoMakesTheRematchSeesAsAPlayerAndSitsWhereNobodyKnows() {
        Party party = Party.begun(2, Map.of("hostSees", "everything"));
        party.hostDoes("end", Map.of("winners", List.of(0)));
        JsonNode again = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json();
        assertEquals("public", again.path("hostSees").asString());
        Party anonymous = Party.begun(4, Map.of("anonymous", true));
        anonymous.hostDoes("end", Map.of("winners", List.of(0)));
        TreeSet<Integer> seats = new TreeSet<>();
        for (int i = 0; i < 40 && seats.size() < 2; i++) {
            JsonNode lobby = anonymous
                    .player(0)
                    .post(anonymous.path("/rematch"), Map.of())
                    .expect(201)
                    .json();
            seats.add(lobby.path("mySeat").asInt());
            anonymous
                    .player(0)
                    .send("DELETE", "/api/games/" + lobby.path("id").asString(), null)
                    .expect(204);
        }
        assertEquals(2, seats.size(), "a random seat");
    }

    private static String id(Browser person) {
        return person.get("/api/me").json().at("/account/id").asString();
    }

    @Test
    void anAnonymousGameDoesNotTellWhoItsHostIsNorWhereTheHostSits() {
        Party party = Party.begun(3, Map.of("anonymous", true, "hostPlays", true));
        JsonNode seen = party.player(0).game(party.id());
        assertTrue(seen.path("host").isNull(), seen.toString());
        String host = party.host().get("/api/me").json().at("/account/id").asString();
        assertFalse(seen.path("seats").toString().contains(host), seen.toString());
        Party other = Party.begun(3, Map.of("anonymous", true, "hostPlays", false));
        other.host().post(other.path("/host/hand-over"), Map.of("seat", 1)).expect(204);
        String name = other.player(1).get("/api/me").json().at("/account/name").asString();
        // Another player reads the trail, because the former host can no longer see this game.
        String told = other.player(2).get(other.path("/audit")).expect(200).text();
        assertFalse(told.contains(name), told);
    }

    /** Neither by a refusal nor by the trail. */
    @Test
    void aHostDoesNotFindOutWhetherAPersonPlaysAnAnonymousGame() {
        Party party = Party.begun(3, Map.of("anonymous", true));
        Browser outside = Browser.guest("Outside");
        for (Browser person : List.of(party.player(0), outside)) {
            party.host()
                    .post(party.path("/host/seats/1/replace"), Map.of("player", id(person)))
                    .expect(409, "anonymous");
        }
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", id(party.player(0))))
                .expect(204);
        String trail = party.player(1).get(party.path("/audit")).text();
        assertTrue(trail.contains("handed the game over to somebody else"), trail);
    }

    @Test
    void aNewPlayerDoesNotReadTheLettersToTheOneBefore() {
        Party party = Party.begun(3, Map.of("lateJoining", true));
        party.player(0)
                .post(party.path("/messages"), Map.of("to", List.of(1), "text", "Between us."))
                .expect(201);
        party.player(0)
                .post(party.path("/messages"), Map.of("text", "For all."))
                .expect(201);
        Browser newcomer = Browser.guest("Newcomer");
        party.hostDoes(
                "seats/1/replace",
                Map.of(
                        "player",
                        newcomer.get("/api/me").json().at("/account/id").asString()));
        String letters = newcomer.get(party.path("/messages")).expect(200).text();
        assertTrue(letters.contains("For all."), letters);
        assertFalse(letters.contains("Between us."), letters);
        party.player(0)
                .post(party.path("/messages"), Map.of("to", List.of(1), "text", "Welcome."))
                .expect(201);
        assertTrue(newcomer.get(party.path("/messages")).text().contains("Welcome."));
    }

    @Test
    void aGameMayLetSeatsInheritTheirLetters() {
        Party party = Party.begun(3, Map.of("inheritLetters", true));
        assertTrue(party.page().path("inheritLetters").asBoolean(), "people know before they join");
        party.player(0)
                .post(party.path("/messages"), Map.of("to", List.of(1), "text", "Between us."))
                .expect(201);
        Browser newcomer = Browser.guest("Newcomer");
        party.hostDoes(
                "seats/1/replace",
                Map.of(
                        "player",
                        newcomer.get("/api/me").json().at("/account/id").asString()));
        assertTrue(newcomer.get(party.path("/messages")).text().contains("Between us."));
    }

    @Test
    void joiningLateStandsOnTheTrail() {
        Party party = Party.begun(3);
        party.hostDoes("seats/2/replace", Map.of());
        Browser newcomer = Browser.guest("Newcomer");
        newcomer.post(
                        party.path("/seats"),
                        Map.of("invitation", party.page().path("invitation").asString()))
                .expect(200);
        assertTrue(party.audit().contains("A new player took the seat of"), party.audit());
    }
}
