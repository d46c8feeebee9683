package arbiter.games.carbon.words;

import arbiter.engine.json.Json;
import arbiter.engine.json.JsonText;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.games.carbon.position.Hex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * An object inside a data file while it is read. Every error has its line and column. An unknown member is an error
 * too, because it is probably a typing error.
 */
final class DataFile {
    private final String text;
    private final List<Object> path;
    private final Map<String, Json> members;
    private final Set<String> known = new LinkedHashSet<>();

    private DataFile(String text, List<Object> path, Map<String, Json> members) {
        this.text = text;
        this.path = path;
        this.members = members;
    }

    static DataFile of(String text) throws Misread {
        return of(text, List.of(), JsonText.read(text));
    }

    private static DataFile of(String text, List<Object> path, Json json) throws Misread {
        if (json instanceof Json.Members(var members)) {
            return new DataFile(text, path, members);
        }
        throw JsonText.misread(text, path, "expected an object in braces");
    }

    boolean has(String name) {
        known.add(name);
        return members.containsKey(name);
    }

    private Json get(String name) throws Misread {
        known.add(name);
        Json value = members.get(name);
        if (value == null) {
            throw wrong("`" + name + "` is missing here");
        }
        return value;
    }

    /** An error at this object. */
    Misread wrong(String message) {
        return JsonText.misread(text, path, message);
    }

    /** An error at one of its members; {@code steps} is the path inside it. */
    Misread wrong(String message, Object... steps) {
        List<Object> place = new ArrayList<>(path);
        place.addAll(List.of(steps));
        return JsonText.misread(text, place, message);
    }

    String text(String name) throws Misread {
        if (get(name) instanceof Json.Text(String value) && !value.isBlank()) {
            return value;
        }
        throw wrong("`" + name + "` is a text in double quotes", name);
    }

    String text(String name, String otherwise) throws Misread {
        return has(name) ? text(name) : otherwise;
    }

    int whole(String name, int least, int most) throws Misread {
        if (get(name) instanceof Json.Whole(long value) && value >= least && value <= most) {
            return (int) value;
        }
        throw wrong("`" + name + "` is a whole number from " + least + " to " + most, name);
    }

    int whole(String name, int least, int most, int otherwise) throws Misread {
        return has(name) ? whole(name, least, most) : otherwise;
    }

    boolean truth(String name) throws Misread {
        if (!has(name)) {
            return false;
        }
        if (get(name) instanceof Json.Truth(boolean value)) {
            return value;
        }
        throw wrong("`" + name + "` is true or false", name);
    }

    /** One of the given words, in lower case with dashes. */
    <E extends Enum<E>> E word(String name, Class<E> words) throws Misread {
        String value = text(name);
        List<String> all = new ArrayList<>();
        for (E constant : words.getEnumConstants()) {
            String spelled = constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (spelled.equals(value)) {
                return constant;
            }
            all.add(spelled);
        }
        throw wrong(Nearest.unknown("`" + name + "`", value, all) + "; known are " + String.join(", ", all), name);
    }

    List<String> texts(String name) throws Misread {
        List<String> values = new ArrayList<>();
        if (!has(name)) {
            return values;
        }
        for (Json item : items(name)) {
            if (!(item instanceof Json.Text(String value)) || value.isBlank()) {
                throw wrong("expected a text in double quotes", name, values.size());
            }
            values.add(value);
        }
        return values;
    }

    List<Json> items(String name) throws Misread {
        if (get(name) instanceof Json.Many(List<Json> items)) {
            return items;
        }
        throw wrong("`" + name + "` is a list in brackets", name);
    }

    List<DataFile> objects(String name) throws Misread {
        List<DataFile> objects = new ArrayList<>();
        for (Json item : items(name)) {
            List<Object> place = new ArrayList<>(path);
            place.add(name);
            place.add(objects.size());
            objects.add(of(text, place, item));
        }
        return objects;
    }

    DataFile object(String name) throws Misread {
        List<Object> place = new ArrayList<>(path);
        place.add(name);
        return of(text, place, get(name));
    }

    /** Whether the member is an object, which {@link #object} can read. */
    boolean isObject(String name) throws Misread {
        return get(name) instanceof Json.Members;
    }

    /** The names of all members, in the order of the file. */
    List<String> names() {
        return List.copyOf(members.keySet());
    }

    /** Refuses members that were not read. */
    void close() throws Misread {
        for (String name : members.keySet()) {
            if (!known.contains(name)) {
                throw wrong(Nearest.unknown("member", name, known), name);
            }
        }
    }

    /** A hex written as {@code "-6,0"}. */
    static Hex hex(String text) {
        String[] parts = text.split(",", -1);
        return new Hex(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    List<Hex> hexes(String name) throws Misread {
        List<Hex> hexes = new ArrayList<>();
        for (String value : texts(name)) {
            if (!value.matches("-?[0-9]{1,3},-?[0-9]{1,3}")) {
                throw wrong("`" + value + "` is no hex; one is written \"-6,0\"", name, hexes.size());
            }
            hexes.add(hex(value));
        }
        return hexes;
    }
}
