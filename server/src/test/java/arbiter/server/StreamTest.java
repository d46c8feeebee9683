package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Live updates; a client that reconnects misses nothing. */
class StreamTest {
    @Test
    void everybodyHearsOfTheTurnAndNobodyOfOthersSheets() throws Exception {
        Party party = Party.begun(2);
        try (EventStream own = EventStream.open(party.player(0), party.path("/stream"));
                EventStream other = EventStream.open(party.player(1), party.path("/stream"))) {
            party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
            assertTrue(own.await("sheet").data().contains("\"version\":1"));
            assertTrue(other.await("ready").data().contains("\"seat\":0"));
            party.player(1).save(party.id(), List.of("build hq 20"), true).expect(200);
            assertTrue(other.await("turn").data().contains("\"at\":1"));
            own.await("turn");
            assertFalse(other.all().stream()
                    .anyMatch(event ->
                            event.type().equals("sheet") && event.data().contains("\"seat\":0")));
            assertFalse(other.all().toString().contains("build hq"));
        }
    }

    @Test
    void aReconnectContinuesWithoutAGap() throws Exception {
        Party party = Party.begun(2);
        String last;
        try (EventStream stream = EventStream.open(party.player(0), party.path("/stream?after=0"))) {
            last = stream.await("begin").id();
        }
        party.player(1).post(party.path("/messages"), Map.of("text", "one")).expect(201);
        party.player(1).post(party.path("/messages"), Map.of("text", "two")).expect(201);
        party.player(1)
                .post(party.path("/messages"), Map.of("text", "not for seat 0", "to", List.of(-1)))
                .expect(201);
        party.playTurn();
        try (EventStream stream =
                EventStream.open(party.player(0).header("Last-Event-ID", last), party.path("/stream"))) {
            stream.await("turn");
            assertEquals(
                    2,
                    stream.all().stream()
                            .filter(event -> event.type().equals("message"))
                            .count(),
                    stream.all().toString());
        }
    }

    @Test
    void whoWasAwayTooLongIsToldToLoadAgain() throws Exception {
        Party party = Party.begun(2);
        try (EventStream stream =
                EventStream.open(party.player(0).header("Last-Event-ID", "9999999999999"), party.path("/stream"))) {
            stream.await("reset");
        }
    }

    @Test
    void myGamesTellThatTheyChanged() throws Exception {
        Party party = Party.begun(2);
        try (EventStream stream = EventStream.open(party.player(0), "/api/me/stream")) {
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "hello"))
                    .expect(201);
            assertTrue(stream.await("changed").data().contains(party.id()));
        }
    }

    @Test
    void aStreamEndsWhenItsSeatChangesHands() throws Exception {
        Party party = Party.begun(3);
        try (EventStream gone = EventStream.open(party.player(0), party.path("/stream"));
                EventStream other = EventStream.open(party.player(2), party.path("/stream"))) {
            party.hostDoes("seats/0/replace", Map.of("bot", "recruit"));
            gone.await("seat");
            gone.awaitEnd();
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "for the new one", "to", List.of(0)))
                    .expect(201);
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "for all"))
                    .expect(201);
            other.await("message");
            assertFalse(gone.all().toString().contains("message"), gone.all().toString());
        }
    }
}
