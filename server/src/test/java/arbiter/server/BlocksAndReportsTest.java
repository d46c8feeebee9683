package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Blocked people, and messages that are reported. */
class BlocksAndReportsTest {
    private static String id(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    private static void block(Browser person, Browser other) {
        person.put("/api/me/blocks/" + id(other), Map.of()).expect(200);
    }

    private static List<String> letters(Browser reader, Party party) {
        List<String> texts = new ArrayList<>();
        reader.get(party.path("/messages"))
                .expect(200)
                .json()
                .path("messages")
                .forEach(message -> texts.add(message.path("text").asString()));
        return texts;
    }

    private static Browser.Answer write(Browser who, Party party, List<Integer> to, String text) {
        return who.post(party.path("/messages"), to == null ? Map.of("text", text) : Map.of("text", text, "to", to));
    }

    private static long notices(Browser person) {
        return TestServer.bean(JdbcClient.class)
                .sql("select count(*) from notice where account_id = ?")
                .param(id(person))
                .query(Long.class)
                .single();
    }

    @Test
    void betweenPeopleWhoBlockThereAreNoMessages() {
        Party party = Party.begun(3);
        Browser raven = party.player(0);
        Browser kira = party.player(1);
        write(raven, party, null, "before").expect(201);
        block(kira, raven);
        long before = notices(kira);
        write(raven, party, List.of(1), "privately").expect(403, "no-messages");
        write(raven, party, List.of(1, 2), "in a group").expect(403, "no-messages");
        write(kira, party, List.of(0), "answer").expect(403, "no-messages");
        write(raven, party, null, "to everybody").expect(201);
        assertEquals(List.of(), letters(kira, party), "earlier messages are hidden as well");
        assertEquals(0, kira.game(party.id()).path("unread").asInt());
        assertEquals(before, notices(kira));
        assertEquals(List.of("before", "to everybody"), letters(party.player(2), party));
        write(raven, party, List.of(2), "to another").expect(201);
        write(raven, party, List.of(-1), "to the host").expect(201);
        assertFalse(raven.get("/api/people/" + id(kira)).json().path("blocked").asBoolean(), "he is not told");
        assertEquals(0, raven.get("/api/me/blocks").json().path("people").size());

        kira.send("DELETE", "/api/me/blocks/" + id(raven), null).expect(200);
        assertEquals(List.of("before", "to everybody"), letters(kira, party));
        kira.put("/api/me/blocks/" + id(kira), Map.of()).expect(409, "own-account");
    }

    /** What the host writes as the host still arrives, or a player could play without knowing what everybody knows. */
    @Test
    void aBlockedHostCanStillAnnounce() {
        Party party = Party.begun(2);
        block(party.player(0), party.host());
        party.hostDoes("announce", Map.of("text", "We meet on Thursday."));
        assertEquals(List.of("We meet on Thursday."), letters(party.player(0), party));
    }

    /** Otherwise a refusal or a missing message would tell who plays which seat. */
    @Test
    void inAnAnonymousGameBlocksDoNothingUntilItIsOver() {
        Party party = Party.begun(2, Map.of("anonymous", true));
        block(party.player(1), party.player(0));
        write(party.player(0), party, List.of(1), "masked").expect(201);
        assertEquals(List.of("masked"), letters(party.player(1), party));
        party.hostDoes("end", Map.of());
        assertEquals(List.of(), letters(party.player(1), party));
    }

    @Test
    void nobodyGetsASeatFromAPersonWhomTheyHaveBlocked() {
        Party party = Party.begun(2);
        Browser target = Browser.guest("Target");
        block(target, party.host());
        party.host()
                .post(party.path("/host/seats/0/replace"), Map.of("player", id(target)))
                .expect(409, "no-invitation");
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", id(target)))
                .expect(409, "no-invitation");

        Party open = Party.of(3, Map.of());
        Browser unwanted = Browser.guest("Unwanted");
        block(open.host(), unwanted);
        open.player(2).send("DELETE", open.path("/seats/mine"), null).expect(204);
        String invitation = open.page().path("invitation").asString();
        unwanted.post(open.path("/seats"), Map.of("invitation", invitation)).expect(409, "not-welcome");
        Browser.guest("Welcome")
                .post(open.path("/seats"), Map.of("invitation", invitation))
                .expect(200);
    }

    @Test
    void aGameIsNotHandedToAPlayerWhoHasBlockedItsHost() {
        Party party = Party.begun(2);
        block(party.player(1), party.host());
        party.host().post(party.path("/host/hand-over"), Map.of("seat", 1)).expect(409, "no-invitation");
        party.host().post(party.path("/host/hand-over"), Map.of("seat", 0)).expect(204);
        Party masked = Party.begun(2, Map.of("anonymous", true));
        block(masked.player(1), masked.host());
        // A refusal would tell who plays this seat.
        masked.host().post(masked.path("/host/hand-over"), Map.of("seat", 1)).expect(204);
    }

    @Test
    void aRematchIsOpenToThePlayersWhomItsHostHasNotBlocked() {
        Party party = Party.begun(3);
        party.hostDoes("end", Map.of("winners", List.of(0)));
        block(party.player(0), party.player(1));
        String rematch = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json()
                .path("id")
                .asString();
        party.player(1).post(party.path("/rematch"), Map.of()).expect(409, "not-welcome");
        party.player(1).get("/api/games/" + rematch).expect(404);
        party.player(2).post(party.path("/rematch"), Map.of()).expect(201);
    }

    private static JsonNode reports(Browser who, Party party) {
        return who.get(party.path("/host/reports")).expect(200).json().path("reports");
    }

    @Test
    void aReportReachesTheHostAndAdministratorsOnly() {
        Party party = Party.begun(3);
        Browser admin = SecurityMatrixTest.administrator();
        int letter = write(party.player(0), party, List.of(1), "Leave or regret it.")
                .expect(201)
                .json()
                .path("id")
                .asInt();
        String path = party.path("/messages/" + letter + "/report");
        Map<String, String> why = Map.of("reason", "A threat.");
        party.player(2).post(path, why).expect(404, "not-found");
        party.player(0).post(path, why).expect(409, "own-message");
        party.player(1).post(path, Map.of("reason", " ")).expect(422, "invalid");
        party.player(1).post(path, why).expect(204);
        // The second report of the same message changes nothing.
        party.player(1).post(path, why).expect(204);

        JsonNode seen = reports(party.host(), party);
        assertEquals(1, seen.size());
        JsonNode report = seen.get(0);
        assertEquals("Leave or regret it.", report.path("text").asString());
        assertEquals("A threat.", report.path("reason").asString());
        assertEquals(0, report.at("/from/seat").asInt());
        assertEquals(1, report.at("/to/0/seat").asInt());
        assertEquals(1, report.at("/reporter/seat").asInt());
        assertEquals("Player", report.at("/reporter/name").asString());
        assertEquals("all", report.path("press").asString());
        for (Browser player : party.players()) {
            player.get(party.path("/host/reports")).expect(403, "not-yours");
        }
        // The host can remove the message; the report keeps its text.
        party.host().send("DELETE", party.path("/messages/" + letter), null).expect(204);
        assertTrue(admin.get("/api/admin/reports").expect(200).text().contains("Leave or regret it."));
        party.host()
                .post(party.path("/host/reports/" + report.path("id").asString() + "/close"), Map.of())
                .expect(200);
        assertEquals(0, reports(party.host(), party).size());
        assertFalse(admin.get("/api/admin/reports").text().contains("Leave or regret it."));
    }

    @Test
    void aHostWhoIsReportedDoesNotSeeIt() {
        Party party = Party.begun(2);
        Browser admin = SecurityMatrixTest.administrator();
        party.hostDoes("announce", Map.of("text", "You are all fools."));
        int letter = party.player(0)
                .get(party.path("/messages"))
                .json()
                .at("/messages/0/id")
                .asInt();
        long before = notices(party.host());
        party.player(0)
                .post(party.path("/messages/" + letter + "/report"), Map.of("reason", "An insult."))
                .expect(204);
        assertEquals(0, reports(party.host(), party).size());
        assertEquals(before, notices(party.host()));
        assertEquals(1, reports(admin, party).size());
        String report = reports(admin, party).get(0).path("id").asString();
        party.host()
                .post(party.path("/host/reports/" + report + "/close"), Map.of())
                .expect(404, "not-found");
    }

    @Test
    void aReportInAnAnonymousGameNamesSeatsAndNoPeople() {
        Party party = Party.begun(2, Map.of("anonymous", true));
        int letter = write(party.player(0), party, null, "Fools.")
                .expect(201)
                .json()
                .path("id")
                .asInt();
        party.player(1)
                .post(party.path("/messages/" + letter + "/report"), Map.of("reason", "An insult."))
                .expect(204);
        JsonNode report = reports(party.host(), party).get(0);
        assertTrue(report.at("/from/name").isNull());
        assertTrue(report.at("/reporter/name").isNull());
        assertTrue(report.path("to").isNull());
    }
}
