package arbiter.server.finding;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.MailBox;
import arbiter.server.TestServer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** From the wish for a table to the running game. */
class FindingTest {
    private final List<Browser> people = new ArrayList<>();

    private Browser person() {
        Browser person = Browser.guest("Seeker");
        people.add(person);
        return person;
    }

    /** So that the wishes of one test do not meet those of the next. */
    @AfterEach
    void everybodyStopsLooking() {
        for (Browser person : people) {
            for (JsonNode search : searches(person)) {
                person.send("DELETE", "/api/me/searches/" + search.path("id").asString(), null);
            }
        }
    }

    private static void round() {
        TestServer.bean(TableRounds.class).round();
    }

    private static Map<String, Object> wish(int fewest, int most) {
        return Map.of("ruleset", "gd6", "pace", "daily", "fewest", fewest, "most", most, "zone", "Europe/Berlin");
    }

    private static String look(Browser person, Map<String, Object> wish) {
        return person.post("/api/me/searches", wish)
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    private static JsonNode searches(Browser person) {
        return person.get("/api/me/searches").expect(200).json().path("searches");
    }

    private static JsonNode search(Browser person, String id) {
        for (JsonNode search : searches(person)) {
            if (search.path("id").asString().equals(id)) {
                return search;
            }
        }
        throw new AssertionError("the search is gone");
    }

    private static String state(Browser person, String id) {
        return search(person, id).path("state").asString();
    }

    private static Browser.Answer answer(Browser person, String id, Boolean agree) {
        return person.post("/api/me/searches/" + id + "/answer", Map.of("agree", agree));
    }

    /** @return the searches, by person */
    private Map<Browser, String> looking(int number, int fewest, int most) {
        Map<Browser, String> searches = new LinkedHashMap<>();
        IntStream.range(0, number).forEach(i -> {
            Browser person = person();
            searches.put(person, look(person, wish(fewest, most)));
        });
        return searches;
    }

    @Test
    void threePeopleWhoFitTogetherPlayWhenAllHaveAgreed() {
        Map<Browser, String> searches = looking(3, 3, 3);
        round();
        searches.forEach((person, id) -> {
            JsonNode search = search(person, id);
            assertEquals("asked", search.path("state").asString());
            assertEquals(3, search.at("/proposal/players").asInt());
            assertEquals("calendar", search.at("/proposal/schedule/kind").asString());
            assertTrue(search.at("/proposal/mine").isNull());
        });
        List<Browser> all = List.copyOf(searches.keySet());
        answer(all.get(0), searches.get(all.get(0)), true).expect(204);
        answer(all.get(1), searches.get(all.get(1)), true).expect(204);
        round();
        assertEquals("asked", state(all.get(0), searches.get(all.get(0))), "not before everybody has answered");
        assertEquals(
                2,
                search(all.get(2), searches.get(all.get(2)))
                        .at("/proposal/agreed")
                        .asInt());
        answer(all.get(2), searches.get(all.get(2)), true).expect(204);
        round();
        String game = search(all.get(0), searches.get(all.get(0))).path("game").asString();
        searches.forEach((person, id) -> {
            assertEquals("seated", state(person, id));
            assertEquals(game, search(person, id).path("game").asString());
            JsonNode page = person.game(game);
            assertEquals("running", page.path("status").asString());
            assertFalse(page.path("mySeat").isNull());
            assertEquals(3, page.path("size").asInt());
            answer(person, id, true).expect(409, "not-asked");
            person.send("DELETE", "/api/me/searches/" + id, null).expect(409, "search-over");
        });
        round();
        assertEquals(1, games(all.get(1)), "one wish leads to one table");
    }

    private static int games(Browser person) {
        return person.get("/api/games?show=mine")
                .expect(200)
                .json()
                .path("games")
                .size();
    }

    @Test
    void aNoEndsTheSearchAndTheOthersPlayIfTheyAreEnough() {
        Map<Browser, String> searches = looking(3, 2, 3);
        round();
        List<Browser> all = List.copyOf(searches.keySet());
        answer(all.get(0), searches.get(all.get(0)), true).expect(204);
        answer(all.get(1), searches.get(all.get(1)), true).expect(204);
        answer(all.get(2), searches.get(all.get(2)), false).expect(204);
        round();
        assertEquals("seated", state(all.get(0), searches.get(all.get(0))));
        assertEquals("seated", state(all.get(1), searches.get(all.get(1))));
        assertEquals("declined", state(all.get(2), searches.get(all.get(2))));
        assertEquals(0, games(all.get(2)));
    }

    @Test
    void withoutEnoughPeopleTheOthersKeepTheirPlaceInTheQueue() {
        Map<Browser, String> searches = looking(2, 2, 2);
        round();
        List<Browser> all = List.copyOf(searches.keySet());
        answer(all.get(0), searches.get(all.get(0)), true).expect(204);
        all.get(1)
                .send("DELETE", "/api/me/searches/" + searches.get(all.get(1)), null)
                .expect(204);
        round();
        assertEquals("open", state(all.get(0), searches.get(all.get(0))));
        Browser third = person();
        String late = look(third, wish(2, 2));
        round();
        assertEquals("asked", state(all.get(0), searches.get(all.get(0))));
        assertTrue(
                search(all.get(0), searches.get(all.get(0)))
                        .at("/proposal/mine")
                        .isNull(),
                "a yes to one table is no yes to another");
        assertEquals("asked", state(third, late));
    }

    @Test
    void whoDoesNotAnswerInTimeIsNotSeatedAndHearsOfIt() throws Exception {
        Browser silent = person();
        String address = "silent.seeker@example.org";
        silent.put("/api/me/notifications", Map.of("email", address, "mode", "at-once"))
                .expect(200);
        MailBox.confirm(silent, address);
        String search = look(silent, wish(2, 3));
        Map<Browser, String> others = looking(2, 2, 3);
        round();
        TestServer.clock().advance(Duration.ofMinutes(6));
        MailBox.round();
        assertTrue(
                MailBox.mails().stream()
                        .anyMatch(mail -> mail.contains(address) && mail.contains("3 players is ready")),
                "the proposal comes by mail");
        others.forEach((person, id) -> answer(person, id, true).expect(204));
        TestServer.clock().advance(Tempo.DAILY.thinking());
        answer(silent, search, true).expect(409, "not-asked");
        round();
        assertEquals("silent", state(silent, search));
        others.forEach((person, id) -> assertEquals("seated", state(person, id)));
        assertEquals(0, games(silent));
    }

    private static void block(Browser person, Browser other) {
        String account =
                other.get("/api/me").expect(200).json().at("/account/id").asString();
        person.put("/api/me/blocks/" + account, Map.of()).expect(200);
    }

    @Test
    void peopleOfWhomOneHasBlockedTheOtherAreNotBroughtTogether() {
        Map<Browser, String> searches = looking(2, 2, 2);
        List<Browser> all = List.copyOf(searches.keySet());
        block(all.get(1), all.get(0));
        round();
        searches.forEach((person, id) -> assertEquals("open", state(person, id)));
        Browser third = person();
        String late = look(third, wish(2, 2));
        round();
        assertEquals(
                "asked", state(all.get(0), searches.get(all.get(0))), "the person who has waited longest is served");
        assertEquals("open", state(all.get(1), searches.get(all.get(1))));
        assertEquals("asked", state(third, late));
    }

    @Test
    void aBlockAfterTheProposalMeansThatThereIsNoTable() {
        Map<Browser, String> searches = looking(2, 2, 2);
        round();
        List<Browser> all = List.copyOf(searches.keySet());
        searches.forEach((person, id) -> answer(person, id, true).expect(204));
        block(all.get(0), all.get(1));
        round();
        round();
        searches.forEach((person, id) -> {
            assertEquals("open", state(person, id), "both look on, and nobody is told why");
            assertEquals(0, games(person));
        });
    }

    @Test
    void aSearchExpires() {
        Browser person = person();
        String id = look(person, wish(4, 4));
        TestServer.clock().advance(Tempo.DAILY.patience());
        round();
        assertEquals("expired", state(person, id));
        look(person, wish(4, 4));
    }

    @Test
    void wishesThatMakeNoSenseAreRefusedInWords() {
        Browser person = person();
        for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                Map.of("ruleset", "chess"),
                Map.of("pace", "yesterday"),
                Map.of("fewest", 1),
                Map.of("fewest", 5, "most", 4),
                Map.of("most", 500),
                Map.of("days", List.of("MONDAY", "TUESDAY")),
                Map.of("zone", "Atlantis"))) {
            Map<String, Object> wish = new LinkedHashMap<>(wish(2, 4));
            wish.putAll(wrong);
            person.post("/api/me/searches", wish).expect(422, "invalid");
        }
        look(person, wish(2, 4));
        person.post("/api/me/searches", wish(2, 3)).expect(409, "searching");
    }

    /** Carbon & Crystal is for two or four players. A search for three would wait for two weeks for nothing. */
    @Test
    void aTableThatNoBoardHasRoomForIsRefusedAtOnce() {
        Browser person = person();
        Map<String, Object> three = Map.of("ruleset", "carbon", "pace", "live", "fewest", 3, "most", 3);
        assertEquals(
                "No board of Carbon & Crystal is for 3 players. Try 2 or 4.",
                person.post("/api/me/searches", three)
                        .expect(422, "invalid")
                        .json()
                        .path("detail")
                        .asString());
        look(person, Map.of("ruleset", "carbon", "pace", "live", "fewest", 3, "most", 4));
        Map<String, Object> crowd = Map.of("ruleset", "gd6", "pace", "live", "fewest", 20, "most", 26);
        assertTrue(person.post("/api/me/searches", crowd)
                .expect(422, "invalid")
                .json()
                .path("detail")
                .asString()
                .startsWith("No board of Global Domination VI is for 20 to 26 players. Try 1"));
    }

    /** A stranger learns how many are looking, and can touch nobody's search. */
    @Test
    void searchesAreOnesOwnAffair() {
        Browser person = person();
        String id = look(person, wish(5, 5));
        Browser stranger = person();
        stranger.send("DELETE", "/api/me/searches/" + id, null).expect(404);
        answer(stranger, id, false).expect(404);
        JsonNode seen = stranger.get("/api/me/searches").expect(200).json();
        assertEquals(0, seen.path("searches").size());
        assertFalse(seen.toString().contains(id));
        assertTrue(seen.path("looking").toString().contains("\"people\":1"), seen.toString());
    }

    @Test
    void theCommonHoursComeFromQuietHoursAndAreForThoseWhoTakePart() {
        arbiter.server.Party party = arbiter.server.Party.of(
                2,
                Map.of(
                        "visibility",
                        "unlisted",
                        "schedule",
                        Map.of("kind", "calendar", "time", "23:30", "zone", "UTC")));
        quiet(party.player(0), "22:00", "07:00");
        JsonNode one = hours(party.player(1), party.id());
        assertEquals(1, one.path("known").asInt());
        assertEquals(2, one.path("people").asInt());
        quiet(party.player(1), "20:00", "10:00");
        JsonNode both = hours(party.player(0), party.id());
        assertEquals("10:00:00", both.at("/common/0/from").asString());
        assertEquals("20:00:00", both.at("/common/0/to").asString());
        assertFalse(both.path("suits").asBoolean());
        Browser.guest("Stranger").get(party.path("/hours")).expect(403, "not-yours");
        party.player(0).get(party.path("/hours?zone=Atlantis")).expect(422, "invalid");
        party.host().send("PATCH", party.path(""), Map.of("anonymous", true)).expect(200);
        assertEquals(0, hours(party.player(0), party.id()).path("known").asInt(), "hours could tell who somebody is");
    }

    private static JsonNode hours(Browser person, String game) {
        return person.get("/api/games/" + game + "/hours?zone=UTC").expect(200).json();
    }

    private static void quiet(Browser person, String from, String to) {
        person.put("/api/me/notifications", Map.of("zone", "UTC", "quiet", Map.of("from", from, "to", to)))
                .expect(200);
    }
}
