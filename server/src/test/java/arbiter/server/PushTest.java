package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Push messages: what devices get, and when they stop getting them. */
class PushTest {
    private static String key(Browser browser) {
        return browser.get("/api/me/push").expect(200).json().path("key").asString();
    }

    private static int devices(Browser browser) {
        return browser.get("/api/me/push").expect(200).json().path("devices").size();
    }

    private static String rings(Browser browser, PushService service, String name) {
        return browser.post("/api/me/push", service.subscription(key(browser), name))
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    @Test
    void aPhoneRingsWhenItsTurnBeginsAndLeadsToTheTable() throws Exception {
        try (PushService service = new PushService()) {
            Party party = Party.of(2, Map.of());
            Browser player = party.player(0);
            rings(player, service, "Firefox on Android");
            assertEquals(
                    "at-once",
                    player.get("/api/me/notifications")
                            .json()
                            .at("/channels/push/mode")
                            .asString());
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            MailBox.round();
            assertEquals(List.of(), service.faults());
            assertEquals(1, service.got().size(), service.got().toString());
            JsonNode ring = JsonMapper.shared().readTree(service.got().getFirst());
            assertTrue(ring.path("text").asString().contains("has started"), ring.toString());
            assertEquals("/games/" + party.id(), ring.path("path").asString());
        }
    }

    @Test
    void aBrowserThatHasGoneIsForgotten() throws Exception {
        try (PushService service = new PushService()) {
            Browser browser = Browser.guest("Ringing");
            rings(browser, service, "A phone");
            service.answers(410);
            browser.post("/api/me/notifications/test", Map.of()).expect(204);
            MailBox.round();
            assertEquals(0, devices(browser));
        }
    }

    @Test
    void aServiceInTroubleGetsItAgainLater() throws Exception {
        try (PushService service = new PushService()) {
            Browser browser = Browser.guest("Trying");
            rings(browser, service, "A phone");
            service.answers(503);
            browser.post("/api/me/notifications/test", Map.of()).expect(204);
            MailBox.round();
            assertEquals(1, devices(browser));
            service.answers(201);
            TestServer.clock().advance(Duration.ofMinutes(6));
            MailBox.round();
            assertEquals(1, service.got().size(), service.got().toString());
        }
    }

    @Test
    void logOutSilencesADevice() throws Exception {
        try (PushService service = new PushService()) {
            Browser browser = Browser.guest("Leaving");
            rings(browser, service, "A phone");
            browser.post("/api/me/notifications/test", Map.of()).expect(204);
            browser.post("/api/me/logout-everywhere", Map.of()).expect(204);
            MailBox.round();
            assertEquals(List.of(), service.got());
        }
    }

    @Test
    void oneOfMineCanBeSilenced() throws Exception {
        try (PushService service = new PushService()) {
            Browser browser = Browser.guest("Choosing");
            String phone = rings(browser, service, "A phone");
            rings(browser, service, "A desk");
            rings(browser, service, "A desk");
            assertEquals(2, devices(browser), "the same browser counts once");
            Browser.guest("Thief").send("DELETE", "/api/me/push/" + phone, null).expect(404);
            browser.send("DELETE", "/api/me/push/" + phone, null).expect(204);
            assertEquals(1, devices(browser));
            for (int i = 0; i < 12; i++) {
                rings(browser, service, "Desk " + i);
            }
            assertEquals(10, devices(browser));
        }
    }

    @Test
    void nonsenseIsRefusedAndNothingIsStored() throws Exception {
        try (PushService service = new PushService()) {
            Browser browser = Browser.guest("Fussy");
            Map<String, Object> good = service.subscription(key(browser), "A phone");
            for (Map.Entry<String, Object> bad : Map.<String, Object>of(
                            "endpoint", "ftp://example.org/x",
                            "name", "a\u202eb",
                            "keys", Map.of("p256dh", "AAAA", "auth", "BTBZMqHH6r4Tts7J_aSIgg"))
                    .entrySet()) {
                Map<String, Object> wish = new HashMap<>(good);
                wish.put(bad.getKey(), bad.getValue());
                browser.post("/api/me/push", wish).expect(422, "invalid");
            }
            assertEquals(0, devices(browser));
            assertEquals(
                    "off",
                    browser.get("/api/me/notifications").json().path("mode").asString());
        }
    }

    @Test
    void aReminderDoesNotComeAfterItsDeadline() throws Exception {
        try (PushService service = new PushService()) {
            Party party = Party.begun(2);
            rings(party.player(0), service, "A phone");
            party.hostDoes("extend", Map.of("minutes", 5, "reason", "a train"));
            TestServer.clock().advance(Duration.ofDays(2));
            MailBox.round();
            assertFalse(
                    service.got().stream().anyMatch(ring -> ring.contains("now ends on")),
                    service.got().toString());
        }
    }
}
