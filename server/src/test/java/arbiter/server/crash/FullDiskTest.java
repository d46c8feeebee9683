package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server whose files cannot grow any more, as on a full disk. */
class FullDiskTest {
    /** In KiB: what a new database needs, and a little more. */
    private static final int LARGEST_FILE = 1_200;

    @Test
    void healthSaysSoAndNothingIsPromised(@TempDir Path data) throws Exception {
        Node node = new Node(data, List.of());
        try {
            node.start(List.of("bash", "-c", "ulimit -f " + LARGEST_FILE + "; exec \"$@\"", "node"));
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
