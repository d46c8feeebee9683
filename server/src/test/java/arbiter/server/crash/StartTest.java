package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that cannot start says why in one sentence. */
class StartTest {
    private static void assertOneSentence(Node node, String expected) throws Exception {
        assertEquals(1, node.exitStatus(), "a start that fails ends with an error");
        List<String> said = node.lastWords().lines().toList();
        assertEquals(1, said.size(), "one sentence: " + said);
        assertTrue(said.getFirst().contains(expected), said.getFirst());
    }

    @Test
    void oneFolderHasOneServer(@TempDir Path data) throws Exception {
        Node first = new Node(data, List.of());
        Node second = new Node(data, List.of());
        try {
            first.start();
            first.awaitReady();
            second.start();
            assertOneSentence(second, "another server uses the data folder");
            first.kill();
            second.start();
            second.awaitReady();
        } finally {
            first.kill();
            second.kill();
        }
    }

    @Test
    void whatIsWrongIsNamed(@TempDir Path data) throws Exception {
        Node noPort = new Node(Files.createDirectory(data.resolve("a")), List.of());
        try (ServerSocket taken = new ServerSocket(noPort.port())) {
            noPort.start();
            assertOneSentence(noPort, "port " + taken.getLocalPort() + " is in use");
        }
        Path unset = Files.createDirectory(data.resolve("c"));
        Files.writeString(unset.resolve("arbiter.yaml"), "arbiter.bot-threads: many");
        Node wrongValue = new Node(unset, List.of());
        wrongValue.start();
        assertOneSentence(wrongValue, "the setting arbiter.bot-threads cannot be \"many\"");
        Path damaged = Files.createDirectory(data.resolve("b"));
        Files.writeString(
                damaged.resolve("arbiter.db"), "no database at all, but long enough to look like one".repeat(200));
        Node noDatabase = new Node(damaged, List.of());
        noDatabase.start();
        assertOneSentence(noDatabase, "the database cannot be used");
    }
}
