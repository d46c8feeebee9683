package arbiter.server.table;

import arbiter.engine.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * The differences between two JSON values, as operations of a JSON Patch (RFC 6902). Most of a view stays the same from one position to the
 * next. This works for every game, because it does not need to know what the values mean.
 */
public final class Changes {
    /** How far to search a list for a moved item; after that, items count as replaced. */
    private static final int SIGHT = 200;

    private final List<Json> found = new ArrayList<>();

    private Changes() {}

    static List<Json> between(Json before, Json after) {
        Changes changes = new Changes();
        changes.compare("", before, after);
        return List.copyOf(changes.found);
    }

    private void compare(String path, Json before, Json after) {
        if (before.equals(after)) {
            return;
        }
        Changes within = new Changes();
        if (before instanceof Json.Members(var old) && after instanceof Json.Members(var young)) {
            within.members(path, old, young);
        } else if (before instanceof Json.Many(var old) && after instanceof Json.Many(var young)) {
            within.items(path, old, young);
        }
        Json whole = operation("replace", path, after);
        boolean worthIt = !within.found.isEmpty() && length(within.found) < length(List.of(whole));
        found.addAll(worthIt ? within.found : List.of(whole));
    }

    private static int length(List<Json> operations) {
        return operations.stream().mapToInt(each -> each.write().length() + 1).sum();
    }

    private void members(String path, SequencedMap<String, Json> before, SequencedMap<String, Json> after) {
        for (String name : before.keySet()) {
            if (!after.containsKey(name)) {
                found.add(operation("remove", path + "/" + escaped(name), null));
            }
        }
        for (Map.Entry<String, Json> member : after.entrySet()) {
            String inner = path + "/" + escaped(member.getKey());
            Json old = before.get(member.getKey());
            if (old == null) {
                found.add(operation("add", inner, member.getValue()));
            } else {
                compare(inner, old, member.getValue());
            }
        }
    }

    /** The items before {@code j} are already final, so every operation uses index {@code j}. */
    private void items(String path, List<Json> before, List<Json> after) {
        int i = 0;
        int j = 0;
        while (i < before.size() && j < after.size()) {
            if (kin(before.get(i), after.get(j))) {
                compare(path + "/" + j, before.get(i++), after.get(j++));
                continue;
            }
            int gone = ahead(before, i, after.get(j));
            int come = ahead(after, j, before.get(i));
            if (gone > 0 && (come < 0 || gone <= come)) {
                remove(path + "/" + j, gone);
                i += gone;
            } else if (come > 0) {
                add(path, after, j, j + come);
                j += come;
            } else {
                compare(path + "/" + j, before.get(i++), after.get(j++));
            }
        }
        remove(path + "/" + j, before.size() - i);
        add(path, after, j, after.size());
    }

    private void remove(String path, int count) {
        for (int n = 0; n < count; n++) {
            found.add(operation("remove", path, null));
        }
    }

    private void add(String path, List<Json> items, int from, int to) {
        for (int j = from; j < to; j++) {
            found.add(operation("add", path + "/" + j, items.get(j)));
        }
    }

    private static int ahead(List<Json> items, int from, Json wanted) {
        for (int i = from; i < Math.min(items.size(), from + SIGHT); i++) {
            if (kin(items.get(i), wanted)) {
                return i - from;
            }
        }
        return -1;
    }

    /** Records have their name as the first component. Two records with the same name are the same thing, perhaps changed. */
    private static boolean kin(Json one, Json other) {
        return one instanceof Json.Members(var a)
                        && other instanceof Json.Members(var b)
                        && !a.isEmpty()
                        && !b.isEmpty()
                ? a.firstEntry().equals(b.firstEntry())
                : one.equals(other);
    }

    private static Json operation(String what, String path, @Nullable Json value) {
        Json.Builder operation = new Json.Builder().put("op", what).put("path", path);
        return value == null ? operation.build() : operation.put("value", value).build();
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
