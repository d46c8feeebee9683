package arbiter.engine.json;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/**
 * A value inside a JSON text, together with its place, so that the reader of a format can say what is wrong and where. The
 * place is a path of names and numbers; line and column are looked up only for an error.
 */
public final class JsonAt {
    private static final int LONGEST_SHOWN = 40;

    private final String text;
    private final Json value;
    private final @Nullable JsonAt parent;
    private final Object step;

    private JsonAt(String text, Json value, @Nullable JsonAt parent, Object step) {
        this.text = text;
        this.value = value;
        this.parent = parent;
        this.step = step;
    }

    public static JsonAt read(String text) throws Misread {
        return new JsonAt(text, JsonText.read(text), null, "");
    }

    public Json value() {
        return value;
    }

    public Misread misread(String message) {
        List<Object> path = new ArrayList<>();
        for (JsonAt at = this; at.parent != null; at = at.parent) {
            path.addFirst(at.step);
        }
        return JsonText.misread(text, path, message);
    }

    private SequencedMap<String, Json> members() throws Misread {
        if (value instanceof Json.Members(SequencedMap<String, Json> members)) {
            return members;
        }
        throw misread("expected an object in braces" + found());
    }

    /** Refuses members that the format does not have, which are mostly typing errors. */
    public JsonAt onlyMembers(List<String> known) throws Misread {
        for (String name : members().keySet()) {
            if (!known.contains(name)) {
                throw member(name).misread(Nearest.unknown("member", name, known));
            }
        }
        return this;
    }

    public JsonAt member(String name) throws Misread {
        return optional(name).orElseThrow(() -> misread("the member `" + name + "` is missing"));
    }

    /** The member; empty if it is missing or null. */
    public Optional<JsonAt> optional(String name) throws Misread {
        Json member = members().get(name);
        return member == null || member instanceof Json.Null
                ? Optional.empty()
                : Optional.of(new JsonAt(text, member, this, name));
    }

    public List<JsonAt> items() throws Misread {
        if (!(value instanceof Json.Many(List<Json> items))) {
            throw misread("expected a list in brackets" + found());
        }
        List<JsonAt> all = new ArrayList<>(items.size());
        for (int i = 0; i < items.size(); i++) {
            all.add(new JsonAt(text, items.get(i), this, i));
        }
        return all;
    }

    public List<JsonAt> items(int least, String what) throws Misread {
        List<JsonAt> items = items();
        if (items.size() < least) {
            throw misread("expected " + what + ", found " + items.size());
        }
        return items;
    }

    public String text() throws Misread {
        if (value instanceof Json.Text(String string)) {
            return string;
        }
        throw misread("expected a text in double quotes" + found());
    }

    public boolean truth() throws Misread {
        if (value instanceof Json.Truth(boolean truth)) {
            return truth;
        }
        throw misread("expected true or false" + found());
    }

    public int whole(int least, int most) throws Misread {
        if (value instanceof Json.Whole(long number) && number >= least && number <= most) {
            return (int) number;
        }
        throw misread("expected a whole number from " + least + " to " + most + found());
    }

    public double real(double least, double most) throws Misread {
        double number = switch (value) {
            case Json.Whole(long whole) -> whole;
            case Json.Real(double real) -> real;
            case Json.Text text -> Double.NaN;
            case Json.Truth truth -> Double.NaN;
            case Json.Null none -> Double.NaN;
            case Json.Many many -> Double.NaN;
            case Json.Members members -> Double.NaN;
        };
        if (number >= least && number <= most) {
            return number;
        }
        throw misread("expected a number from " + Math.round(least) + " to " + Math.round(most) + found());
    }

    private String found() {
        return switch (value) {
            case Json.Text(String string) when string.length() <= LONGEST_SHOWN -> ", found `" + string + "`";
            case Json.Text string -> ", found a long text";
            case Json.Whole(long number) -> ", found " + number;
            case Json.Real(double number) -> ", found " + number;
            case Json.Truth(boolean truth) -> ", found " + truth;
            case Json.Null none -> ", found null";
            case Json.Many many -> ", found a list";
            case Json.Members members -> ", found an object";
        };
    }
}
