package arbiter.server.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.BotRatings;
import arbiter.server.Browser;
import arbiter.server.TestServer;
import arbiter.server.storage.DatabaseFile;
import arbiter.server.storage.Row;
import arbiter.server.storage.Writer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.jdbc.core.simple.JdbcClient;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;

/** Results of many games, which a command rates from nothing. */
class LadderTest {
    private static final String PATH = "/api/ladders/gd5/two";

    private static Browser registered(String name) {
        Browser person = Browser.visitor();
        person.post("/api/accounts", Map.of("name", name, "password", "three calm grey owls"))
                .expect(201);
        return person;
    }

    /** The results of a game that the first one won. */
    private static void finished(String winner, String loser) {
        JdbcClient jdbc = TestServer.bean(JdbcClient.class);
        jdbc.sql("update finish_count set last = last + 1").update();
        long order = jdbc.sql("select last from finish_count").query(Long.class).single();
        for (int seat = 0; seat < 2; seat++) {
            String person = seat == 0 ? winner : loser;
            jdbc.sql(
                            "insert into results (game_id, seat, ruleset, ruleset_version, seats, people, place, won, had_left,"
                                    + " account_id, anonymous, visibility, ended_by, finished_order, finished_at, rated, rated_as)"
                                    + " values (?, ?, 'gd5', 1, 2, 2, ?, ?, 0, ?, 0, 'private', 'RULES', ?, ?, 1, ?)")
                    .params(Row.of(
                            "ladder-" + order,
                            seat,
                            seat + 1,
                            1 - seat,
                            person,
                            order,
                            TestServer.clock().millis(),
                            person))
                    .update();
        }
    }

    private static List<String> names(JsonNode ladder) {
        List<String> names = new ArrayList<>();
        ladder.path("people").forEach(person -> names.add(person.path("name").asString()));
        return names;
    }

    private record Said(int status, String text) {}

    private static Said run(Path data, String... options) {
        PrintStream console = System.out;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            List<String> all = new ArrayList<>(List.of(options));
            all.addAll(List.of("--data", data.toString()));
            int status = new CommandLine(new RatingsCommand()).execute(all.toArray(String[]::new));
            return new Said(status, said.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(console);
        }
    }

    @Test
    void theCommandRatesAllGamesAgainAndReliablePeopleAreOnTheLadder(@TempDir Path folder) throws Exception {
        String mark = " " + System.nanoTime() % 1_000_000;
        List<Browser> people = new ArrayList<>();
        List<String> ids = new ArrayList<>();
        for (String name : List.of("Avocet", "Bittern", "Crake", "Dunlin")) {
            people.add(registered(name + mark));
            ids.add(RatingsTest.id(people.getLast()));
        }
        TestServer.bean(Writer.class).run(() -> {
            for (int round = 0; round < 15; round++) {
                // The weaker one wins every third game.
                int upset = round % 3 == 2 ? 1 : 0;
                finished(ids.get(upset), ids.get(1 - upset));
                finished(ids.get(1 + upset), ids.get(2 - upset));
                finished(ids.get(0), ids.get(2));
            }
            // Too few games to be reliable.
            finished(ids.get(3), ids.get(0));
        });
        // A backup, so that the command works on a file of its own.
        Path copy = folder.resolve("copy.db");
        DatabaseFile.backup(TestServer.data(), copy);
        Path data = folder.resolve("data");
        DatabaseFile.restore(data, copy);
        Said before = run(data, "--check");
        assertEquals(1, before.status, before.text);
        assertTrue(before.text.contains("gd5, two players, Avocet" + mark + ": none → "), before.text);
        assertEquals(0, run(data).status);
        Said after = run(data, "--check");
        assertEquals(0, after.status, after.text);
        assertTrue(after.text.contains("All of them are stored like that."), after.text);

        TestServer.bean(Writer.class)
                .run(() -> Recomputation.of(
                        new RatingStore(TestServer.bean(JdbcClient.class)),
                        BotRatings.INSTALLED,
                        Recomputation.Then.REPLACE));
        JsonNode ladder = Browser.visitor().get(PATH).expect(200).json();
        assertEquals(List.of("Avocet" + mark, "Bittern" + mark, "Crake" + mark), names(ladder));
        assertEquals(31, ladder.at("/people/0/games").asInt());
        assertTrue(ladder.at("/people/0/deviation").asInt() <= 120);
        assertEquals(
                "captain",
                ladder.at("/bots/1/bot").asString(),
                ladder.path("bots").toString());
        assertEquals(1500, ladder.at("/bots/1/rating").asInt());

        JsonNode first = Browser.visitor().get(PATH + "?limit=2").expect(200).json();
        assertEquals(2, first.path("people").size());
        JsonNode rest = Browser.visitor()
                .get(PATH + "?limit=2&cursor=" + first.path("next").asString())
                .expect(200)
                .json();
        assertEquals(List.of("Crake" + mark), names(rest));
        assertTrue(rest.path("next").isNull());

        people.get(1).put("/api/me/profile", Map.of("ratings", false)).expect(200);
        people.get(2)
                .send("DELETE", "/api/me", Map.of("name", "Crake" + mark, "password", "three calm grey owls"))
                .expect(204);
        assertEquals(
                List.of("Avocet" + mark),
                names(Browser.visitor().get(PATH).expect(200).json()));
    }

    @Test
    void wrongAddressesAreRefusedWithASentence() {
        Browser.visitor().get("/api/ladders/chess/two").expect(404, "not-found");
        Browser.visitor().get("/api/ladders/gd6/three").expect(404, "not-found");
        Browser.visitor().get("/api/ladders/gd6/two?limit=0").expect(422, "invalid");
        Browser.visitor().get("/api/ladders/gd6/two?cursor=nonsense").expect(422, "invalid");
        assertFalse(Browser.visitor()
                .get("/api/ladders/gd6/more")
                .expect(200)
                .json()
                .path("bots")
                .isEmpty());
    }
}
