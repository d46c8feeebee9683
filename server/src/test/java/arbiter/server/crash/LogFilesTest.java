package arbiter.server.crash;

import static arbiter.server.Eventually.eventually;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The log files of a server that was used on earlier days. */
class LogFilesTest {
    @Test
    void aDayIsPutAwayCompressedAndOldOnesAreDeleted(@TempDir Path data) throws Exception {
        Path logs = Files.createDirectory(data.resolve("logs"));
        Instant before = Instant.now().minus(Duration.ofDays(2));
        Path current = Files.writeString(logs.resolve("server.log"), "{\"message\":\"the day before yesterday\"}\n");
        Files.setLastModifiedTime(current, FileTime.from(before));
        LocalDate day = LocalDate.ofInstant(before, ZoneId.systemDefault());
        // Files are kept for 30 days.
        Path kept = Files.writeString(logs.resolve("server.log." + day.minusDays(20) + ".0.gz"), "kept");
        Path old = Files.writeString(logs.resolve("server.log." + day.minusDays(31) + ".0.gz"), "old");
        Node node = new Node(data, List.of());
        try {
            node.start();
            node.awaitReady();
            Path away = logs.resolve("server.log." + day + ".0.gz");
            eventually("put away, in " + logs, () -> Files.exists(away));
            eventually("deleted: " + old, () -> Files.notExists(old));
            try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(away))) {
                assertEquals(
                        "{\"message\":\"the day before yesterday\"}\n",
                        new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
            assertTrue(Files.exists(kept));
            List<String> lines = Files.readAllLines(current);
            assertTrue(
                    JsonMapper.shared().readTree(lines.getFirst()).has("@timestamp"), "a new file with JSON: " + lines);
        } finally {
            node.kill();
        }
    }
}
