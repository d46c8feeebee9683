package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The description of the API is complete: every operation, in words. */
class OpenApiTest {
    @Test
    void everyOperationIsDescribed() {
        JsonNode api = Browser.visitor().get("/v3/api-docs").expect(200).json();
        assertTrue(
                api.path("openapi").asString().startsWith("3.1"),
                api.path("openapi").toString());
        List<String> silent = new ArrayList<>();
        int operations = 0;
        for (var path : api.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                operations++;
                if (operation.getValue().path("summary").asString().isEmpty()) {
                    silent.add(operation.getKey() + " " + path.getKey());
                }
            }
        }
        assertEquals(List.of(), silent);
        assertTrue(operations > 75, "operations: " + operations);
    }

    @Test
    void requestsAreShownByExample() {
        JsonNode schemas = Browser.visitor().get("/v3/api-docs").json().at("/components/schemas");
        List<String> bare = new ArrayList<>();
        for (String name : List.of(
                "GameWish",
                "SheetWish",
                "NameAndPassword",
                "MessageWish",
                "ScenarioText",
                "PlayWish",
                "MapWish",
                "CheckWish",
                "ImportWish",
                "MakeWish",
                "ExportWish")) {
            JsonNode schema = schemas.path(name);
            if (!schema.toString().contains("\"example")) {
                bare.add(name);
            }
        }
        assertEquals(List.of(), bare);
    }
}
