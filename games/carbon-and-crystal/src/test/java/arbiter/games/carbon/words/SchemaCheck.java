package arbiter.games.carbon.words;

import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The part of JSON Schema that our schema uses, to check that files match the schema. */
final class SchemaCheck {
    private final Map<String, Json> defs;
    private final List<String> complaints = new ArrayList<>();

    private SchemaCheck(Map<String, Json> defs) {
        this.defs = defs;
    }

    static List<String> check(String schema, String text) throws Misread {
        Map<String, Json> root = members(JsonText.read(schema));
        SchemaCheck check = new SchemaCheck(members(root.get("$defs")));
        check.value(root, JsonText.read(text), "$");
        return check.complaints;
    }

    private static Map<String, Json> members(Json json) {
        return ((Json.Members) json).byName();
    }

    private static List<Json> items(Json json) {
        return ((Json.Many) json).items();
    }

    private static long whole(Json json) {
        return ((Json.Whole) json).value();
    }

    private void complain(String path, String message) {
        complaints.add(path + ": " + message);
    }

    private void value(Map<String, Json> schema, Json value, String path) {
        if (schema.get("$ref") instanceof Json.Text(String ref)) {
            value(members(defs.get(ref.substring("#/$defs/".length()))), value, path);
        }
        if (schema.get("oneOf") instanceof Json.Many(List<Json> choices)) {
            long fitting =
                    choices.stream().filter(choice -> fits(choice, value)).count();
            if (fitting != 1) {
                complain(path, fitting + " of " + choices.size() + " choices fit");
            }
        }
        if (schema.get("enum") instanceof Json.Many(List<Json> words) && !words.contains(value)) {
            complain(path, value.write() + " is none of " + schema.get("enum").write());
        }
        if (schema.get("type") instanceof Json.Text(String type)) {
            typed(type, schema, value, path);
        }
    }

    private boolean fits(Json choice, Json value) {
        SchemaCheck trial = new SchemaCheck(defs);
        trial.value(members(choice), value, "");
        return trial.complaints.isEmpty();
    }

    private void typed(String type, Map<String, Json> schema, Json value, String path) {
        switch (value) {
            case Json.Text(String text)
            when type.equals("string") -> {
                if (schema.get("pattern") instanceof Json.Text(String pattern) && !text.matches(pattern)) {
                    complain(path, text + " does not match " + pattern);
                }
            }
            case Json.Whole(long number)
            when type.equals("integer") -> {
                if (schema.containsKey("minimum") && number < whole(schema.get("minimum"))
                        || schema.containsKey("maximum") && number > whole(schema.get("maximum"))) {
                    complain(path, number + " is out of range");
                }
            }
            case Json.Truth truth when type.equals("boolean") -> {}
            case Json.Many(List<Json> list)
            when type.equals("array") -> {
                if (schema.containsKey("minItems") && list.size() < whole(schema.get("minItems"))) {
                    complain(path, "too few items");
                }
                for (int i = 0; i < list.size(); i++) {
                    value(members(schema.get("items")), list.get(i), path + "[" + i + "]");
                }
            }
            case Json.Members(var given) when type.equals("object") -> object(schema, given, path);
            default -> complain(path, "not of type " + type);
        }
    }

    private void object(Map<String, Json> schema, Map<String, Json> given, String path) {
        Map<String, Json> properties = schema.containsKey("properties") ? members(schema.get("properties")) : Map.of();
        if (schema.containsKey("required")) {
            for (Json name : items(schema.get("required"))) {
                if (!given.containsKey(((Json.Text) name).value())) {
                    complain(path, name.write() + " is missing");
                }
            }
        }
        given.forEach((name, value) -> {
            if (properties.containsKey(name)) {
                value(members(properties.get(name)), value, path + "." + name);
            } else if (schema.get("additionalProperties") instanceof Json.Members(var other)) {
                value(other, value, path + "." + name);
            } else {
                complain(path, "no member " + name + " is known");
            }
        });
    }
}
