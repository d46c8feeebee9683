package arbiter.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The answer to an unreadable request names the field, its value, and what is allowed. */
class UnreadableTest {
    private static void refused(Browser.Answer answer, String detail) {
        assertEquals(
                detail, answer.expect(400, "unreadable").json().path("detail").asString());
    }

    @Test
    void bodiesNameTheField() {
        Browser who = Browser.guest("Careless");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"schedule\":{\"kind\":\"calendar\",\"days\":[\"mo\"]}}"),
                "schedule.days[0]: \"mo\" is not a day; use MONDAY … SUNDAY");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"seats\":\"two\"}"),
                "seats: \"two\" is not a whole number");
        refused(who.post("/api/games", "{\"ruleset\":\"gd6\",\"seats\":2.5}"), "seats: \"2.5\" is not a whole number");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"seats\":99999999999}"),
                "seats: 99999999999 is not possible; use -2147483648 to 2147483647");
        who.post("/api/games", "{}").expect(422, "invalid");
        refused(who.post("/api/games", "{\"ruleset\":\"gd6\",\"bots\":{}}"), "bots: must be a list, not an object");
        refused(who.post("/api/games", "{\"ruleset\":[1]}"), "ruleset: must be a text, not a list");
        refused(who.post("/api/games", "{\"bots\":\"recruit\"}"), "bots: must be a list, not \"recruit\"");
        refused(who.post("/api/games", "{\"schedule\":true}"), "schedule: must be an object, not true");
        refused(who.post("/api/games", "{\"schedule\":\"weekly\"}"), "schedule: must be an object, not \"weekly\"");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"anonymous\":\"perhaps\"}"),
                "anonymous: \"perhaps\" is not true or false");
        refused(who.post("/api/games", "{\"bots\":[null]}"), "bots[0]: must be a text, not null");
        refused(who.post("/api/games", "7"), "The request's JSON must be an object, not 7.");
        refused(who.post("/api/games", "{\"ruleset\":"), "The request's JSON is not well-formed at line 1, column 12.");
        refused(
                who.post("/api/games", "{\"ruleset\":}"),
                "The request's JSON is not well-formed at line 1, column 12: \"}\" cannot be there.");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"name\":\"a\\u0000b\"}"),
                "name: contains the character NUL; leave it out");
        refused(who.post("/api/games", ""), "The request's JSON is missing; send an object.");
        JsonNode errors = who.post("/api/games", "{\"seats\":\"two\"}").json().path("errors");
        assertEquals("seats", errors.at("/0/field").asString());
    }

    @Test
    void unknownFieldsAreNamedWithTheNearestOne() {
        Browser who = Browser.guest("Careless");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"seat\":2}"),
                "seat: there is no such field; did you mean \"seats\"?");
        refused(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"schedule\":{\"kind\":\"calendar\",\"dayz\":[]}}"),
                "schedule.dayz: there is no such field; did you mean \"days\"?");
        refused(
                who.post("/api/session", "{\"name\":\"a\",\"password\":\"b\",\"colour\":1}"),
                "colour: there is no such field; known are invitation, name, password");
    }

    @Test
    void queriesAndPathsNameThePart() {
        Browser who = Browser.guest("Careless");
        JsonNode made = who.post("/api/games", Map.of("ruleset", "gd6", "seats", 2))
                .expect(201)
                .json();
        String path = "/api/games/" + made.path("id").asString();
        refused(who.get(path + "/messages?after=soon"), "after: \"soon\" is not a whole number");
        refused(
                who.get(path + "/messages?after=99999999999"),
                "after: \"99999999999\" is not possible; use -2147483648 to 2147483647");
        refused(who.post(path + "/host/seats/first/forgive", Map.of()), "seat: \"first\" is not a whole number");
        assertEquals(
                "ruleset: there is no \"chess\"; use carbon, dynasty, gd5 or gd6.",
                who.get("/api/rulesets/chess")
                        .expect(404, "not-found")
                        .json()
                        .path("detail")
                        .asString());
    }

    @Test
    void aTypingErrorInAQueryIsNoticed() {
        Browser who = Browser.guest("Careless");
        refused(
                who.get("/api/games?show=mine&limti=5"),
                "limti: there is no such part of the query; did you mean \"limit\"?");
        who.get("/api/games?show=mine&utm_source=letter&v=3").expect(200);
    }

    @Test
    void aTokenThatHasEndedIsNamed() {
        Browser program = Browser.withToken(TestServer.url(), "arb_forgotten");
        String detail = program.post("/api/games", Map.of("ruleset", "gd6"))
                .expect(401, "log-in-first")
                .json()
                .path("detail")
                .asString();
        assertTrue(detail.startsWith("Authorization: this token is not known, or it has ended."), detail);
    }

    private static void impossible(Browser.Answer answer, String field, String detail) {
        JsonNode body = answer.expect(422, "invalid").json();
        assertEquals(detail, body.path("detail").asString());
        assertEquals(field, body.at("/errors/0/field").asString());
    }

    @Test
    void impossibleValuesNameWhatCanBeUsed() {
        Browser who = Browser.guest("Careless");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"bots\":[\"recruti\"]}"),
                "bots",
                "bots: \"recruti\" is not possible; use recruit, cadet, captain, marshal or grandmaster.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"press\":\"loud\"}"),
                "press",
                "press: \"loud\" is not possible; use all, public or none.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"schedule\":{\"minutes\":5}}"),
                "schedule.kind",
                "schedule.kind: is missing; use none, length or calendar.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"schedule\":{\"kind\":\"calendar\",\"time\":\"25:00\"}}"),
                "schedule.time",
                "schedule.time: \"25:00\" is not possible; use a time such as 20:00.");
        impossible(
                who.post(
                        "/api/games",
                        "{\"ruleset\":\"gd6\",\"schedule\":{\"kind\":\"calendar\",\"zone\":\"Europe/Berlinn\"}}"),
                "schedule.zone",
                "schedule.zone: \"Europe/Berlinn\" is not possible; use the name of a time zone such as"
                        + " Europe/Berlin.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"schedule\":{\"kind\":\"length\",\"minutes\":0}}"),
                "schedule.minutes",
                "schedule.minutes: 0 is not possible; use 1 to 527040.");
        impossible(
                who.get("/api/games?show=all"),
                "show",
                "show: \"all\" is not possible; use mine, open, public or finished.");
        impossible(who.get("/api/games?limit=0"), "limit", "limit: 0 is not possible; use 1 to 200.");
        impossible(
                who.get("/api/games?show=open&ruleset=chess"),
                "ruleset",
                "ruleset: \"chess\" is not possible; use carbon, dynasty, gd5 or gd6.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"gd6\",\"seats\":-3}"),
                "seats",
                "seats: -3 is not possible; use 2 to 26.");
        impossible(
                who.post("/api/games", "{\"ruleset\":\"chess\"}"),
                "ruleset",
                "ruleset: \"chess\" is not possible; use carbon, dynasty, gd5 or gd6.");
        impossible(
                who.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "bots", List.of("recruit", "recruit"))),
                "bots",
                "bots: 2 bots is not possible; use at most 1, one for each free seat.");
        impossible(
                who.get("/api/games?show=open&search=" + "x".repeat(200)),
                "search",
                "search: 200 characters is not possible; use at most 100 characters.");
    }

    @Test
    void boundsNameWhatWasFoundAndWhatIsPossible() {
        Browser who = Browser.guest("Careless");
        String workshop = "/api/rulesets/gd6/workshop/make";
        Map<String, Object> made = Map.of("seed", 1, "size", 601, "seats", 2, "style", "archipelago");
        impossible(who.post(workshop, made), "size", "size: 601 is not possible; use 1 to 600.");
        impossible(
                who.post("/api/maps", Map.of("name", " ", "ruleset", "gd6", "text", "1-2-3")),
                "name",
                "name: \" \" is not possible; use a text that is not blank.");
        impossible(
                who.put("/api/me/notifications", Map.of("channels", Map.of(), "email", "raven")),
                "email",
                "email: \"raven\" is not possible; use an address such as raven@example.org.");
        impossible(
                who.post("/api/me/telegram", Map.of("invitation", "x".repeat(41))),
                "invitation",
                "invitation: 41 characters is not possible; use at most 40 characters.");
    }

    @Test
    void partsOfAGameNameWhatCanBeUsed() {
        Browser who = Browser.guest("Careless");
        String id = who.post("/api/play", Map.of("ruleset", "gd6", "bots", List.of("recruit")))
                .expect(201)
                .json()
                .at("/game/id")
                .asString();
        String path = "/api/games/" + id;
        impossible(who.post("/api/studies", Map.of()), "game", "game: is missing; use a text.");
        impossible(
                who.put(path + "/standing-orders", Map.of("lines", List.of(), "posture", "sleep", "version", 0)),
                "posture",
                "posture: \"sleep\" is not possible; use none, hold, retreat, defend, bot recruit, bot cadet or bot"
                        + " captain.");
        impossible(
                who.put(
                        path + "/standing-orders",
                        Map.of("lines", List.of("", "x".repeat(401)), "posture", "none", "version", 0)),
                "lines[1]",
                "lines[1]: 401 characters is not possible; use at most 400 characters.");
        impossible(who.put(path + "/sheet", Map.of("at", 0)), "lines", "lines: is missing; use a list.");
        impossible(
                who.put(path + "/sheet", Map.of("at", 0, "lines", List.of("", "x".repeat(401)))),
                "lines[1]",
                "lines[1]: 401 characters is not possible; use at most 400 characters.");
        impossible(who.post("/api/studies", Map.of("game", id, "at", 7)), "at", "at: 7 is not possible; use 0 to 0.");
        impossible(
                who.put(path + "/muted", Map.of("seats", List.of(1, 77))),
                "seats[1]",
                "seats[1]: 77 is not possible; use -1 to 1.");
        impossible(
                who.get(path + "/positions/0/picture.png?width=99999"),
                "width",
                "width: 99999 is not possible; use 100 to 4000.");
        assertEquals(
                "at: there is no position \"soon\"; use 0 to 0, or now.",
                who.get(path + "/positions/soon")
                        .expect(404, "not-found")
                        .json()
                        .path("detail")
                        .asString());
        assertEquals(
                "seat: there is no seat 77; use 0 to 1.",
                who.post(path + "/host/seats/77/forgive", Map.of())
                        .expect(404, "not-found")
                        .json()
                        .path("detail")
                        .asString());
        impossible(who.post(path + "/host/rollback", Map.of("to", 3)), "to", "to: there is no earlier position yet.");
        impossible(
                who.post(path + "/messages", Map.of("text", "Hello", "to", List.of(77))),
                "to",
                "to: 77 is not possible; use -1 to 1.");
        who.header("Last-Event-ID", "yesterday");
        refused(who.get(path + "/stream"), "Last-Event-ID: \"yesterday\" is not a whole number");
        who.headers().remove("Last-Event-ID");
        impossible(
                who.get(path + "/positions/0/card.svg?theme=pink"),
                "theme",
                "theme: \"pink\" is not possible; use paper or night.");
        impossible(
                who.get("/api/oembed?maxwidth=0&url=http://localhost:8080/game/" + id),
                "maxwidth",
                "maxwidth: 0 is not possible; use a number of pixels from 1.");
        who.put(path + "/sheet", Map.of("at", 0, "lines", List.of(), "seat", 1)).expect(403, "not-yours");
    }

    @Test
    void theFormOfTheAnswerIsNamed() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create(TestServer.url() + "/api/rulesets"))
                .header("Accept", "text/html")
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            assertEquals(406, answer.statusCode());
            assertTrue(answer.body().contains("\"Accept: this answer exists only as application/json"), answer.body());
        }
    }

    @Test
    void aWrongMethodIsNamed() {
        Browser who = Browser.guest("Careless");
        assertEquals(
                "PATCH is not possible here; use GET, POST.",
                who.send("PATCH", "/api/games", "{}")
                        .expect(405, "method-not-allowed")
                        .json()
                        .path("detail")
                        .asString());
    }

    @Test
    void daysAreReadAsPeopleWriteThem() {
        Browser who = Browser.guest("Careful");
        JsonNode made = who.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "gd6",
                                "seats",
                                2,
                                "schedule",
                                Map.of("kind", "calendar", "days", List.of("mon", "Thursday", "SUNDAY"))))
                .expect(201)
                .json();
        assertEquals(
                "[\"MONDAY\",\"THURSDAY\",\"SUNDAY\"]",
                made.at("/schedule/days").toString());
    }
}
