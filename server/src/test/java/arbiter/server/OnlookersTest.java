package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Every endpoint of the matrix of {@link SecurityMatrixTest}, asked by people who do not know the present of a game, or who plays in it. A
 * new endpoint is asked as well, because the matrix must name it.
 */
class OnlookersTest {
    private static final Set<String> CHANGING_HEADERS =
            Set.of("date", "set-cookie", "content-length", "connection", "keep-alive");

    /** Not streams, which have tests of their own, and not what is about the caller, or about something that the caller made. */
    private static List<SecurityMatrixTest.Line> aboutGames() {
        return SecurityMatrixTest.lines().stream()
                .filter(line -> !line.cells().contains("~"))
                .filter(line -> !line.path().matches("/api/(me|admin|studies/|maps/).*|/maps/.*"))
                .toList();
    }

    /** All addresses that can be read, with these positions and turns in place of the numbers in them. */
    private static Set<String> readable(Party party, List<String> positions) {
        Set<String> paths = new LinkedHashSet<>();
        for (SecurityMatrixTest.Line line : aboutGames()) {
            if (line.method().equals("GET")) {
                for (String at : positions) {
                    String path = line.path().replace("{at}", at).replace("{turn}", at);
                    paths.add(SecurityMatrixTest.fill(path, party));
                }
            }
        }
        return paths;
    }

    /** What somebody is told, without what is different each time. */
    private static String told(Browser.Answer answer) {
        assertTrue(answer.status() < 500, answer::text);
        Map<String, List<String>> headers = new TreeMap<>(answer.headers());
        headers.keySet().removeIf(name -> CHANGING_HEADERS.contains(name) || name.startsWith(":"));
        return answer.status() + " " + headers + " " + answer.text().replaceAll("\"now\":\"[^\"]*\"", "\"now\"");
    }

    private static Map<String, String> everythingToldTo(
            Map<String, Browser> onlookers, Party party, Set<String> reads) {
        Map<String, String> told = read(onlookers, reads);
        onlookers.forEach((role, who) -> {
            for (SecurityMatrixTest.Line line : aboutGames()) {
                boolean asks = line.path().startsWith("/api/games/{id}")
                        && !line.method().equals("GET");
                if (asks && !role.equals("nobody")) {
                    String path = SecurityMatrixTest.fill(line.path(), party);
                    Browser.Answer answer = who.send(line.method(), path, line.body());
                    assertTrue(answer.status() >= 400, role + " was allowed " + line.method() + " " + path);
                    told.put(role + ": " + line.method() + " " + path, told(answer));
                }
            }
        });
        return told;
    }

    /** Between the two readings everything happens that players and host can do in a turn, and spectators see none of it. */
    @Test
    void theSpectatorsOfADelayedGameAreToldNothingOfThePresent() {
        String name = "Wasserläufer " + System.nanoTime();
        Map<String, Object> wish = Map.of(
                "visibility",
                "public",
                "name",
                name,
                "spectatorDelay",
                2,
                "standingOrders",
                "conditional",
                "schedule",
                Map.of("kind", "length", "minutes", 600));
        Party party = Party.begun(3, wish);
        for (int turn = 0; turn < 3; turn++) {
            party.playTurn();
        }
        // Younger than what spectators see of the other game, and older than what happens there next.
        Party.begun(2, Map.of("visibility", "public", "name", name));
        Browser unwanted = Browser.guest("Unwanted");
        party.player(0).put("/api/me/blocks/" + account(unwanted), Map.of()).expect(200);
        String list = "/api/games?search=" + name.replace(" ", "%20").replace("ä", "%C3%A4");
        Set<String> reads = readable(party, List.of("now", Integer.toString(party.at())));
        for (String show : List.of("public", "open", "finished")) {
            reads.add(list + "&show=" + show);
            reads.add(list + "&show=" + show + "&limit=1");
        }
        reads.add("/api/oembed?url=http://localhost:8080/game/" + party.id());
        reads.add(party.path("/table?after=0&known=" + party.at() + ".public."));
        reads.add(party.path("/positions?after=" + (party.at() - 1)));
        party.players().forEach(player -> reads.add("/api/people/" + account(player)));
        Map<String, Browser> onlookers = new LinkedHashMap<>();
        onlookers.put("nobody", Browser.visitor());
        onlookers.put("blocked", unwanted);
        Map<String, String> before = everythingToldTo(onlookers, party, reads);

        Browser player = party.player(0);
        player.save(party.id(), player.someOrders(party.id(), 2), false).expect(200);
        party.player(1).save(party.id(), List.of(), true).expect(200);
        int letter = player.post(party.path("/messages"), Map.of("text", "to everybody"))
                .expect(201)
                .json()
                .path("id")
                .asInt();
        player.post(party.path("/messages"), Map.of("text", "to one", "to", List.of(1)))
                .expect(201);
        party.player(1)
                .post(party.path("/messages/" + letter + "/report"), Map.of("reason", "rude"))
                .expect(204);
        player.post(party.path("/delays"), Map.of("minutes", 60)).expect(200);
        player.put(party.path("/standing-orders"), Map.of("lines", List.of(), "version", 0));
        party.hostDoes("announce", Map.of("text", "Listen."));
        party.hostDoes("extend", Map.of("minutes", 60, "reason", "a storm"));
        party.hostDoes("nudge", Map.of());
        party.hostDoes("seats/2/forgive", Map.of());
        party.hostDoes("pause", Map.of("reason", "a holiday"));

        assertSame(before, everythingToldTo(onlookers, party, reads));
        assertTrue(
                party.player(1).get(party.path("/messages")).text().contains("to everybody"),
                "players see what has happened");
    }

    private static void assertSame(Map<String, String> before, Map<String, String> after) {
        List<String> differences = new ArrayList<>();
        before.forEach((what, then) -> {
            String now = String.valueOf(after.get(what));
            if (!now.equals(then)) {
                differences.add(what + "\n  was " + then + "\n  is  " + now);
            }
        });
        assertEquals(before.keySet(), after.keySet());
        assertTrue(differences.isEmpty(), () -> String.join("\n", differences));
    }

    /** Not even that there is something: neither a draft nor a letter changes an answer, a number or a stream of somebody else. */
    @Test
    void theOthersAreToldNothingOfWhatTwoPlayersDoInPrivate() throws Exception {
        Party party = Party.begun(3, Map.of("visibility", "public"));
        Browser first = party.player(0);
        Browser second = party.player(1);
        Browser third = party.player(2);
        Map<String, Browser> onlookers = new LinkedHashMap<>();
        onlookers.put("player", third);
        onlookers.put("nobody", Browser.visitor());
        Set<String> reads = readable(party, List.of("now"));
        reads.removeIf(path -> path.contains("/review"));
        JsonNode said = said(third, party);
        Map<String, String> before = read(onlookers, reads);
        try (EventStream table = EventStream.open(third, party.path("/stream"));
                EventStream games = EventStream.open(third, "/api/me/stream")) {
            TestServer.clock().advance(Duration.ofSeconds(10));
            first.save(party.id(), first.someOrders(party.id(), 2), false).expect(200);
            int letter = first.post(party.path("/messages"), Map.of("text", "between us", "to", List.of(1)))
                    .expect(201)
                    .json()
                    .path("id")
                    .asInt();
            second.post(party.path("/messages"), Map.of("text", "agreed", "to", List.of(0)))
                    .expect(201);
            second.put(party.path("/messages/read"), Map.of("upTo", letter)).expect(204);
            second.post(party.path("/messages/" + letter + "/report"), Map.of("reason", "rude"))
                    .expect(204);
            assertSame(before, read(onlookers, reads));
            TestServer.clock().advance(Duration.ofSeconds(10));
            JsonNode again = said(third, party);
            assertEquals(
                    second(again) - second(said),
                    again.path("id").asInt() - said.path("id").asInt(),
                    "the number of a message tells its time, and not how many others there are");
            table.await("message");
            games.await("changed");
            assertEquals(1, table.all().size(), table.all().toString());
            assertEquals(1, games.all().size(), games.all().toString());
        }
    }

    /** Its host may have made it private. */
    @Test
    void theRematchOfAPublicGameIsKnownToThoseWhoPlayed() {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        party.hostDoes("end", Map.of("winners", List.of(0)));
        String rematch = party.player(0)
                .post(party.path("/rematch"), Map.of())
                .expect(201)
                .json()
                .path("id")
                .asString();
        party.player(0)
                .send("PATCH", "/api/games/" + rematch, Map.of("visibility", "private"))
                .expect(200);
        assertEquals(rematch, party.player(1).game(party.id()).path("rematch").asString());
        Browser visitor = Browser.visitor();
        for (String path : readable(party, List.of("now"))) {
            assertFalse(visitor.get(path).text().contains(rematch), path);
        }
    }

    private static JsonNode said(Browser who, Party party) {
        return who.post(party.path("/messages"), Map.of("text", "to everybody"))
                .expect(201)
                .json();
    }

    private static long second(JsonNode message) {
        return Instant.parse(message.path("time").asString()).getEpochSecond();
    }

    private static Map<String, String> read(Map<String, Browser> onlookers, Set<String> reads) {
        Map<String, String> told = new LinkedHashMap<>();
        onlookers.forEach((role, who) -> reads.forEach(path -> told.put(role + ": " + path, told(who.get(path)))));
        return told;
    }

    private static String account(Browser person) {
        return person.get("/api/me").expect(200).json().at("/account/id").asString();
    }

    private static Browser named(String name) {
        Browser person = Browser.visitor();
        person.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        return person;
    }

    /** Neither names nor ids of the players of an anonymous game are in any answer to anybody else, nor the game on their profiles. */
    @Test
    void nobodyIsToldWhoPlaysAnAnonymousGame() {
        String mark = Long.toString(System.nanoTime() % 1_000_000_000, 36);
        Browser host = Browser.guest("Host");
        JsonNode made = host.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "gd6",
                                "name",
                                "Veiled " + mark,
                                "seats",
                                4,
                                "hostPlays",
                                false,
                                "visibility",
                                "public",
                                "anonymous",
                                true,
                                "bots",
                                List.of("captain"),
                                "schedule",
                                Map.of("kind", "length", "minutes", 600)))
                .expect(201)
                .json();
        String id = made.path("id").asString();
        List<Browser> players = List.of(named("Asal" + mark), named("Basal" + mark), named("Casal" + mark));
        Map<String, String> profiles = new LinkedHashMap<>();
        Map<String, String> names = new LinkedHashMap<>();
        for (Browser player : players) {
            String account = account(player);
            names.put(account, player.get("/api/me").json().at("/account/name").asString());
            for (String more : List.of("", "/games")) {
                String path = "/api/people/" + account + more;
                profiles.put(path, told(Browser.visitor().get(path)));
            }
        }
        players.forEach(
                player -> player.post("/api/games/" + id + "/seats", Map.of()).expect(200));
        Party party = new Party(id, host, players);
        assertUnknown(party, names, profiles, mark);
        host.post(party.path("/begin"), Map.of()).expect(200);
        party.playTurn();
        Browser writer = players.getFirst();
        writer.post(party.path("/messages"), Map.of("text", "Who am I?")).expect(201);
        writer.post(party.path("/messages"), Map.of("text", "And you?", "to", List.of(1)))
                .expect(201);
        writer.post(party.path("/delays"), Map.of("minutes", 60)).expect(200);
        assertUnknown(party, names, profiles, mark);
        party.hostDoes("end", Map.of("winners", List.of(0)));
        JsonNode seats = Browser.visitor().game(id).path("seats");
        names.forEach((account, name) -> {
            assertTrue(seats.toString().contains(account), "when it is over, everybody knows");
            assertTrue(seats.toString().contains(name));
        });
    }

    private static void assertUnknown(
            Party party, Map<String, String> names, Map<String, String> profiles, String mark) {
        Map<String, Browser> onlookers = new LinkedHashMap<>();
        onlookers.put("nobody", Browser.visitor());
        onlookers.put("player", party.player(2));
        onlookers.put("host", party.host());
        String own = account(party.player(2));
        Set<String> reads = readable(party, List.of("now"));
        reads.add("/api/games?show=public&search=" + mark);
        reads.add("/api/games?show=open&search=" + mark);
        reads.add("/api/games?show=mine");
        reads.add("/api/oembed?url=http://localhost:8080/game/" + party.id());
        List<String> leaks = new ArrayList<>();
        onlookers.forEach((role, who) -> {
            for (String path : reads) {
                String told = told(who.get(path));
                names.forEach((account, name) -> {
                    boolean asked = path.contains(account) || role.equals("player") && account.equals(own);
                    if (!asked && (told.contains(account) || told.contains(name))) {
                        leaks.add(role + " learns from " + path + " that " + name + " plays: " + told);
                    }
                });
                if (path.contains(party.id()) && told.contains("\"bot\":\"captain\"")) {
                    leaks.add(role + " learns from " + path + " which seat is a bot: " + told);
                }
            }
        });
        profiles.forEach((path, before) -> {
            if (!told(Browser.visitor().get(path)).equals(before)) {
                leaks.add("a profile has changed: " + path);
            }
        });
        if (onlookers
                        .get("player")
                        .get(party.path("/hours"))
                        .json()
                        .path("people")
                        .asInt()
                != 4) {
            leaks.add("the number of people tells how many seats are bots");
        }
        for (String filter : List.of("bots=some", "bots=none", "people=1", "people=3")) {
            String found = Browser.visitor()
                    .get("/api/games?show=public&search=" + mark + "&" + filter)
                    .text();
            if (found.contains(party.id())) {
                leaks.add("the filter " + filter + " tells of people and bots");
            }
        }
        assertFalse(reads.isEmpty());
        assertTrue(leaks.isEmpty(), () -> String.join("\n", leaks));
    }
}
