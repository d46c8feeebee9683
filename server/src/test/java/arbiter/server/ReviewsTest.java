package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The review of a finished game: computed once, and told to everybody who may read the game. */
class ReviewsTest {
    /** A game of two people who only build, so that better sheets are easy to find. */
    private static Party over(String visibility) {
        Party party = Party.begun(2, Map.of("visibility", visibility, "board", "Two Shores"));
        party.player(0).save(party.id(), List.of("build hq 1"), true).expect(200);
        party.player(1).save(party.id(), List.of("build hq 6"), true).expect(200);
        for (int turn = 0; turn < 2; turn++) {
            party.player(0).save(party.id(), List.of(), true).expect(200);
            party.player(1).save(party.id(), List.of(), true).expect(200);
        }
        return party;
    }

    private static JsonNode reviewed(Party party) throws InterruptedException {
        party.player(0).post(party.path("/review"), Map.of()).expect(200);
        Eventually.eventually(
                "the review is finished",
                () -> party.player(0)
                        .get(party.path("/review"))
                        .expect(200)
                        .json()
                        .path("state")
                        .asString()
                        .equals("done"));
        return party.player(0).get(party.path("/review")).expect(200).json();
    }

    @Test
    void aFinishedGameIsReviewedOnceForEverybody() throws InterruptedException {
        Party party = over("public");
        party.player(0).get(party.path("/review")).expect(409, "not-over");
        party.player(0).post(party.path("/review"), Map.of()).expect(409, "not-over");
        party.hostDoes("end", Map.of());
        assertEquals(
                "none",
                party.player(0).get(party.path("/review")).json().path("state").asString());
        Browser.visitor().post(party.path("/review"), Map.of()).expect(401, "log-in-first");

        JsonNode review = reviewed(party);
        JsonNode found = review.path("found");
        assertEquals(4, review.path("total").asInt(), "two turns of two seats; the choice of a start is not judged");
        assertEquals(2, found.path("seats").size());
        assertEquals(2, found.at("/seats/0/losses").size());
        assertTrue(found.path("depth").asString().contains("400 positions"), found.toString());
        JsonNode point = found.at("/points/0");
        assertTrue(point.path("loss").asDouble() > 0, found.toString());
        assertEquals(0, point.path("given").size());
        assertFalse(point.path("better").isEmpty(), found.toString());
        assertEquals(point.path("better").size(), point.path("betterWords").size());
        assertNotEquals(point.path("better"), point.path("betterWords"), "in words");
        assertFalse(point.at("/sentence/text").asString().isEmpty());

        Browser stranger = Browser.visitor();
        assertEquals(
                found,
                stranger.get(party.path("/review")).expect(200).json().path("found"),
                "everybody who can read the game can read its review");
        String picture = stranger.get(party.path("/review/points/0/picture.svg"))
                .expect(200)
                .text();
        assertTrue(picture.startsWith("<svg"), picture);
        stranger.get(party.path("/review/points/0/picture.svg?sheet=given")).expect(200);
        stranger.get(party.path("/review/points/0/picture.svg?sheet=x")).expect(422, "invalid");
        stranger.get(party.path("/review/points/5/picture.svg")).expect(404, "not-found");
        assertEquals(
                review,
                party.player(1)
                        .post(party.path("/review"), Map.of())
                        .expect(200)
                        .json(),
                "it is kept");
    }

    @Test
    void aPrivateGameStaysPrivate() throws InterruptedException {
        Party party = over("private");
        party.hostDoes("end", Map.of());
        reviewed(party);
        Browser stranger = Browser.guest("Stranger");
        stranger.get(party.path("/review")).expect(404, "not-found");
        stranger.post(party.path("/review"), Map.of()).expect(404, "not-found");
        stranger.get(party.path("/review/points/0/picture.svg")).expect(404, "not-found");
        stranger.post("/api/studies", Map.of("game", party.id(), "point", 0)).expect(404, "not-found");
    }
}
