package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.archive.Freezer;
import arbiter.engine.Games;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The command with a server that answers like the real one. */
class MigrateCommandTest {
    private static final String ANSWER = """
            {"name": "Pebbles", "from": 3, "to": 4, "compared": 2, "hidden": 0, "next": "The game can go on.", "turns": [
              {"at": 2, "number": 2, "unreadable": "", "report": {"gone": [], "come": []},
               "orders": [{"player": "A", "line": "take 4", "before": "too many (P-1)", "after": ""}],
               "position": {"gone": ["A: 3 pebbles"], "come": ["A: 7 pebbles"]}}]}
            """;

    private final List<String> asked = new ArrayList<>();

    private record Answer(int code, String out) {}

    private static Answer run(String... arguments) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        PrintStream out = System.out;
        PrintStream err = System.err;
        System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
        System.setErr(System.out);
        try {
            int code = new CommandLine(new Main()).execute(arguments);
            return new Answer(code, said.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
        }
    }

    private HttpServer server(int status, String body) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            asked.add(exchange.getRequestMethod() + " " + exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Authorization") + " "
                    + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(status, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        });
        server.start();
        return server;
    }

    private static String game(HttpServer server) {
        return "http://localhost:" + server.getAddress().getPort() + "/game/abc";
    }

    @Test
    void aHostProposesAndSeesTheDifferences() throws IOException {
        HttpServer server = server(200, ANSWER);
        try {
            Answer answer = run("migrate", game(server), "--token", "arb_x", "--propose", "--reason", "More pebbles");
            assertEquals(0, answer.code, answer.out);
            assertEquals("POST /api/games/abc/host/upgrade Bearer arb_x {\"reason\":\"More pebbles\"}", asked.get(0));
            assertEquals("GET /api/games/abc/upgrade Bearer arb_x ", asked.get(1));
            assertTrue(
                    answer.out.contains("Turn 2\n  A: take 4\n    - rejected: too many (P-1)\n    + accepted\n"),
                    answer.out);
            assertTrue(answer.out.contains("    - A: 3 pebbles\n    + A: 7 pebbles\n"), answer.out);
            assertTrue(answer.out.contains("1 of 2 turns would have been different.\nThe game can go on."), answer.out);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void theServersSentenceIsPassedOn() throws IOException {
        HttpServer server = server(409, "{\"detail\": \"The game is over.\"}");
        try {
            Answer answer = run("migrate", game(server));
            assertEquals(1, answer.code);
            assertTrue(answer.out.contains("/api/games/abc: The game is over."), answer.out);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void whatIsNoGameIsRefused() {
        assertTrue(run("migrate", "https://example.org/nothing").out.contains("is not the address of a game"));
        assertTrue(run("migrate", "none.jsonl").out.contains("there is no such file"));
        assertTrue(run("migrate", "none.jsonl", "--propose").out.contains("--propose needs the address"));
    }

    @Test
    void aGameOfTheNewestRulesStaysWhereItIs() {
        String name = Freezer.name(Games.byId("gd6").orElseThrow()) + ".jsonl";
        Path released = Path.of("../rules", name);
        Path log = Files.exists(released) ? released : Path.of("../rules/candidates", name);
        Answer newest = run("migrate", log.toString());
        assertTrue(newest.out.contains("is already played by version"), newest.out);
    }
}
