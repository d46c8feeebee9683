package arbiter.server;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Messages between seats. */
class PressTest {
    @Test
    void privateMessagesAreReadByThoseTheyAreFor() {
        Party party = Party.begun(3);
        party.player(0)
                .post(party.path("/messages"), Map.of("text", "to all of you"))
                .expect(201);
        int last = write(party.player(0), party, Map.of("text", "only for you", "to", List.of(1)))
                .path("id")
                .asInt();
        assertTrue(party.player(1).get(party.path("/messages")).text().contains("only for you"));
        assertTrue(party.player(0).get(party.path("/messages")).text().contains("only for you"));
        assertFalse(party.player(2).get(party.path("/messages")).text().contains("only for you"));
        assertFalse(party.host().get(party.path("/messages")).text().contains("only for you"));
        assertEquals(2, party.player(1).game(party.id()).path("unread").asInt());
        party.player(1).put(party.path("/messages/read"), Map.of("upTo", last)).expect(204);
        assertEquals(0, party.player(1).game(party.id()).path("unread").asInt());
    }

    @Test
    void theSameKeyIsTheSameMessage() {
        Party party = Party.begun(2);
        Map<String, Object> message = Map.of("text", "once", "key", "k1");
        int first = party.player(0)
                .post(party.path("/messages"), message)
                .json()
                .path("id")
                .asInt();
        int second = party.player(0)
                .post(party.path("/messages"), message)
                .json()
                .path("id")
                .asInt();
        assertEquals(first, second);
    }

    @Test
    void theModeOfAGameIsKept() {
        Party party = Party.begun(2, Map.of("press", "public"));
        party.player(0)
                .post(party.path("/messages"), Map.of("text", "hello", "to", List.of(1)))
                .expect(403, "press-closed");
        party.player(0).post(party.path("/messages"), Map.of("text", "hello")).expect(201);
        party.player(0)
                .post(party.path("/messages"), Map.of("text", "help", "to", List.of(-1)))
                .expect(201);
        assertTrue(party.host().get(party.path("/messages")).text().contains("help"));
        party.hostDoes("press", Map.of("mode", "none"));
        party.player(0).post(party.path("/messages"), Map.of("text", "hello")).expect(403, "press-closed");
        party.hostDoes("announce", Map.of("text", "Silence, please."));
        assertTrue(party.player(1).get(party.path("/messages")).text().contains("Silence"));
    }

    /** Bots invade a player who orders nothing, and one of them says so. */
    @Test
    void botsCommentOnWhatThePublicReportSaysOfThem() throws InterruptedException {
        Party party = Party.begun(
                3,
                Map.of(
                        "bots",
                        List.of("captain-bold", "captain-careful"),
                        "botComments",
                        true,
                        "visibility",
                        "public"));
        assertTrue(party.page().path("botComments").asBoolean());
        for (int turn = 0; turn < 40 && comments(party).isEmpty(); turn++) {
            int at = party.at();
            party.playTurn();
            // Two first HQs that were too near to each other are chosen again, and a player who is dead is not waited
            // for.
            eventually(
                    "the turn is resolved, and the bots have thought about the next one or said something",
                    () -> party.at() > at
                            && (onlyPeopleAreMissing(party) || !comments(party).isEmpty()));
        }
        List<JsonNode> comments = comments(party);
        StringBuilder reports = new StringBuilder();
        for (int at = party.at(); at > 0; at--) {
            reports.append(Browser.visitor().get(party.path("/positions/" + at)).text());
        }
        assertFalse(comments.isEmpty(), "no bot has said anything");
        for (JsonNode comment : comments) {
            assertTrue(comment.path("from").asInt() > 0);
            assertTrue(comment.path("to").isNull());
            String text = comment.path("text").asString();
            String quoted = text.substring(text.indexOf(". ") + 2);
            assertTrue(reports.indexOf(quoted) >= 0, text + " is not in the public reports " + reports);
        }
        party.hostDoes("press", Map.of("mode", "none"));
        assertFalse(party.page().path("botComments").asBoolean());
    }

    /** Nobody but the person in seat 0 has still to decide. */
    private static boolean onlyPeopleAreMissing(Party party) {
        JsonNode page = party.page();
        List<Integer> missing = new ArrayList<>();
        page.path("awaiting").forEach(seat -> missing.add(seat.asInt()));
        page.path("ready").forEach(seat -> missing.remove((Object) seat.asInt()));
        missing.remove((Object) 0);
        return missing.isEmpty();
    }

    private static List<JsonNode> comments(Party party) {
        return party.player(0)
                .get(party.path("/messages"))
                .expect(200)
                .json()
                .path("messages")
                .valueStream()
                .toList();
    }

    @Test
    void anAbusiveMessageIsRemovedVisibly() {
        Party party = Party.begun(2);
        int id = party.player(0)
                .post(party.path("/messages"), Map.of("text", "something nasty"))
                .json()
                .path("id")
                .asInt();
        party.player(1).send("DELETE", party.path("/messages/" + id), null).expect(403, "not-yours");
        party.host().send("DELETE", party.path("/messages/" + id), null).expect(204);
        JsonNode message = party.player(1).get(party.path("/messages")).json().at("/messages/0");
        assertTrue(message.path("removed").asBoolean());
        assertTrue(message.path("text").isNull());
        assertTrue(party.audit().contains("removed a message"), party.audit());
    }

    @Test
    void mutingIsRemembered() {
        Party party = Party.begun(2);
        party.player(0).put(party.path("/muted"), Map.of("seats", List.of(1))).expect(204);
        assertEquals(
                "[1]",
                party.player(0)
                        .get(party.path("/messages"))
                        .json()
                        .path("muted")
                        .toString());
    }

    @Test
    void strangersDoNotWrite() {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        Browser stranger = Browser.guest("Stranger");
        stranger.get(party.path("/messages")).expect(200);
        stranger.post(party.path("/messages"), Map.of("text", "hi")).expect(403, "not-yours");
        Browser.visitor().post(party.path("/messages"), Map.of("text", "hi")).expect(401, "log-in-first");
    }

    @Test
    void everyMessageNamesItsConversation() {
        Party party = Party.begun(3);
        write(party.player(2), party, Map.of("text", "for all"));
        write(party.player(2), party, Map.of("text", "for one", "to", List.of(0)));
        write(party.player(0), party, Map.of("text", "back", "to", List.of(2)));
        write(party.player(0), party, Map.of("text", "for two", "to", List.of(2, 1)));
        write(party.player(0), party, Map.of("text", "for the host", "to", List.of(-1)));
        assertEquals(
                List.of("all", "0,2", "0,2", "0,1,2", "-1,0"),
                party.player(0)
                        .get(party.path("/messages"))
                        .json()
                        .path("messages")
                        .valueStream()
                        .map(message -> message.path("thread").asString())
                        .toList());
    }

    @Test
    void aConversationIsReadByItself() {
        Party party = Party.begun(3);
        Browser reader = party.player(0);
        int first = write(party.player(1), party, Map.of("text", "for all"))
                .path("id")
                .asInt();
        write(party.player(1), party, Map.of("text", "for you", "to", List.of(0)));
        int third = write(party.player(2), party, Map.of("text", "for you, too", "to", List.of(0)))
                .path("id")
                .asInt();
        reader.put(party.path("/messages/read"), Map.of("upTo", third, "thread", "0,2"))
                .expect(204);
        assertEquals(2, reader.game(party.id()).path("unread").asInt());
        reader.put(party.path("/messages/read"), Map.of("upTo", first, "thread", "all"))
                .expect(204);
        assertEquals(1, reader.game(party.id()).path("unread").asInt());
        JsonNode marks = reader.get(party.path("/messages")).json().path("marks");
        assertEquals("{\"0,2\":" + third + ",\"all\":" + first + "}", marks.toString());
        // An older mark does not make newer messages unread again, and a player cannot mark a conversation of others.
        reader.put(party.path("/messages/read"), Map.of("upTo", first, "thread", "0,2"))
                .expect(204);
        assertEquals(1, reader.game(party.id()).path("unread").asInt());
        reader.put(party.path("/messages/read"), Map.of("upTo", third, "thread", "1,2"))
                .expect(404, "not-found");
        // Messages of a muted player do not count as unread.
        reader.put(party.path("/muted"), Map.of("seats", List.of(1))).expect(204);
        assertEquals(0, reader.game(party.id()).path("unread").asInt());
    }

    @Test
    void aHostWhoPlaysAnswersAsTheHost() {
        Party party = Party.begun(2, Map.of("hostPlays", true, "anonymous", true));
        write(party.player(0), party, Map.of("text", "may I ask?", "to", List.of(-1)));
        JsonNode answer = write(party.host(), party, Map.of("text", "of course", "to", List.of(1), "from", -1));
        assertEquals(-1, answer.path("from").asInt());
        assertEquals("-1,1", answer.path("thread").asString());
        party.player(0)
                .post(party.path("/messages"), Map.of("text", "I am the host", "from", -1))
                .expect(422, "invalid");
    }

    private static JsonNode write(Browser who, Party party, Map<String, Object> message) {
        return who.post(party.path("/messages"), message).expect(201).json();
    }
}
