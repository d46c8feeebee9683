package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose files cannot grow any more, as on a full disk. */
class FullDiskTest {
    /** In KiB: enough for the first requests, and far less than the size at which SQLite starts its journal again. */
    private static final long ROOM = 1_000;

    @Test
    void healthSaysSoAndNothingIsPromised(@TempDir Path data) throws Exception {
        Node node = new Node(data, List.of());
        try {
            // How large the files of a new server are depends on its schema, and on how often the journal was emptied
            // at the start.
            node.start();
            node.awaitReady();
            node.kill();
            node.start(List.of("bash", "-c", "ulimit -f " + (largestFile(data) + ROOM) + "; exec \"$@\"", "node"));
            node.awaitReady();
            String fault = untilFull(node);
            assertTrue(fault.contains("not known whether your change was stored"), fault);
            assertFalse(fault.contains("Nothing was changed"), fault);
            int status = health(node);
            for (int i = 0; i < 1_200 && status == 200; i++) {
                Thread.sleep(100);
                status = health(node);
            }
            assertEquals(503, status, "the database takes no writes");
            node.kill();
            node.start();
            node.awaitReady();
        } finally {
            node.kill();
        }
    }

    /** In KiB, rounded up. */
    private static long largestFile(Path data) throws IOException {
        try (Stream<Path> files = Files.walk(data)) {
            return files.map(Path::toFile)
                    .filter(File::isFile)
                    .mapToLong(file -> (file.length() + 1023) / 1024)
                    .max()
                    .orElseThrow();
        }
    }

    private static String untilFull(Node node) {
        Browser guest = new Browser(node.url());
        guest.get("/api/me").expect(200);
        String game = guest.post("/api/play", Map.of("ruleset", "gd6"))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        for (int i = 0; i < 5_000; i++) {
            Browser.Answer answer = guest.save(game, List.of(), false);
            if (answer.status() == 500) {
                return answer.text();
            }
            answer.expect(200);
        }
        throw new AssertionError("the disk is never full");
    }

    private static int health(Node node) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(node.url() + "/actuator/health"))
                .build();
        return HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.discarding())
                .statusCode();
    }
}
