package arbiter.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.BotRatings;
import arbiter.server.Browser;
import arbiter.server.Party;
import arbiter.server.TestServer;
import arbiter.server.lobby.Adoption;
import arbiter.server.storage.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;

/** Who gets which rating, when, and who can see it. */
class RatingsTest {
    private static Party rated(int size, Map<String, ?> more) {
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("rated", true, "visibility", "public"));
        wish.putAll(more);
        return Party.begun(size, wish);
    }

    private static void won(Party party, int... winners) {
        party.hostDoes("end", Map.of("winners", winners));
    }

    static String id(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    private static JsonNode ratings(Browser person) {
        return Browser.visitor()
                .get("/api/people/" + id(person))
                .expect(200)
                .json()
                .path("ratings");
    }

    private static String profile(Browser person) {
        return Browser.visitor().get("/api/people/" + id(person)).expect(200).text();
    }

    /** The other tests of this run have rated games too. */
    private static Recomputation recomputed(Recomputation.Then then) {
        RatingStore store = new RatingStore(TestServer.bean(JdbcClient.class));
        return TestServer.bean(Writer.class).write(() -> Recomputation.of(store, BotRatings.INSTALLED, then));
    }

    private static void assertReproducible() {
        Recomputation found = recomputed(Recomputation.Then.COMPARE);
        assertTrue(found.agrees(), found::toString);
    }

    @Test
    void aRatedGameOfTwoChangesBothRatings() {
        Party party = rated(2, Map.of());
        assertTrue(party.page().path("rated").asBoolean());
        assertEquals(0, ratings(party.player(0)).size());
        won(party, 0);
        JsonNode winner = ratings(party.player(0)).get(0);
        assertEquals("gd6", winner.path("ruleset").asString());
        assertEquals("two", winner.path("players").asString());
        // The first game of two newcomers, as Glicko-2 rates it.
        assertEquals(1662, winner.path("rating").asInt());
        assertEquals(290, winner.path("deviation").asInt());
        assertTrue(winner.path("provisional").asBoolean());
        assertEquals(1, winner.path("games").asInt());
        assertEquals(1662, winner.at("/history/0/rating").asInt());
        assertEquals(1338, ratings(party.player(1)).at("/0/rating").asInt());
        assertReproducible();
    }

    @Test
    void severalPlayersAreRatedApartAndWhoLeftIsLast() {
        Party party = rated(4, Map.of());
        party.player(0).send("DELETE", party.path("/seats/mine"), null).expect(204);
        won(party, 1);
        JsonNode left = ratings(party.player(0)).get(0);
        JsonNode winner = ratings(party.player(1)).get(0);
        JsonNode second = ratings(party.player(2)).get(0);
        assertEquals("more", winner.path("players").asString());
        assertTrue(winner.path("rating").asInt() > second.path("rating").asInt());
        assertTrue(second.path("rating").asInt() > left.path("rating").asInt());
        assertEquals(second.path("rating"), ratings(party.player(3)).at("/0/rating"));
        assertReproducible();
    }

    @Test
    void unratedAndAbandonedGamesChangeNothing() {
        Party friendly = Party.begun(2);
        assertFalse(friendly.page().path("rated").asBoolean());
        won(friendly, 0);
        assertEquals(0, ratings(friendly.player(0)).size());
        Party abandoned = rated(2, Map.of());
        abandoned.hostDoes("end", Map.of());
        assertEquals(0, ratings(abandoned.player(0)).size());
    }

    /** Neither a rating nor the number of rated games nor the ladder tells anything before the end. */
    @Test
    void anAnonymousGameChangesNoRatingBeforeItsEnd() {
        Party before = rated(2, Map.of());
        won(before, 0);
        Browser player = before.player(0);
        Party veiled = Party.of(
                2, Map.of("rated", true, "anonymous", true, "visibility", "public", "bots", List.of("captain")));
        Browser stranger = veiled.player(0);
        stranger.send("DELETE", veiled.path("/seats/mine"), null).expect(204);
        player.post(
                        veiled.path("/seats"),
                        Map.of("invitation", veiled.page().path("invitation").asString()))
                .expect(200);
        String known = profile(player);
        String ladder =
                Browser.visitor().get("/api/ladders/gd6/two").expect(200).text();
        veiled.host().post(veiled.path("/begin"), Map.of()).expect(200);
        player.save(veiled.id(), List.of(), true).expect(200);
        assertEquals(known, profile(player));
        won(veiled, 0);
        assertEquals(2, ratings(player).at("/0/games").asInt());
        assertEquals(
                ladder,
                Browser.visitor().get("/api/ladders/gd6/two").expect(200).text());
        assertReproducible();
    }

    @Test
    void aBotCountsWithItsFixedRating() {
        List<BotRatings.Row> before = BotRatings.INSTALLED.rows();
        Party party = rated(2, Map.of("bots", List.of("marshal")));
        won(party, 0);
        Party other = rated(2, Map.of("bots", List.of("recruit")));
        won(other, 0);
        int strong = ratings(party.player(0)).at("/0/rating").asInt();
        int weak = ratings(other.player(0)).at("/0/rating").asInt();
        assertTrue(strong > weak + 100, strong + " after a marshal, " + weak + " after a recruit");
        JsonNode bot = Browser.visitor().get("/api/people/marshal").expect(200).json();
        assertEquals(
                before.stream().filter(row -> row.bot().equals("marshal")).count(),
                bot.path("ratings").size());
        bot.path("ratings")
                .forEach(rating -> assertEquals(
                        rating.path("deviation").asInt() > 120,
                        rating.path("provisional").asBoolean(),
                        "few games make a bot's rating provisional too"));
        assertReproducible();
    }

    @Test
    void aHostWhoPlaysCannotDecideARatedGame() {
        Party party = rated(2, Map.of("hostPlays", true));
        for (Map.Entry<String, Map<String, ?>> act : Map.<String, Map<String, ?>>of(
                        "end", Map.of("winners", List.of(0)),
                        "rollback", Map.of("to", 0),
                        "resolve", Map.of(),
                        "correct", Map.of("lines", List.of("turn 1")),
                        "seats/1/replace", Map.of("bot", "recruit"),
                        "seats/0/swap", Map.of("with", 1))
                .entrySet()) {
            party.host()
                    .post(party.path("/host/" + act.getKey()), act.getValue())
                    .expect(409, "host-plays");
        }
        Browser judge = Browser.guest("Judge");
        party.host()
                .post(party.path("/host/hand-over"), Map.of("player", id(judge)))
                .expect(204);
        judge.post(party.path("/host/end"), Map.of("winners", List.of(1))).expect(200);
        assertTrue(ratings(party.player(0)).at("/0/rating").asInt() > 1500);
    }

    @Test
    void whetherAGameIsRatedIsDecidedBeforeTheStart() {
        Party party = Party.of(2, Map.of());
        Browser host = party.host();
        party.player(0).send("PATCH", party.path(""), Map.of("rated", true)).expect(403, "not-yours");
        Browser.visitor().send("PATCH", party.path(""), Map.of("rated", true)).expect(401, "log-in-first");
        host.send("PATCH", party.path(""), Map.of("rated", true)).expect(200);
        assertTrue(party.player(0).game(party.id()).path("rated").asBoolean());
        host.send("PATCH", party.path(""), Map.of("name", "Still rated")).expect(200);
        host.post(party.path("/begin"), Map.of()).expect(200);
        host.send("PATCH", party.path(""), Map.of("rated", false)).expect(409, "begun");
        assertTrue(party.page().path("rated").asBoolean());
    }

    @Test
    void ratedGamesHaveFairSettings() {
        Browser host = Browser.guest("Host");
        Map<String, Object> wish = new LinkedHashMap<>(Map.of("ruleset", "gd5", "seats", 2, "rated", true));
        JsonNode made = host.post("/api/games", wish).expect(201).json();
        assertEquals("secret", made.at("/parameters/start-choice").asString());
        wish.put("parameters", Map.of("start-choice", "pie"));
        assertEquals(
                "pie",
                host.post("/api/games", wish)
                        .expect(201)
                        .json()
                        .at("/parameters/start-choice")
                        .asString());
        wish.put("parameters", Map.of("start-choice", "open"));
        String sentence = host.post("/api/games", wish).expect(422, "invalid").text();
        assertTrue(sentence.contains("`start-choice` must be secret or pie, not open"), sentence);
        wish.put("rated", false);
        host.post("/api/games", wish).expect(201);

        // Four seats, but only two people came.
        Party party = Party.of(2, Map.of("ruleset", "gd5", "rated", true, "seats", 4));
        party.host().post(party.path("/begin"), Map.of()).expect(422, "refused");
        party.host()
                .send("PATCH", party.path(""), Map.of("parameters", Map.of("start-choice", "secret")))
                .expect(200);
        party.host().post(party.path("/begin"), Map.of()).expect(200);
    }

    @Test
    void anErasedPersonKeepsTheirPlaceInThePastUnderAPseudonym() {
        Party party = rated(2, Map.of());
        Browser gone = party.player(0);
        String id = id(gone);
        won(party, 0);
        String name = gone.get("/api/me").json().at("/account/name").asString();
        gone.send("DELETE", "/api/me", Map.of("name", name)).expect(204);
        Browser.visitor().get("/api/people/" + id).expect(404, "not-found");
        assertEquals(1338, ratings(party.player(1)).at("/0/rating").asInt());
        assertReproducible();
        assertFalse(new RatingStore(TestServer.bean(JdbcClient.class)).name(id).equals(name));
    }

    /** The ratings of a guest move to an account that has none, and stay where they are otherwise. */
    @Test
    void whoLogsInAfterwardsKeepsTheRatingIfTheAccountHasNone() {
        String name = "Rail " + System.nanoTime() % 1_000_000;
        Browser owner = Browser.visitor();
        owner.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        for (int games = 1; games <= 2; games++) {
            Party party = rated(2, Map.of());
            won(party, 0);
            TestServer.bean(Adoption.class).adopt(id(party.player(0)), id(owner));
            assertEquals(1, ratings(owner).at("/0/games").asInt());
            assertReproducible();
        }
    }

    @Test
    void peopleCanHideTheirRatings() {
        Party party = rated(2, Map.of());
        won(party, 0);
        Browser player = party.player(0);
        player.put("/api/me/profile", Map.of("ratings", false)).expect(200);
        assertTrue(ratings(player).isNull());
        assertEquals(
                1,
                player.get("/api/people/" + id(player))
                        .expect(200)
                        .json()
                        .path("ratings")
                        .size());
        assertEquals(
                1,
                player.get("/api/me/export").expect(200).json().path("ratings").size());
    }

    @Test
    void aDifferenceIsFoundAndRepaired() {
        Party party = rated(2, Map.of());
        won(party, 0);
        String person = id(party.player(0));
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        TestServer.bean(Writer.class)
                .run(() -> jdbc.sql("update rating set mean = mean + 0.000001 where person = ?")
                        .param(person)
                        .update());
        Recomputation found = recomputed(Recomputation.Then.REPLACE);
        assertEquals(
                List.of(person),
                found.differences().stream()
                        .map(difference -> difference.key().person())
                        .toList());
        assertEquals(0, found.history());
        assertReproducible();
        assertEquals(1662, ratings(party.player(0)).at("/0/rating").asInt());
    }
}
