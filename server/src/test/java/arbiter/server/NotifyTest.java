package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.TaskInstanceId;
import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** E-mail against a local server, web hooks, and that nobody is flooded. */
class NotifyTest {
    /** The postman's next round, now. */
    private static void round() throws InterruptedException {
        TestServer.clock().advance(Duration.ofSeconds(20));
        TestServer.bean(SchedulerClient.class).reschedule(TaskInstanceId.of("notices", "recurring"), Instant.now());
        Thread.sleep(3_000);
    }

    private static long mailsTo(String address) {
        return MailBox.mails().stream().filter(mail -> mail.contains(address)).count();
    }

    private static void confirm(Browser browser, String address) {
        Matcher code = Pattern.compile("confirm#(\\S+)")
                .matcher(MailBox.mails().stream()
                        .filter(mail -> mail.contains(address))
                        .findFirst()
                        .orElseThrow()
                        .replace("=\n", "")
                        .replace("=3D", "="));
        assertTrue(code.find());
        browser.post("/api/me/email/confirm", Map.of("code", code.group(1))).expect(204);
    }

    @Test
    void mailsAreGatheredAndOnlyForConfirmedAddresses() throws Exception {
        Party party = Party.of(2, Map.of());
        Browser player = party.player(0);
        String address = "plover@example.org";
        player.put("/api/me/notifications", Map.of("email", address, "mode", "at-once"))
                .expect(200);
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        round();
        assertEquals(1, mailsTo(address), "only the link that confirms");
        confirm(player, address);
        TestServer.clock().advance(Duration.ofMinutes(6));
        for (int i = 0; i < 5; i++) {
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "word " + i))
                    .expect(201);
        }
        round();
        assertEquals(2, mailsTo(address), "five messages are one mail");
        String mail = MailBox.mails().getLast();
        assertTrue(mail.contains(party.id()), mail);
        assertFalse(mail.contains("word 1"), "a mail says that there is a message, not what it says");
        party.player(1).post(party.path("/messages"), Map.of("text", "again")).expect(201);
        round();
        assertEquals(2, mailsTo(address), "not so soon after the last one");
    }

    @Test
    void aWebHookGetsJsonAndADigestWaits() throws Exception {
        List<String> got = new CopyOnWriteArrayList<>();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/hook", exchange -> {
            got.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
        try {
            Party party = Party.of(2, Map.of());
            String hook = "http://localhost:" + server.getAddress().getPort() + "/hook";
            party.player(0)
                    .put("/api/me/notifications", Map.of("webhook", hook, "mode", "at-once"))
                    .expect(200);
            int later = TestServer.clock()
                    .instant()
                    .atZone(java.time.ZoneOffset.UTC)
                    .getHour();
            party.player(1)
                    .put(
                            "/api/me/notifications",
                            Map.of("webhook", hook + "?digest", "mode", "digest", "digestHour", later, "zone", "UTC"))
                    .expect(200);
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            round();
            assertEquals(2, got.size(), "at once, and the digest of this hour: " + got);
            assertTrue(got.getFirst().contains("\"topic\":\"turn\""), got.getFirst());
            party.host()
                    .post(party.path("/host/announce"), Map.of("text", "hello"))
                    .expect(200);
            TestServer.clock().advance(Duration.ofMinutes(6));
            round();
            assertEquals(3, got.size(), "the digest waits for tomorrow: " + got);
        } finally {
            server.stop(0);
        }
    }

    @Test
    void nonsenseIsRefused() {
        Browser browser = Browser.guest("Picky");
        browser.put("/api/me/notifications", Map.of("webhook", "ftp://example.org/x"))
                .expect(422, "invalid");
        browser.put("/api/me/notifications", Map.of("mode", "hourly")).expect(422, "invalid");
        browser.put("/api/me/notifications", Map.of("email", "not an address")).expect(422, "invalid");
        browser.put("/api/me/notifications", Map.of("zone", "Mars/Olympus")).expect(422, "invalid");
    }
}
