package arbiter.cluster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.cli.Main;
import arbiter.cli.console.Console;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The same games on a real cluster. */
class SparkClusterTest {
    private static final int GAMES = 200;

    @TempDir
    private Path folder = Path.of("");

    private static List<String> command(Path json, Object... more) {
        List<String> command = new ArrayList<>(List.of(
                "simulate", "--game", "gd5", "--map", "Two Shores", "--bots", "captain,recruit", "--looks", "60"));
        command.addAll(List.of("--turns", "20", "--games", String.valueOf(GAMES), "--json", json.toString()));
        Stream.of(more).map(String::valueOf).forEach(command::add);
        return command;
    }

    @Test
    void aWorkerThatIsKilledInTheMiddleChangesNoByte() throws Exception {
        Path clustered = folder.resolve("clustered.json");
        Path single = folder.resolve("single.json");
        Path keep = folder.resolve("keep");
        try (StandaloneCluster cluster = new StandaloneCluster(folder);
                WatchService watch = folder.getFileSystem().newWatchService()) {
            Process first = cluster.workers("first", "second").getFirst();
            folder.register(watch, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
            Process arbiter = cluster.arbiter(command(clustered, "--keep", keep, "--spark", cluster.address()));
            while (arbiter.isAlive() && results(keep) == 0) {
                WatchKey changed = watch.poll(1, TimeUnit.SECONDS);
                if (changed != null) {
                    changed.reset();
                }
            }
            int before = results(keep);
            StandaloneCluster.kill(first);
            assertTrue(before > 0 && before < GAMES, before + " games before the worker was killed: " + cluster.said());
            assertEquals(0, arbiter.waitFor(), cluster.said());
            assertEquals(GAMES, results(keep));
        }
        assertEquals(0, new CommandLine(new Main()).execute(command(single).toArray(String[]::new)));
        assertEquals(Files.readString(single), Files.readString(clustered));
    }

    /** Without the heading. */
    private static int results(Path keep) throws IOException {
        return Files.exists(keep) ? Math.max(0, Files.readAllLines(keep).size() - 1) : 0;
    }

    @Test
    void anAddressWithoutAMasterIsRefusedInASentence() {
        Console.Refusal none =
                assertThrows(Console.Refusal.class, () -> new SparkCluster().join("spark://127.0.0.1:1"));
        assertTrue(none.sentence().startsWith("--spark spark://127.0.0.1:1: no master answers there"), none.sentence());
        Console.Refusal port =
                assertThrows(Console.Refusal.class, () -> new SparkCluster().join("spark://127.0.0.1:70000"));
        assertEquals("--spark spark://127.0.0.1:70000: 70000 is not a port", port.sentence());
        Console.Refusal other = assertThrows(Console.Refusal.class, () -> new SparkCluster().join("127.0.0.1:7077"));
        assertEquals(
                "--spark is the address of a master, such as spark://host:7077, not `127.0.0.1:7077`",
                other.sentence());
    }
}
