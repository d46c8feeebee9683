package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    /** Requests run on more threads than the machine has cores (work/Carriers), from the first virtual thread on. */
    private static void assertManyCarriers(Node node) throws IOException {
        String said = node.ask("Thread.vthread_scheduler");
        Matcher parallelism = Pattern.compile("parallelism = (\\d+)").matcher(said);
        assertTrue(parallelism.find() && Integer.parseInt(parallelism.group(1)) >= 24, said);
    }

    /** {@link CrashTest} covers restarts in the folders of killed servers. */
    @Test
    void oneFolderHasOneServer(@TempDir Path data) throws Exception {
        Node first = new Node(data, List.of());
        Node second = new Node(data, List.of());
        try {
            first.start();
            first.awaitReady();
            assertManyCarriers(first);
            second.start();
            assertOneSentence(second, "another server uses the data folder");
        } finally {
            first.kill();
            second.kill();
        }
    }

    @Test
    void aDatabaseOfANewerProgramIsRefused(@TempDir Path data) throws Exception {
        Node node = new Node(data, List.of());
        try {
            node.start();
            node.awaitReady();
            assertTrue(node.stop());
            try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("arbiter.db"));
                    Statement statement = database.createStatement()) {
                statement.execute("insert into flyway_schema_history select 999, '999', 'tomorrow', type, script,"
                        + " checksum, installed_by, installed_on, execution_time, success from flyway_schema_history"
                        + " limit 1");
            }
            Node older = new Node(data, List.of());
            older.start();
            assertOneSentence(older, "the database is of a newer Arbiter (step 999 of its schema is not known here)");
        } finally {
            node.kill();
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
