package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.format.Format;
import arbiter.server.format.Post;
import arbiter.server.format.Request;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A game's web hooks: what each service gets, what stays secret, and what happens when a service has trouble. */
class HookTest {
    private static final Map<String, Object> PUBLIC = Map.of(
            "visibility",
            "public",
            "name",
            "The <long> *winter*",
            "schedule",
            Map.of("kind", "length", "minutes", 600));

    private static String add(Party party, String format, String address, String template) {
        Map<String, Object> wish = new LinkedHashMap<>(
                Map.of("name", "Our channel", "format", format, "address", address, "zone", "Europe/Berlin"));
        if (!template.isEmpty()) {
            wish.put("template", template);
        }
        return party.host()
                .post(party.path("/host/hooks"), wish)
                .expect(201)
                .json()
                .path("id")
                .asString();
    }

    private static void round() throws InterruptedException {
        TestServer.clock().advance(Duration.ofMinutes(2));
        MailBox.round("hooks");
    }

    private static JsonNode hook(Party party) {
        return party.host().get(party.path("/host/hooks")).expect(200).json().at("/hooks/0");
    }

    @Test
    void discordGetsMapAndReportAndItsStatusLineIsEdited() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            add(party, "discord", services.address("discord") + "?thread_id=5", "");
            party.playTurn();
            round();
            assertEquals(List.of(), services.faults());
            assertEquals(1, services.calls().size(), services.calls().toString());
            ChatServices.Call post = services.calls().getFirst();
            assertTrue(post.picture(), "without a map");
            assertTrue(post.path().contains("thread_id=5&wait=true"), post.path());
            assertTrue(post.json().at("/embeds/0/title").asString().contains("turn 1"), post.body());
            assertFalse(post.json().at("/embeds/0/description").asString().isEmpty());
            String before = services.lines().values().iterator().next();
            assertTrue(before.contains("Turn 2") && before.contains("<t:") && before.contains("waiting for"), before);

            party.player(0).save(party.id(), List.of(), true).expect(200);
            round();
            assertEquals(List.of(), services.faults());
            assertEquals(2, services.calls().size(), "one edit");
            assertEquals("PATCH", services.calls().getLast().method());
            assertTrue(services.calls().getLast().path().endsWith("?thread_id=5"), "the thread is named");
            assertEquals(1, services.lines().size(), "no new message");
            assertTrue(services.lines().values().iterator().next().contains("ready: "));
            round();
            assertEquals(2, services.calls().size(), "nothing changed, nothing is sent");

            party.hostDoes("extend", Map.of("minutes", 60));
            round();
            assertEquals(3, services.calls().size(), "the new deadline");
            party.player(1).save(party.id(), List.of(), true).expect(200);
            round();
            assertEquals(2, services.lines().size(), "a post for the next turn");
            assertTrue(services.lines().containsValue(""), "the old post has no status any more: " + services.lines());
            assertEquals(List.of(), services.faults());
        }
    }

    @Test
    void everyFormatStaysWithinItsLimits() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            add(party, "slack", services.address("slack"), "");
            add(party, "ntfy", services.address("ntfy"), "");
            add(party, "matrix", services.address("matrix"), "");
            add(party, "json", services.address("json"), "");
            add(party, "template", services.address("own"), "{\"say\": \"${title} / ${status}\", \"at\": \"${url}\"}");
            party.playTurn();
            round();
            assertEquals(List.of(), services.faults());
            assertEquals(5, services.calls().size(), services.calls().toString());
            for (ChatServices.Call call : services.calls()) {
                switch (call.path().split("/")[1]) {
                    case "slack" -> {
                        assertTrue(call.body().contains("&lt;long&gt;"), "names are quoted: " + call.body());
                        assertTrue(call.body().contains("<!date^"), "times are in the zone of the reader");
                        assertFalse(call.body().contains("image_url"), "this server has no https address");
                    }
                    case "ntfy" -> {
                        assertTrue(call.header("Attach").endsWith("/positions/1/picture.png"), call.header("Attach"));
                        assertTrue(call.body().contains("(Europe/Berlin)"), call.body());
                    }
                    case "matrix" ->
                        assertFalse(call.json().path("html").asString().contains("<long>"));
                    case "json" -> {
                        assertEquals("turn", call.json().path("kind").asString());
                        assertEquals(2, call.json().path("awaited").size());
                        assertFalse(call.json().path("report").isEmpty());
                    }
                    default -> {
                        assertTrue(call.json().path("say").asString().contains("<long>"), call.body());
                        assertTrue(call.json().path("at").asString().endsWith(party.id()), call.body());
                    }
                }
            }
            party.player(0).save(party.id(), List.of(), true).expect(200);
            round();
            assertEquals(5, services.calls().size(), "services that cannot edit do not hear who is ready");
            party.hostDoes("extend", Map.of("minutes", 60));
            party.hostDoes("extend", Map.of("minutes", 30));
            round();
            assertEquals(10, services.calls().size(), "a new deadline is news, and two in a row are one");
        }
    }

    @Test
    void hugeReportsAreCut() throws Exception {
        try (ChatServices services = new ChatServices();
                HttpClient client = HttpClient.newHttpClient()) {
            List<Post.Section> report = new ArrayList<>();
            for (int i = 0; i < 60; i++) {
                // Characters of one to four bytes, and those that every service wants to be quoted.
                String word = "Länder & <Inseln> *_~`| \\ ⚔ 🏰 ".repeat(1 + i * 3);
                report.add(new Post.Section("Ünrest " + i, List.of(word, "x".repeat(5_000), "*".repeat(700))));
            }
            List<String> countries = Collections.nCopies(400, "Länd*");
            Post post = new Post(
                    "turn",
                    "g",
                    "Ä long <title> ".repeat(30),
                    new Post.Situation("Turn 7", Instant.now(), ZoneOffset.UTC, countries, countries),
                    report,
                    "https://example.org/games/g",
                    "https://example.org/map.png");
            byte[] map = {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10};
            for (String service : List.of("discord", "slack", "ntfy", "matrix")) {
                Request request = Format.of(service).orElseThrow().post(services.address(service), "", post, map);
                HttpRequest.Builder builder = HttpRequest.newBuilder(URI.create(request.address()))
                        .POST(HttpRequest.BodyPublishers.ofByteArray(request.body()));
                request.headers().forEach(builder::header);
                int status = client.send(builder.build(), HttpResponse.BodyHandlers.discarding())
                        .statusCode();
                assertEquals(200, status, service + ": " + services.faults());
            }
            assertEquals(4, services.calls().size());
            for (ChatServices.Call call : services.calls()) {
                assertTrue(call.body().contains("…"), "it says that there is more: " + call.path());
                assertFalse(call.body().contains("\uFFFD"), "a character was cut in half: " + call.path());
            }
        }
    }

    @Test
    void theAddressIsASecret() throws Exception {
        try (LogLines lines = new LogLines();
                ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            StringBuilder told = new StringBuilder();
            String id = add(party, "discord", services.address("discord"), "");
            services.answers(500, "");
            party.playTurn();
            round();
            told.append(party.host()
                    .post(party.path("/host/hooks/" + id + "/test"), Map.of())
                    .expect(409, "test-failed")
                    .text());
            services.close();
            round();
            told.append(party.host()
                    .post(party.path("/host/hooks/" + id + "/test"), Map.of())
                    .text());
            told.append(party.host().get(party.path("/host/hooks")).text());
            told.append(party.audit());
            told.append(party.host()
                    .post(
                            party.path("/host/hooks"),
                            Map.of("name", "x", "format", "fax", "address", services.address("discord")))
                    .expect(422, "invalid")
                    .text());
            told.append(party.host()
                    .post(
                            party.path("/host/hooks"),
                            Map.of("name", "x", "format", "json", "address", "ftp://" + ChatServices.TOKEN))
                    .expect(422, "invalid")
                    .text());
            assertTrue(told.toString().contains("\"place\":\"localhost\""), told.toString());
            assertTrue(party.audit().contains("Our channel"), "players see that news goes out");
            assertFalse(hook(party).path("trouble").asString().isEmpty(), "the host sees that it failed");
            told.append(lines.text());
            assertFalse(told.toString().contains(ChatServices.TOKEN), "the secret is out");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gd5", "gd6", "dynasty", "carbon"})
    void onlyWhatEverybodyMayKnowIsSent(String ruleset) throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, Map.of("ruleset", ruleset, "visibility", "public"));
            add(party, "json", services.address("json"), "");
            add(party, "discord", services.address("discord"), "");
            party.player(0)
                    .post(party.path("/messages"), Map.of("text", "plover-secret", "to", List.of(1)))
                    .expect(201);
            for (int turn = 0; turn < 3; turn++) {
                party.playTurn();
                round();
            }
            assertEquals(List.of(), services.faults());
            Browser visitor = Browser.visitor();
            List<String> open = new ArrayList<>();
            for (int at = 0; at <= party.at(); at++) {
                visitor.get(party.path("/positions/" + at))
                        .expect(200)
                        .json()
                        .path("report")
                        .forEach(section -> section.path("sentences")
                                .forEach(sentence ->
                                        open.add(sentence.path("text").asString())));
            }
            List<String> told = new ArrayList<>();
            for (ChatServices.Call call : services.calls()) {
                assertFalse(call.body().contains("plover-secret"), call.body());
                if (call.path().startsWith("/json/")) {
                    call.json()
                            .path("report")
                            .forEach(section ->
                                    section.path("sentences").forEach(sentence -> told.add(sentence.asString())));
                }
            }
            assertEquals(open, told, "everything that a visitor reads, each once, and nothing else");
            String picture = services.calls().stream()
                    .filter(call -> call.path().startsWith("/json/"))
                    .map(call -> call.json().path("picture").asString())
                    .findFirst()
                    .orElseThrow();
            visitor.get(URI.create(picture).getPath()).expect(200);
        }
    }

    @Test
    void thePictureOfAPrivateGameHasNoAddress() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2);
            add(party, "json", services.address("json"), "");
            party.playTurn();
            round();
            assertEquals("", services.calls().getFirst().json().path("picture").asString());
        }
    }

    @Test
    void aPauseThatTheServiceAsksForIsKept() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            add(party, "discord", services.address("discord"), "");
            party.playTurn();
            services.answers(429, "600.5");
            round();
            assertEquals(1, services.calls().size());
            services.answers(0, "");
            round();
            assertEquals(1, services.calls().size(), "not before the pause is over");
            assertEquals("", hook(party).path("trouble").asString(), "a pause is no trouble");
            TestServer.clock().advance(Duration.ofMinutes(10));
            round();
            assertEquals(1, services.lines().size(), "nothing is lost");
        }
    }

    @Test
    void manyTurnsAfterAnOutageMakeOnePost() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            add(party, "discord", services.address("discord"), "");
            services.answers(503, "");
            party.playTurn();
            round();
            assertTrue(hook(party).path("trouble").asString().contains("503"));
            party.playTurn();
            party.playTurn();
            services.answers(0, "");
            TestServer.clock().advance(Duration.ofMinutes(5));
            round();
            assertEquals(1, services.lines().size());
            assertTrue(services.calls().getLast().body().contains("turn 3"), "the newest turn");
            assertEquals("", hook(party).path("trouble").asString());
            assertEquals(List.of(), services.faults());
        }
    }

    @Test
    void theEndOfTheGameIsNews() throws Exception {
        try (ChatServices services = new ChatServices()) {
            Party party = Party.begun(2, PUBLIC);
            String id = add(party, "json", services.address("json"), "");
            party.hostDoes("end", Map.of("winners", List.of(1)));
            round();
            assertEquals("over", services.calls().getFirst().json().path("kind").asString());
            assertTrue(
                    services.calls().getFirst().json().path("state").asString().contains("won by"));
            party.host().send("DELETE", party.path("/host/hooks/" + id), null).expect(204);
            assertTrue(party.audit().contains("removed the web hook"));
        }
    }

    @Test
    void nonsenseIsRefusedWithASentence() {
        Party party = Party.begun(2);
        for (Map<String, String> bad : List.of(
                Map.of("name", "x", "format", "template", "address", "http://localhost:9/", "template", "${secret}"),
                Map.of(
                        "name",
                        "x",
                        "format",
                        "template",
                        "address",
                        "http://localhost:9/",
                        "template",
                        "{\"a\": ${title}}"),
                Map.of("name", "x", "format", "template", "address", "http://localhost:9/"),
                Map.of("name", "x", "format", "discord", "address", "http://localhost:9/", "zone", "Mars/Olympus"),
                Map.of("name", "a\u202eb", "format", "discord", "address", "http://localhost:9/"),
                Map.of("name", "x", "format", "discord", "address", "file:///etc/passwd"))) {
            party.host().post(party.path("/host/hooks"), bad).expect(422, "invalid");
        }
        for (int i = 0; i < 5; i++) {
            add(party, "json", "http://localhost:9/" + i, "");
        }
        party.host()
                .post(
                        party.path("/host/hooks"),
                        Map.of("name", "x", "format", "json", "address", "http://localhost:9/"))
                .expect(409, "too-many-hooks");
    }
}
