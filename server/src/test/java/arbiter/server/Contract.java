package arbiter.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The published API description: its operations, and whether a value matches a schema. */
public final class Contract {
    private final JsonNode api;
    private final List<Operation> operations;

    private Contract(JsonNode api) {
        this.api = api;
        this.operations = read(api);
    }

    private static final class OfTests {
        private static final Contract CONTRACT = new Contract(
                new Browser(TestServer.url()).unheld(TestServer.GENERATED).json());
    }

    /** The description of the tests' server. */
    public static Contract ofTests() {
        return OfTests.CONTRACT;
    }

    /** @param path with placeholders, such as {@code /api/games/{id}} */
    record Operation(String method, String path, JsonNode description) {
        String name() {
            return method + " " + path;
        }
    }

    List<Operation> operations() {
        return operations;
    }

    private static List<Operation> read(JsonNode api) {
        List<Operation> operations = new ArrayList<>();
        for (var path : api.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                operations.add(new Operation(
                        operation.getKey().toUpperCase(java.util.Locale.ROOT), path.getKey(), operation.getValue()));
            }
        }
        return operations;
    }

    private Optional<Operation> find(String method, String uri) {
        String path = uri.replaceAll("[?#].*", "");
        return operations.stream()
                .filter(each -> each.method.equals(method))
                .filter(each -> path.matches(each.path.replaceAll("\\{[a-zA-Z]+}", "[^/]+")))
                // The path with fewer placeholders wins: /messages/read is not a message.
                .min(java.util.Comparator.comparingLong(
                        each -> each.path.chars().filter(c -> c == '{').count()));
    }

    /** The parts of this answer that the description does not know. */
    List<String> differences(String method, String uri, Browser.Answer answer) {
        Operation operation = find(method, uri).orElse(null);
        if (operation == null || answer.status() == 304 || answer.status() == 405) {
            return List.of();
        }
        String place = operation.name() + " answered " + answer.status();
        JsonNode response = operation.description.path("responses").path(Integer.toString(answer.status()));
        if (response.isMissingNode()) {
            return List.of(place + ", of which the description says nothing: " + answer.text());
        }
        String type = answer.type().replaceAll(";.*", "");
        JsonNode content = response.path("content").path(type);
        if (answer.bytes().length == 0) {
            return List.of();
        }
        if (content.isMissingNode()) {
            return List.of(place + " with " + type + ", of which the description says nothing");
        }
        if (!type.endsWith("json")) {
            return List.of();
        }
        List<String> wrong = new ArrayList<>();
        check(answer.json(), content.path("schema"), "", wrong);
        String code = answer.json().path("code").asString("");
        if (type.contains("problem") && !content.path("examples").has(code)) {
            wrong.add("api/problems.json does not say that the code " + code + " comes from here");
        }
        return wrong.stream().map(each -> place + ": " + each).toList();
    }

    JsonNode example(JsonNode example) {
        return example.has("$ref")
                ? api.at(example.path("$ref").asString().substring(1)).path("value")
                : example.path("value");
    }

    JsonNode resolved(JsonNode schema) {
        return schema.has("$ref") ? api.at(schema.path("$ref").asString().substring(1)) : schema;
    }

    /** Collects the differences between a value and a schema, for the keywords of JSON Schema that our description uses. */
    void check(JsonNode value, JsonNode schema, String path, List<String> wrong) {
        JsonNode wanted = resolved(schema);
        if (wanted.has("oneOf")) {
            List<String> all = new ArrayList<>();
            for (JsonNode choice : wanted.path("oneOf")) {
                List<String> these = new ArrayList<>();
                check(value, choice, path, these);
                if (these.isEmpty()) {
                    return;
                }
                all.addAll(these);
            }
            wrong.addAll(all);
            return;
        }
        if (wanted.has("type") && !types(wanted.path("type")).contains(type(value))) {
            wrong.add(path + " is " + type(value) + ", not " + wanted.path("type"));
            return;
        }
        if (value.isObject()) {
            checkMembers(value, wanted, path, wrong);
        } else if (value.isArray()) {
            for (int i = 0; i < value.size(); i++) {
                check(value.get(i), wanted.path("items"), path + "[" + i + "]", wrong);
            }
        } else if (wanted.has("enum") && !wanted.path("enum").toString().contains(value.toString())) {
            wrong.add(path + " is none of " + wanted.path("enum"));
        }
    }

    private void checkMembers(JsonNode value, JsonNode wanted, String path, List<String> wrong) {
        for (JsonNode name : wanted.path("required")) {
            if (!value.has(name.asString())) {
                wrong.add(path + "." + name.asString() + " is missing");
            }
        }
        for (var member : value.properties()) {
            JsonNode known = wanted.path("properties").path(member.getKey());
            JsonNode others = wanted.path("additionalProperties");
            if (!known.isMissingNode()) {
                check(member.getValue(), known, path + "." + member.getKey(), wrong);
            } else if (others.isObject()) {
                check(member.getValue(), others, path + "." + member.getKey(), wrong);
            } else if (wanted.has("properties") && !others.asBoolean(false)) {
                wrong.add(path + "." + member.getKey() + " is not described");
            }
        }
    }

    private static List<String> types(JsonNode type) {
        List<String> types = new ArrayList<>();
        if (type.isArray()) {
            type.forEach(each -> types.add(each.asString()));
        } else {
            types.add(type.asString());
        }
        if (types.contains("number")) {
            types.add("integer");
        }
        return types;
    }

    private static String type(JsonNode value) {
        if (value.isNumber()) {
            return value.isIntegralNumber() ? "integer" : "number";
        }
        return value.isNull()
                ? "null"
                : value.isBoolean() ? "boolean" : value.isString() ? "string" : value.isArray() ? "array" : "object";
    }
}
