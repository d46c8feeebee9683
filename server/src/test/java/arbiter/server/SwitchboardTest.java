package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Which notice goes to whom, by which channel and when, and what is not sent at all. */
class SwitchboardTest {
    private static void choose(Browser browser, Map<String, Object> wish) {
        browser.put("/api/me/notifications", wish).expect(200);
    }

    private static Map<String, Object> mail(Browser browser, String address, Map<String, Object> more) {
        Map<String, Object> wish = new HashMap<>(Map.of("email", address, "mode", "at-once"));
        wish.putAll(more);
        choose(browser, wish);
        MailBox.confirm(browser, address);
        return wish;
    }

    private static List<String> mails(String address) {
        return MailBox.mails().stream()
                .filter(mail -> mail.contains(address) && !mail.contains("confirm#"))
                .toList();
    }

    private static String at(Instant instant) {
        return instant.atZone(ZoneOffset.UTC).toLocalTime().toString().substring(0, 5);
    }

    @Test
    void eachChannelHasItsOwnTopicsAndItsOwnTime() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.begun(2);
            Browser reader = party.player(0);
            String address = "teal@example.org";
            int later = (TestServer.clock().instant().atZone(ZoneOffset.UTC).getHour() + 2) % 24;
            mail(
                    reader,
                    address,
                    Map.of(
                            "webhook",
                            hooks.address("teal"),
                            "digestHour",
                            Math.max(later, 1),
                            "channels",
                            Map.of(
                                    "mail",
                                    Map.of("mode", "at-once", "about", Map.of("press", false)),
                                    "webhook",
                                    Map.of("mode", "at-once", "about", Map.of("finished", false)))));
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "psst"))
                    .expect(201);
            MailBox.round();
            assertEquals(List.of(), mails(address), "no press by mail");
            assertEquals(1, hooks.got("teal").size());
            TestServer.clock().advance(Duration.ofMinutes(6));
            party.playTurn();
            MailBox.round();
            assertEquals(1, mails(address).size(), "the turn by mail");
            assertEquals(2, hooks.got("teal").size(), "and by web hook");
            JsonNode kept = reader.get("/api/me/notifications").expect(200).json();
            assertFalse(kept.at("/channels/mail/about/press").asBoolean());
            assertTrue(kept.at("/channels/mail/reached").asBoolean());
            assertFalse(kept.at("/channels/push/reached").asBoolean());
        }
    }

    @Test
    void nothingRingsInQuietHoursAndWhatStillMattersComesAfterwards() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.begun(2);
            Instant now = TestServer.clock().instant();
            choose(
                    party.player(0),
                    Map.of(
                            "webhook",
                            hooks.address("quiet"),
                            "mode",
                            "at-once",
                            "zone",
                            "UTC",
                            "quiet",
                            Map.of("from", at(now.minusSeconds(600)), "to", at(now.plusSeconds(3600)))));
            party.playTurn();
            MailBox.round();
            TestServer.clock().advance(Duration.ofMinutes(10));
            party.playTurn();
            MailBox.round();
            assertEquals(List.of(), hooks.got("quiet"));
            TestServer.clock().advance(Duration.ofHours(1));
            MailBox.round();
            assertEquals(1, hooks.got("quiet").size());
            String told = hooks.got("quiet").getFirst();
            assertTrue(told.contains("turn 3 is open"), told);
            assertFalse(told.contains("turn 2 is open"), "the turn before is history: " + told);
            for (Map<String, String> bad :
                    List.of(Map.of("from", "22:00", "to", "22:00"), Map.of("from", "late", "to", "07:00"))) {
                party.player(0)
                        .put("/api/me/notifications", Map.of("quiet", bad))
                        .expect(422, "invalid");
            }
        }
    }

    @Test
    void whatWasReadOrDoneMeanwhileIsNotSent() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.begun(2, Map.of("schedule", Map.of("kind", "length", "minutes", 600)));
            Browser reader = party.player(0);
            choose(
                    reader,
                    Map.of("webhook", hooks.address("swift"), "mode", "at-once", "about", Map.of("turn", false)));
            int id = party.player(1)
                    .post(party.path("/messages"), Map.of("text", "psst"))
                    .expect(201)
                    .json()
                    .path("id")
                    .asInt();
            reader.put(party.path("/messages/read"), Map.of("upTo", id)).expect(204);
            party.hostDoes("nudge", Map.of());
            reader.save(party.id(), List.of(), true).expect(200);
            MailBox.round();
            assertEquals(List.of(), hooks.got("swift"), "the message is read, and the orders are there");
        }
    }

    @Test
    void aMailAboutATurnHasMapAndReportForItsSeat() throws Exception {
        Party party = Party.begun(2, Map.of("ruleset", "gd5", "name", "The <b>old</b> table"));
        String address = "godwit@example.org";
        mail(party.player(0), address, Map.of("zone", "Asia/Tokyo"));
        party.playTurn();
        MailBox.round();
        assertEquals(1, mails(address).size());
        String mail = mails(address).getFirst();
        assertTrue(mail.contains("multipart/related") && mail.contains("multipart/alternative"), mail);
        assertTrue(mail.contains("Content-ID: <map0>") && mail.contains("image/png"), "the map is inside");
        assertTrue(mail.contains("Auto-Submitted: auto-generated"));
        String text = decoded(mail);
        assertTrue(text.contains("cid:map0"), text);
        assertTrue(text.contains("&lt;b&gt;old"), "a name is no HTML: " + text);
        JsonNode own =
                party.player(0).get(party.path("/positions/1")).expect(200).json();
        List<String> sentences = own.path("report").findValuesAsString("text");
        assertFalse(sentences.isEmpty());
        for (String sentence : sentences) {
            assertTrue(text.contains(sentence), sentence + " is missing in " + text);
        }
    }

    /** The text parts of a mail, decoded. */
    private static String decoded(String mail) {
        StringBuilder all = new StringBuilder();
        for (String part : mail.split("\n------=")) {
            int gap = part.indexOf("\n\n");
            String body = gap < 0 ? "" : part.substring(gap + 2);
            if (part.contains("quoted-printable")) {
                all.append(unquoted(body));
            } else if (part.contains("text/") && part.contains("base64")) {
                all.append(new String(Base64.getMimeDecoder().decode(body.strip()), StandardCharsets.UTF_8));
            } else if (part.contains("text/")) {
                all.append(body);
            }
        }
        return all.toString();
    }

    private static String unquoted(String body) {
        byte[] bytes = body.replace("=\n", "").getBytes(StandardCharsets.ISO_8859_1);
        java.io.ByteArrayOutputStream out = new java.io.ByteArrayOutputStream();
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '=' && i + 2 < bytes.length) {
                out.write(Integer.parseInt(new String(bytes, i + 1, 2, StandardCharsets.US_ASCII), 16));
                i += 2;
            } else {
                out.write(bytes[i]);
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aTestGoesByOneChannelNowAndSaysWhatCameOfIt() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Browser browser = Browser.guest("Curious");
            browser.post("/api/me/notifications/test?channel=webhook", Map.of()).expect(409, "not-reached");
            browser.post("/api/me/notifications/test?channel=pigeon", Map.of()).expect(422, "invalid");
            choose(browser, Map.of("webhook", hooks.address("curious"), "mode", "off"));
            browser.post("/api/me/notifications/test?channel=webhook", Map.of()).expect(204);
            assertEquals(1, hooks.got("curious").size(), "at once, without a round");
            choose(browser, Map.of("webhook", "http://localhost:9/nobody", "mode", "off"));
            browser.post("/api/me/notifications/test?channel=webhook", Map.of()).expect(409, "test-failed");
        }
    }

    @Test
    void aPersonsWebHookMayBelongToAService() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2);
            choose(
                    party.player(0),
                    Map.of("webhook", services.address("ntfy"), "webhookFormat", "ntfy", "mode", "at-once"));
            party.player(1)
                    .post(party.path("/messages"), Map.of("text", "psst"))
                    .expect(201);
            party.playTurn();
            MailBox.round();
            assertEquals(List.of(), services.faults());
            assertEquals(1, services.calls().size());
            ChatServices.Call call = services.calls().getFirst();
            assertTrue(call.body().contains("is open") && call.body().contains("new message"), call.body());
            assertTrue(call.header("Click").endsWith("/games/" + party.id()), call.header("Click"));
            for (String service : List.of("discord", "slack", "matrix")) {
                choose(
                        party.player(0),
                        Map.of("webhook", services.address(service), "webhookFormat", service, "mode", "off"));
                party.player(0)
                        .post("/api/me/notifications/test?channel=webhook", Map.of())
                        .expect(204);
            }
            assertEquals(List.of(), services.faults());
            assertEquals(4, services.calls().size());
            party.player(0)
                    .put("/api/me/notifications", Map.of("webhookFormat", "template"))
                    .expect(422, "invalid");
        }
    }

    @Test
    void timesAreInTheZoneOfTheReader() throws Exception {
        try (WebHookBox hooks = new WebHookBox()) {
            Party party = Party.of(2, Map.of("schedule", Map.of("kind", "length", "minutes", 6000)));
            choose(party.player(0), Map.of("webhook", hooks.address("tokyo"), "mode", "at-once", "zone", "Asia/Tokyo"));
            party.host().post(party.path("/begin"), Map.of()).expect(200);
            MailBox.round();
            assertTrue(
                    hooks.got("tokyo").getFirst().contains("(Asia/Tokyo)"),
                    hooks.got("tokyo").toString());
        }
    }
}
