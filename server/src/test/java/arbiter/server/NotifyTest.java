package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** E-mail with a local server, web hooks, and limits on the number of messages. */
class NotifyTest {
    private static long mailsTo(String address) {
        return MailBox.mails().stream().filter(mail -> mail.contains(address)).count();
    }

    @Test
    void mailsAreGatheredAndOnlyForConfirmedAddresses() throws Exception {
        Party party = Party.of(2, Map.of());
        Browser player = party.player(0);
        String address = "plover@example.org";
        player.put("/api/me/notifications", Map.of("email", address, "mode", "at-once"))
                .expect(200);
        party.host().post(party.path("/begin"), Map.of()).expect(200);
        MailBox.round();
        assertEquals(1, mailsTo(address), "only the link that confirms");
        MailBox.confirm(player, address);
        TestServer.clock().advance(Duration.ofMinutes(6));
        for (int i = 0; i < 5; i++) {
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "word " + i))
                    .expect(201);
        }
        MailBox.round();
        assertEquals(2, mailsTo(address), "five messages are one mail");
        String mail = MailBox.mails().getLast();
        assertTrue(mail.contains(party.id()), mail);
        assertFalse(mail.contains("word 1"), "a mail says that there is a message, not what it says");
        party.player(1).post(party.path("/messages"), Map.of("text", "again")).expect(201);
        MailBox.round();
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
            MailBox.round();
            assertEquals(2, got.size(), "at once, and the digest of this hour: " + got);
            assertTrue(got.getFirst().contains("\"topic\":\"turn\""), got.getFirst());
            party.host()
                    .post(party.path("/host/announce"), Map.of("text", "hello"))
                    .expect(200);
            TestServer.clock().advance(Duration.ofMinutes(6));
            MailBox.round();
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

    @Test
    void whatIsRefusedIsNotStored() {
        Browser browser = Browser.guest("Forgetful");
        Map<String, Object> wish =
                Map.of("email", "knot@" + MailBox.NOWHERE, "webhook", "http://localhost:9/", "mode", "at-once");
        browser.put("/api/me/notifications", wish).expect(409, "mail-failed");
        browser.put("/api/me/notifications", Map.of("mode", "at-once", "about", Map.of("gossip", true)))
                .expect(422, "invalid");
        JsonNode kept = browser.get("/api/me/notifications").expect(200).json();
        assertTrue(kept.path("email").isNull(), kept.toString());
        assertTrue(kept.path("webhook").isNull(), kept.toString());
        assertEquals("off", kept.path("mode").asString());
    }

    @Test
    void aBrokenWebHookDoesNotRepeatTheMail() throws Exception {
        Browser browser = Browser.guest("Patient");
        String address = "dunlin@example.org";
        browser.put(
                        "/api/me/notifications",
                        Map.of("email", address, "webhook", "http://localhost:9/nobody", "mode", "at-once"))
                .expect(200);
        MailBox.confirm(browser, address);
        browser.post("/api/me/notifications/test", Map.of()).expect(204);
        for (int i = 0; i < 4; i++) {
            MailBox.round();
            TestServer.clock().advance(Duration.ofMinutes(6));
        }
        assertEquals(2, mailsTo(address), "the link that confirms, and one notice");
    }

    @Test
    void whatIsNotWantedDoesNotHoldUpTheRest() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.begun(2);
            party.player(0)
                    .put(
                            "/api/me/notifications",
                            Map.of(
                                    "webhook", hooks.address("choosy"),
                                    "mode", "at-once",
                                    "about", Map.of("press", false)))
                    .expect(200);
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "hello"))
                    .expect(201);
            MailBox.round();
            assertEquals(List.of(), hooks.got("choosy"));
            party.hostDoes("end", Map.of());
            party.player(0).post("/api/me/notifications/test", Map.of()).expect(204);
            MailBox.round();
            assertEquals(1, hooks.got("choosy").size(), "at once, though something was forgotten a moment ago");
        }
    }
}
