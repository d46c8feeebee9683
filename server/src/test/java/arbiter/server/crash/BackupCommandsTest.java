package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** `arbiter backup` and `arbiter restore` as an operator runs them: each says one sentence. */
class BackupCommandsTest {
    private static String said(int status, Path folder, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "arbiter.server.Main"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(status, process.waitFor(), said);
        return said;
    }

    @Test
    void eachSaysOneSentence(@TempDir Path folder) throws Exception {
        Node node = new Node(folder, List.of());
        try {
            node.start();
            node.awaitReady();
            assertEquals("Copied to copy.db.\n", said(0, folder, "backup", "copy.db", "--data", "."));
            assertEquals(
                    "Restored from copy.db. Games continue. Turns whose deadline has passed are extended.\n",
                    said(0, folder, "restore", "copy.db", "--data", "."));
        } finally {
            node.kill();
        }
        assertEquals("arbiter: there is no backup none.db\n", said(2, folder, "restore", "none.db", "--data", "."));
    }
}
