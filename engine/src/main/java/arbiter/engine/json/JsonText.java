package arbiter.engine.json;

import arbiter.engine.text.Misread;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/** Reads and writes JSON (RFC 8259). Errors name line and column. */
public final class JsonText {
    private static final int DEEPEST = 100;

    private final String text;
    private int at;

    private JsonText(String text) {
        this.text = text;
    }

    public static Json read(String text) throws Misread {
        JsonText reader = new JsonText(text);
        Json value = reader.value(0);
        reader.space();
        if (reader.at < text.length()) {
            throw reader.misread("the text goes on after its value has ended");
        }
        return value;
    }

    /**
     * An error at a value inside a text that can be read.
     *
     * @param path from the outermost value inwards: the name of a member as a String, the place in a list as an Integer
     */
    public static Misread misread(String text, List<?> path, String message) {
        JsonText reader = new JsonText(text);
        try {
            for (Object step : path) {
                reader.into(step);
            }
        } catch (Misread e) {
            // Part of the path does not exist: the error is reported at the last value that was found.
        }
        reader.space();
        return reader.misread(message);
    }

    private void into(Object step) throws Misread {
        space();
        int opened = at++;
        for (int place = 0; at < text.length(); place++) {
            space();
            if (text.charAt(opened) == '{') {
                String name = string();
                space();
                at++;
                if (name.equals(step)) {
                    return;
                }
            } else if (step.equals(place)) {
                return;
            }
            value(0);
            space();
            if (!takenIf(',')) {
                break;
            }
        }
        at = opened;
        throw misread("no such value");
    }

    private Json value(int depth) throws Misread {
        if (depth > DEEPEST) {
            throw misread("values are nested deeper than " + DEEPEST);
        }
        space();
        if (at >= text.length()) {
            throw misread("the text ends where a value is expected");
        }
        char c = text.charAt(at);
        return switch (c) {
            case '{' -> members(depth);
            case '[' -> many(depth);
            case '"' -> new Json.Text(string());
            case 't' -> word("true", new Json.Truth(true));
            case 'f' -> word("false", new Json.Truth(false));
            case 'n' -> word("null", new Json.Null());
            default -> number();
        };
    }

    private Json members(int depth) throws Misread {
        SequencedMap<String, Json> members = new LinkedHashMap<>();
        at++;
        space();
        if (takenIf('}')) {
            return new Json.Members(members);
        }
        do {
            space();
            int start = at;
            String name = string();
            space();
            if (!takenIf(':')) {
                throw misread("expected `:` after the name `" + name + "`");
            }
            if (members.containsKey(name)) {
                at = start;
                throw misread("the name `" + name + "` appears twice in one object");
            }
            members.put(name, value(depth + 1));
            space();
        } while (takenIf(','));
        if (!takenIf('}')) {
            throw misread("expected `,` or `}`");
        }
        return new Json.Members(members);
    }

    private Json many(int depth) throws Misread {
        List<Json> items = new ArrayList<>();
        at++;
        space();
        if (takenIf(']')) {
            return new Json.Many(items);
        }
        do {
            items.add(value(depth + 1));
            space();
        } while (takenIf(','));
        if (!takenIf(']')) {
            throw misread("expected `,` or `]`");
        }
        return new Json.Many(items);
    }

    private Json word(String word, Json value) throws Misread {
        if (!text.startsWith(word, at)) {
            throw misread("expected a value");
        }
        at += word.length();
        return value;
    }

    private Json number() throws Misread {
        int start = at;
        takenIf('-');
        int digits = at;
        digits();
        if (at == digits || (text.charAt(digits) == '0' && at > digits + 1)) {
            at = start;
            throw misread("expected a value");
        }
        boolean whole = true;
        if (takenIf('.')) {
            whole = false;
            someDigits();
        }
        if (takenIf('e') || takenIf('E')) {
            whole = false;
            if (!takenIf('+')) {
                takenIf('-');
            }
            someDigits();
        }
        String number = text.substring(start, at);
        if (whole && at - digits <= 18) {
            return new Json.Whole(Long.parseLong(number));
        }
        double value = number.length() > 400 ? Double.POSITIVE_INFINITY : Double.parseDouble(number);
        if (Double.isInfinite(value)) {
            at = start;
            throw misread("the number is too large");
        }
        return new Json.Real(value);
    }

    private void someDigits() throws Misread {
        int start = at;
        digits();
        if (at == start) {
            throw misread("expected a digit");
        }
    }

    private void digits() {
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
    }

    private String string() throws Misread {
        if (!takenIf('"')) {
            throw misread("expected a text in double quotes");
        }
        StringBuilder out = new StringBuilder();
        while (at < text.length()) {
            char c = text.charAt(at++);
            if (c == '"') {
                return out.toString();
            } else if (c < ' ') {
                at--;
                throw misread("a control character inside a text; write it as an escape");
            } else if (c == '\\') {
                escape(out);
            } else {
                out.append(c);
            }
        }
        throw misread("the text has no closing quote");
    }

    private void escape(StringBuilder out) throws Misread {
        char c = at < text.length() ? text.charAt(at++) : ' ';
        switch (c) {
            case '"', '\\', '/' -> out.append(c);
            case 'b' -> out.append('\b');
            case 'f' -> out.append('\f');
            case 'n' -> out.append('\n');
            case 'r' -> out.append('\r');
            case 't' -> out.append('\t');
            case 'u' -> {
                int end = Math.min(at + 4, text.length());
                String hex = text.substring(at, end);
                if (!hex.matches("[0-9a-fA-F]{4}")) {
                    throw misread("expected four hexadecimal digits after `\\u`");
                }
                out.append((char) Integer.parseInt(hex, 16));
                at = end;
            }
            default -> {
                at--;
                throw misread("an unknown escape in a text");
            }
        }
    }

    private boolean takenIf(char c) {
        if (at < text.length() && text.charAt(at) == c) {
            at++;
            return true;
        }
        return false;
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private Misread misread(String message) {
        int line = 1;
        int lineStart = 0;
        int end = Math.min(at, text.length());
        for (int i = 0; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
                lineStart = i + 1;
            }
        }
        return new Misread(line, end - lineStart + 1, message);
    }
}
