package arbiter.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ChangesTest {
    @Test
    void nothingIsSaidAboutWhatStays() throws Misread {
        Json before = JsonText.read(
                "{\"turn\":1,\"map\":[\"a long coast\",\"many hills\",\"a river that stays where it is\"],"
                        + "\"lands\":[{\"id\":1,\"army\":5},{\"id\":2,\"army\":7}]}");
        Json after = JsonText.read(
                "{\"turn\":2,\"map\":[\"a long coast\",\"many hills\",\"a river that stays where it is\"],"
                        + "\"lands\":[{\"id\":1,\"army\":5},{\"id\":2,\"army\":6}]}");
        assertEquals(List.of(), Changes.between(before, before));
        assertEquals(
                List.of(
                        "{\"op\":\"replace\",\"path\":\"/turn\",\"value\":2}",
                        "{\"op\":\"replace\",\"path\":\"/lands/1/army\",\"value\":6}"),
                Changes.between(before, after).stream().map(Json::write).toList());
    }

    @Test
    void anElementThatLeavesAListLeavesAlone() throws Misread {
        Json before =
                JsonText.read("[{\"id\":\"a1\",\"reach\":[1,2,3,4,5,6]},{\"id\":\"b1\",\"reach\":[7,8,9,10,11]}]");
        Json after = JsonText.read("[{\"id\":\"b1\",\"reach\":[7,8,9,10,11]}]");
        assertEquals(
                List.of("{\"op\":\"remove\",\"path\":\"/0\"}"),
                Changes.between(before, after).stream().map(Json::write).toList());
    }

    /** A patch leads from any value to any other. The result is compared with a simple implementation of RFC 6902. */
    @Test
    void everyChangeLeadsThere() {
        for (int seed = 0; seed < 2_000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Json before = some(random, 4);
            Json after = random.nextBoolean() ? some(random, 4) : changed(before, random);
            assertEquals(after, applied(before, Changes.between(before, after)), "seed " + seed);
        }
    }

    private static Json some(SplittableRandom random, int depth) {
        return switch (depth == 0 ? random.nextInt(3) : random.nextInt(6)) {
            case 0 -> Json.of(random.nextInt(4));
            case 1 -> Json.of("x".repeat(random.nextInt(30)));
            case 2 -> Json.of(random.nextBoolean());
            case 3 -> {
                List<Json> items = new ArrayList<>();
                for (int i = random.nextInt(6); i > 0; i--) {
                    items.add(some(random, depth - 1));
                }
                yield new Json.Many(items);
            }
            default -> {
                Json.Builder members = new Json.Builder().put("id", random.nextInt(5));
                for (int i = random.nextInt(4); i > 0; i--) {
                    members.put("a~b/c d".substring(0, 1 + random.nextInt(7)), some(random, depth - 1));
                }
                yield members.build();
            }
        };
    }

    private static Json changed(Json json, SplittableRandom random) {
        if (random.nextInt(8) == 0) {
            return some(random, 2);
        }
        return switch (json) {
            case Json.Many(var items) -> {
                List<Json> young = new ArrayList<>();
                for (Json item : items) {
                    if (random.nextInt(5) > 0) {
                        young.add(changed(item, random));
                    }
                    if (random.nextInt(6) == 0) {
                        young.add(some(random, 2));
                    }
                }
                yield new Json.Many(young);
            }
            case Json.Members(var byName) -> {
                Json.Builder young = new Json.Builder();
                byName.forEach(
                        (name, value) -> young.put(name, random.nextInt(4) == 0 ? changed(value, random) : value));
                yield young.build();
            }
            default -> json;
        };
    }

    private static Json applied(Json json, List<Json> patch) {
        Json result = json;
        for (Json operation : patch) {
            assertTrue(operation instanceof Json.Members);
            var members = ((Json.Members) operation).byName();
            String path = ((Json.Text) members.get("path")).value();
            String what = ((Json.Text) members.get("op")).value();
            List<String> steps =
                    path.isEmpty() ? List.of() : List.of(path.substring(1).split("/", -1));
            result = applied(result, steps, what, members.get("value"));
        }
        return result;
    }

    private static Json applied(Json json, List<String> steps, String what, Json value) {
        if (steps.isEmpty()) {
            return value;
        }
        String step = steps.getFirst().replace("~1", "/").replace("~0", "~");
        boolean last = steps.size() == 1;
        if (json instanceof Json.Many(var items)) {
            List<Json> young = new ArrayList<>(items);
            int index = Integer.parseInt(step);
            if (last && what.equals("remove")) {
                young.remove(index);
            } else if (last && what.equals("add")) {
                young.add(index, value);
            } else {
                young.set(index, applied(young.get(index), steps.subList(1, steps.size()), what, value));
            }
            return new Json.Many(young);
        }
        var young = new LinkedHashMap<>(((Json.Members) json).byName());
        if (last && what.equals("remove")) {
            young.remove(step);
        } else {
            young.put(step, last ? value : applied(young.get(step), steps.subList(1, steps.size()), what, value));
        }
        return new Json.Members(young);
    }
}
