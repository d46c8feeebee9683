package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.server.lobby.Adoption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The list of a person's own games: what goes on first, then what is over, the last first. */
class OwnGamesTest {
    private static String account(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    /** All games of the list, page by page. */
    private static List<String> mine(Browser person, int limit) {
        List<String> ids = new ArrayList<>();
        String cursor = "";
        do {
            JsonNode page = person.get("/api/games?show=mine&limit=" + limit + "&cursor=" + cursor)
                    .expect(200)
                    .json();
            page.path("games").forEach(game -> ids.add(game.path("id").asString()));
            cursor = page.path("next").asString("");
        } while (!cursor.isEmpty());
        return ids;
    }

    private static Party next(Browser host, Map<String, Object> wish) {
        TestServer.clock().advance(Duration.ofSeconds(1));
        JsonNode made = host.post("/api/games", wish).expect(201).json();
        Browser player = Browser.guest("Player");
        String id = made.path("id").asString();
        player.post(
                        "/api/games/" + id + "/seats",
                        Map.of("invitation", made.path("invitation").asString()))
                .expect(200);
        host.post("/api/games/" + id + "/begin", Map.of()).expect(200);
        return new Party(id, host, List.of(player));
    }

    @Test
    void gamesThatGoOnComeFirstAndEachGameOnce() {
        Browser host = Browser.guest("Host");
        Map<String, Object> plays = Map.of("ruleset", "gd6", "seats", 2, "hostPlays", true);
        Party slow = next(host, plays);
        List<String> over = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Party party = next(host, plays);
            TestServer.clock().advance(Duration.ofSeconds(1));
            party.hostDoes("end", Map.of("winners", List.of(i % 2)));
            over.addFirst(party.id());
        }
        List<String> expected = new ArrayList<>(List.of(slow.id()));
        expected.addAll(over);
        for (int limit : List.of(1, 2, 3, 4, 50)) {
            assertEquals(expected, mine(host, limit), "in pages of " + limit);
        }

        TestServer.clock().advance(Duration.ofSeconds(1));
        String rematch = host.post("/api/games/" + over.getLast() + "/rematch", Map.of())
                .expect(201)
                .json()
                .path("id")
                .asString();
        expected.addFirst(rematch);
        assertEquals(expected, mine(host, 2), "a game that is over keeps its place when it gets a rematch");
    }

    @Test
    void hostsWhoDoNotPlayAndGuestsWhoLogInHaveTheirGames() {
        Browser owner = Browser.visitor();
        owner.post(
                        "/api/accounts",
                        Map.of("name", "Owner " + System.nanoTime() % 1_000_000, "password", "three calm grey owls"))
                .expect(201);
        Party hosted = Party.begun(2);
        hosted.hostDoes("end", Map.of());
        assertEquals(List.of(hosted.id()), mine(hosted.host(), 1));
        assertEquals(List.of(hosted.id()), mine(hosted.player(0), 1));
        Party going = Party.begun(2);
        TestServer.bean(Adoption.class).adopt(account(hosted.host()), account(owner));
        TestServer.bean(Adoption.class).adopt(account(going.player(1)), account(owner));
        assertEquals(List.of(going.id(), hosted.id()), mine(owner, 1));
        assertEquals(List.of(), mine(Browser.guest("Nobody"), 1));
    }
}
