package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Takes the example of every request and spoils one member after the other. The server must answer or refuse, never fail. */
class NonsenseTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final List<String> NONSENSE =
            List.of("null", "[null]", "{}", "-1", "1e99", "999999999999", "\"\"", "\"\\u0000x\"");

    @Test
    void nothingMakesTheServerStumble() {
        Party party = Party.begun(3);
        // Made now, because some of the requests take the seat away.
        String study = SecurityMatrixTest.fill("{study}", party);
        List<String> faults = new ArrayList<>();
        int asked = 0;
        for (Contract.Operation operation : Contract.ofTests().operations()) {
            JsonNode content =
                    operation.description().at("/requestBody/content").path("application/json");
            // These end the session or the game that the test needs, or change the host.
            boolean fatal = operation.path().equals("/api/session")
                    || operation.path().endsWith("/host/end")
                    || operation.path().endsWith("/hand-over");
            if (content.isMissingNode() || fatal) {
                continue;
            }
            Browser who =
                    operation.path().contains("/host/") || operation.path().contains("/api/me")
                            ? party.host()
                            : party.player(0);
            String path = SecurityMatrixTest.fill(
                    operation
                            .path()
                            .replace("/api/rulesets/{id}", "/api/rulesets/gd6")
                            .replace("{study}", study)
                            .replace("{seat}", "2"),
                    party);
            JsonNode example = Contract.ofTests()
                    .example(content.path("examples").iterator().next());
            for (String body : spoiled(example)) {
                asked++;
                Browser.Answer answer = who.send(operation.method(), path, body);
                // A caller without the necessary rights is refused before the server reads the request.
                boolean read =
                        body.contains("\\u0000") && !List.of(400, 401, 403).contains(answer.status());
                if (answer.status() >= 500 || read) {
                    faults.add(operation.name() + " " + body + ": " + answer.text());
                }
            }
        }
        assertEquals(List.of(), faults);
        assertTrue(asked > 500, "only " + asked + " requests");
    }

    @Test
    void nulIsNoText() {
        Browser who = Browser.guest("Null");
        who.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "parameters", Map.of("a\0b", "1")))
                .expect(400, "unreadable");
        who.post("/api/games", Map.of("ruleset", "gd6", "seats", 2, "bots", List.of("recr\0uit")))
                .expect(400, "unreadable");
        who.get("/api/games?show=a%00b").expect(400, "unreadable");
        who.unheld("/api/games/a%00b").expect(400);
    }

    private static List<String> spoiled(JsonNode example) {
        List<String> bodies = new ArrayList<>(List.of("", "null", "[]", "7", "{", "{}"));
        for (var member : example.properties()) {
            for (String nonsense : NONSENSE) {
                ObjectNode body = (ObjectNode) example.deepCopy();
                body.set(member.getKey(), JSON.readTree(nonsense));
                bodies.add(body.toString());
            }
        }
        return bodies;
    }
}
