package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The example bots of the documentation play. */
class ExampleBotsTest {
    private static final Path DOCS = docs();

    /** Tests run in the module's folder or in the project's folder. */
    private static Path docs() {
        Path inProject = Path.of("docs", "bots-api");
        return (Files.exists(inProject) ? inProject : Path.of("..").resolve(inProject)).toAbsolutePath();
    }

    private static void play(String... program) throws IOException, InterruptedException {
        Party party = Party.begun(2);
        List<Process> bots = new ArrayList<>();
        for (Browser player : party.players()) {
            String token = player.post("/api/me/tokens", Map.of("name", "bot"))
                    .expect(201)
                    .json()
                    .path("token")
                    .asString();
            List<String> command = new ArrayList<>(List.of(program));
            command.addAll(List.of(TestServer.url(), token, "3"));
            bots.add(new ProcessBuilder(command).redirectErrorStream(true).start());
        }
        for (Process bot : bots) {
            String said = new String(bot.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, bot.waitFor(), said);
        }
        assertTrue(party.at() >= 3, "turns were played: " + party.at());
    }

    @Test
    void theOneInJava() throws Exception {
        Path bot = DOCS.resolve("RandomBot.java");
        assertTrue(Files.readAllLines(bot).size() < 100, "short enough to be read");
        play(Path.of(System.getProperty("java.home"), "bin", "java").toString(), bot.toString());
    }

    @Test
    void theOneInPython() throws Exception {
        assumeTrue(found("python3"), "python3 is installed");
        Path bot = DOCS.resolve("random_bot.py");
        assertTrue(Files.readAllLines(bot).size() < 100, "short enough to be read");
        play("python3", bot.toString());
    }

    private static boolean found(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        }
    }
}
