package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pebbles is not on the class path of the command line. A process that gets its folder can play it to the end: no code here knows the game.
 */
class FurtherGameTest {
    private static final Path PEBBLES =
            Path.of("../engine-testkit/target/test-classes").toAbsolutePath();

    @TempDir
    Path folder = Path.of("");

    private record Answer(int code, String out) {}

    private Answer arbiter(String lines, String... arguments) throws IOException, InterruptedException {
        assertTrue(Files.isDirectory(PEBBLES), "the tests of engine-testkit are not compiled: " + PEBBLES);
        Path in = Files.writeString(folder.resolve("in"), lines);
        Path out = folder.resolve("out");
        String own = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dstdout.encoding=UTF-8",
                "-cp",
                PEBBLES + File.pathSeparator + own,
                "arbiter.cli.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectInput(in.toFile())
                .redirectOutput(out.toFile())
                .redirectErrorStream(true)
                .start();
        return new Answer(process.waitFor(), Files.readString(out, StandardCharsets.UTF_8));
    }

    @Test
    void aGameThatTheCommandLineDoesNotKnowIsPlayedToItsEnd() throws IOException, InterruptedException {
        String log = folder.resolve("pebbles.jsonl").toString();
        String turns = "help\ntake 4\n" + "take 3\nready\n".repeat(7);
        Answer played = arbiter(turns, "play", "--game", "pebbles", "--bots", "recruit", "--seed", "1", "--log", log);
        assertEquals(0, played.code, played.out);
        assertTrue(played.out.contains("Legal orders, one per line:\n  take 1\n  take 2\n  take 3\n"), played.out);
        assertTrue(played.out.contains("> take 4\n  ✗ "), played.out);
        assertTrue(played.out.contains("> take 3\n  ✓ take 3\n"), played.out);
        assertTrue(played.out.contains("The game is over (goal). Won by "), played.out);
        Answer verified = arbiter("", "verify", log);
        assertEquals(0, verified.code, verified.out);
    }

    @Test
    void anEmptySheetIsPointedOut() throws IOException, InterruptedException {
        String log = folder.resolve("pebbles.jsonl").toString();
        Answer played =
                arbiter("ready\nquit\n", "play", "--game", "pebbles", "--bots", "recruit", "--seed", "1", "--log", log);
        assertTrue(played.out.contains("> ready\n  ⚠ You have ordered nothing.\n"), played.out);
    }

    @Test
    void theBuildFindsAGameByItsFolder() throws IOException, InterruptedException {
        Path games = Files.createDirectory(folder.resolve("games"));
        for (String file : List.of("list.sh", "pom.xml")) {
            Files.copy(Path.of("../games").resolve(file), games.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        for (String game : List.of("checkers", "pebbles")) {
            Files.writeString(Files.createDirectory(games.resolve(game)).resolve("pom.xml"), "<project/>");
        }
        Files.createDirectory(games.resolve("target"));
        assertEquals("games/pom.xml now lists: checkers pebbles\n", list(games));
        List<String> lines = Files.readAllLines(games.resolve("pom.xml"));
        assertEquals(
                List.of("checkers", "pebbles"),
                lines.stream()
                        .filter(line -> line.contains("<module>"))
                        .map(line -> line.replaceAll("</?module>", "").strip())
                        .toList());
        assertEquals(
                List.of("arbiter-checkers", "arbiter-pebbles"),
                lines.stream()
                        .filter(line -> line.contains("<dependency>"))
                        .map(line -> line.replaceAll(".*<artifactId>|</artifactId>.*", ""))
                        .toList());
        assertEquals("", list(games), "a second time there is nothing to say");
    }

    private String list(Path games) throws IOException, InterruptedException {
        Path out = folder.resolve("listed");
        Process process = new ProcessBuilder(games.resolve("list.sh").toString())
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start();
        assertEquals(0, process.waitFor(), Files.readString(out));
        return Files.readString(out);
    }
}
