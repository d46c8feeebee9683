package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The API description is complete: every operation has a text, every request and every answer has an example. {@link Contract} checks in
 * all other tests that the server answers as described.
 */
class OpenApiTest {
    private static final Contract CONTRACT = contract();

    private static Contract contract() {
        Browser.visitor();
        return Contract.ofTests();
    }

    /** The running server has no generator, so the generated description is stored with the sources. */
    @Test
    void theStoredDescriptionIsTheGeneratedOne() throws IOException {
        ObjectNode generated = (ObjectNode)
                new Browser(TestServer.url()).unheld(TestServer.GENERATED).json();
        generated.remove("servers");
        JsonNode stored = Browser.visitor().get("/v3/api-docs").expect(200).json();
        if (!generated.equals(stored)) {
            Path made = Path.of("target/openapi.json");
            Files.writeString(
                    made, JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(generated) + "\n");
            fail("the API has changed: copy server/target/openapi.json to server/src/main/resources/api/openapi.json");
        }
    }

    @Test
    void everyOperationIsDescribed() {
        JsonNode api = Browser.visitor().get("/v3/api-docs").expect(200).json();
        assertTrue(
                api.path("openapi").asString().startsWith("3.1"),
                api.path("openapi").toString());
        assertEquals("Arbiter", api.at("/info/title").asString());
        List<String> silent = CONTRACT.operations().stream()
                .filter(operation ->
                        operation.description().path("summary").asString().isEmpty())
                .map(Contract.Operation::name)
                .toList();
        assertEquals(List.of(), silent);
        assertTrue(
                CONTRACT.operations().size() > 75,
                "operations: " + CONTRACT.operations().size());
        assertTrue(!api.toString().contains("\"caller\""), "the caller is not a parameter");
    }

    @Test
    void everyRequestAndEveryAnswerHasAnExampleThatIsAsItsSchemaSays() {
        List<String> wrong = new ArrayList<>();
        int examples = 0;
        for (Contract.Operation operation : CONTRACT.operations()) {
            JsonNode body = operation.description().path("requestBody").path("content");
            examples += look(operation.name() + " request", body, wrong);
            for (var response : operation.description().path("responses").properties()) {
                JsonNode content = response.getValue().path("content");
                if (content.isEmpty() && !response.getKey().equals("204")) {
                    wrong.add(operation.name() + " " + response.getKey() + " has no content");
                }
                examples += look(operation.name() + " " + response.getKey(), content, wrong);
            }
        }
        assertEquals(List.of(), wrong);
        assertTrue(examples > 500, "examples: " + examples);
    }

    private static int look(String place, JsonNode content, List<String> wrong) {
        int count = 0;
        for (var type : content.properties()) {
            JsonNode examples = type.getValue().path("examples");
            if (examples.isEmpty()) {
                wrong.add(place + " has no example");
            }
            for (var example : examples.properties()) {
                JsonNode value = CONTRACT.example(example.getValue());
                if (value.isMissingNode() || value.isNull()) {
                    wrong.add(place + " has an empty example");
                }
                List<String> these = new ArrayList<>();
                CONTRACT.check(value, type.getValue().path("schema"), "", these);
                these.forEach(each -> wrong.add(place + ": " + each));
                count++;
            }
        }
        return count;
    }

    @Test
    void everyOperationShowsHowItRefuses() {
        List<String> wrong = new ArrayList<>();
        for (Contract.Operation operation : CONTRACT.operations()) {
            JsonNode responses = operation.description().path("responses");
            boolean write = !operation.method().equals("GET");
            boolean body = operation.description().has("requestBody");
            for (String status : List.of("429", write ? "403" : "429", body ? "400" : "429", body ? "422" : "429")) {
                if (!responses.at("/" + status + "/content").has("application/problem+json")) {
                    wrong.add(operation.name() + " does not say how it answers " + status);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    /** Every new problem code must be documented for people who write programs. */
    @Test
    void theCatalogueNamesEveryCodeOfTheSource() throws IOException {
        TreeSet<String> shown = new TreeSet<>();
        JsonMapper.shared()
                .readTree(OpenApiTest.class.getResourceAsStream("/api/problems.json"))
                .path("problems")
                .forEach(problem -> shown.add(problem.path("code").asString()));
        Pattern thrown = Pattern.compile(
                "(?:Problem\\.)?(?:conflict|unprocessable)\\(\\s*\"([a-z-]+)\"|new Problem\\(\\s*HttpStatus\\.\\w+,\\s*\"([a-z-]+)\"");
        TreeSet<String> missing = new TreeSet<>();
        int found = 0;
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                Matcher codes = thrown.matcher(Files.readString(file));
                while (codes.find()) {
                    found++;
                    String code = codes.group(1) != null ? codes.group(1) : codes.group(2);
                    if (!shown.contains(code)) {
                        missing.add(code);
                    }
                }
            }
        }
        assertEquals(new TreeSet<String>(), missing);
        assertTrue(found > 40, "only " + found + " refusals in the source");
    }
}
