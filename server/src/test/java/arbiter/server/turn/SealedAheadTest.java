package arbiter.server.turn;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.game.GameStore;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Before the end of the game, a turn that standing orders have played looks to everybody else like a turn that was played by hand. */
class SealedAheadTest {
    private static final String DEED = "build hq 20";

    /** What the second player does. The first one hands in a sheet, and the third one is missing, so that there is a grace time. */
    private enum Way {
        BY_HAND,
        AHEAD,
        NOTHING,
        POSTURE,
        AHEAD_FOR_LATER
    }

    private static Party party(Way way) {
        Party party = Party.begun(
                3,
                Map.of(
                        "visibility",
                        "public",
                        "schedule",
                        Map.of("kind", "length", "minutes", 60, "graceMinutes", 30)));
        party.player(0).save(party.id(), List.of("build hq 3"), true).expect(200);
        switch (way) {
            case BY_HAND ->
                party.player(1).save(party.id(), List.of(DEED), false).expect(200);
            case AHEAD -> decide(party, "none", List.of("turn 1: " + DEED));
            case AHEAD_FOR_LATER -> decide(party, "none", List.of("turn 9: " + DEED));
            case POSTURE -> decide(party, "hold", List.of());
            case NOTHING -> {}
        }
        return party;
    }

    private static void decide(Party party, String posture, List<String> lines) {
        party.player(1)
                .put(
                        party.path("/standing-orders"),
                        Map.of("lines", lines, "posture", posture, "atOnce", false, "version", 0))
                .expect(200);
    }

    /** The server's own look at deadlines may be faster than this test. */
    private static void endTime(String what, Party... parties) {
        List<Instant> ends = Stream.of(parties)
                .map(party -> Instant.parse(party.page().path(what).asString()))
                .toList();
        Instant past = Collections.max(ends).plusSeconds(1);
        TestServer.clock().advance(Duration.between(TestServer.clock().instant(), past));
        for (int i = 0; i < parties.length; i++) {
            TestServer.bean(TurnEnd.class)
                    .due(new GameStore.Open(parties[i].id(), "", 0, ends.get(i).toEpochMilli()));
        }
    }

    /** All answers that others can get about the game, without what differs between any two games. */
    private static Map<String, String> seen(Party party) {
        Map<String, Browser> readers = new LinkedHashMap<>();
        readers.put("host", party.host());
        readers.put("rival", party.player(0));
        readers.put("missing player", party.player(2));
        readers.put("visitor", Browser.visitor());
        int at = party.at();
        List<String> paths = new ArrayList<>(List.of(
                "",
                "/table",
                "/timeline",
                "/log",
                "/audit",
                "/messages",
                "/positions",
                "/host/waiting",
                "/host/reports"));
        for (int i = 0; i <= at; i++) {
            paths.add("/positions/" + i);
            paths.add("/positions/" + i + "/frames");
        }
        Map<String, String> seen = new LinkedHashMap<>();
        readers.forEach((who, reader) -> {
            for (String path : paths) {
                seen.put(
                        who + " " + path,
                        plain(party, reader.get(party.path(path)).text()));
            }
        });
        return seen;
    }

    private static String plain(Party party, String text) {
        String plain = text.replace(party.id(), "GAME");
        for (JsonNode seat : party.page().path("seats")) {
            plain = plain.replace(
                    seat.path("country").asString(), "SEAT-" + seat.path("seat").asInt());
        }
        return plain.replaceAll("[0-9a-f]{32,}", "HASH")
                .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
                .replaceAll(
                        "\"(id|account|name|invitation|lastEvent|version|colour|n|lastMessage)\":(\"[^\"]*\"|\\d+)",
                        "\"$1\":0");
    }

    /** What the host's list says about the second player. */
    private static String listed(Party party) {
        return party.host()
                .get(party.path("/host/waiting"))
                .expect(200)
                .json()
                .at("/seats/1/sheet")
                .asString();
    }

    /** @param listed what the host's list says about the second player until the turn ends */
    private static void assertLookTheSame(Way one, Way other, String listed) throws InterruptedException {
        Party first = party(one);
        Party second = party(other);
        assertEquals(seen(first), seen(second), "before the deadline");
        assertEquals(listed, listed(second), "before the deadline");
        endTime("deadline", first, second);
        for (Party party : List.of(first, second)) {
            eventually(
                    "the third player is missing",
                    () -> !party.page().path("graceUntil").isNull());
        }
        assertEquals(seen(first), seen(second), "in the grace time");
        assertEquals(listed, listed(second), "in the grace time");
        endTime("graceUntil", first, second);
        for (Party party : List.of(first, second)) {
            eventually("the turn ends", () -> party.at() == 1);
        }
        assertEquals(seen(first), seen(second), "after the turn");
        assertEquals("none", listed(second), "in the next turn");
        assertEquals(events(first), events(second), "the same number of happenings");
    }

    private static long events(Party party) {
        return TestServer.bean(JdbcClient.class)
                .sql("select count(*) from happening where game_id = ?")
                .param(party.id())
                .query(Long.class)
                .single();
    }

    @Test
    void aTurnPlayedAheadLooksLikeOnePlayedByHand() throws InterruptedException {
        assertLookTheSame(Way.BY_HAND, Way.AHEAD, "saved");
    }

    @Test
    void standingOrdersForLaterTurnsLookLikeNone() throws InterruptedException {
        assertLookTheSame(Way.NOTHING, Way.AHEAD_FOR_LATER, "none");
    }

    /** The turn will count as missed, so the player is reminded like all who have not ordered. */
    @Test
    void aPostureIsNoOrder() {
        assertEquals("none", listed(party(Way.POSTURE)));
    }

    @Test
    void theHostCannotEnterASheetForEither() {
        for (Way way : List.of(Way.BY_HAND, Way.AHEAD)) {
            Party party = party(way);
            Map<String, ?> wish = Map.of("seat", 1, "lines", List.of("build hq 7"), "reason", "I am curious.");
            String refusal = party.host()
                    .post(party.path("/host/sheet"), wish)
                    .expect(409, "has-sheet")
                    .text();
            assertTrue(refusal.contains("has already handed in a sheet. It stays as it is."), refusal);
            assertEquals("saved", listed(party), way.toString());
            assertFalse(party.audit().contains("I am curious."), "nothing was entered");
        }
    }
}
