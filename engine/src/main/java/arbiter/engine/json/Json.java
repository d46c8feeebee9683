package arbiter.engine.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** A JSON value. Objects keep the order of their members. */
public sealed interface Json {
    record Text(String value) implements Json {}

    record Whole(long value) implements Json {}

    record Real(double value) implements Json {}

    record Truth(boolean value) implements Json {}

    record Null() implements Json {}

    record Many(List<Json> items) implements Json {
        public Many {
            items = List.copyOf(items);
        }
    }

    record Members(SequencedMap<String, Json> byName) implements Json {
        public Members {
            byName = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(byName));
        }
    }

    static Json of(String value) {
        return new Text(value);
    }

    static Json of(long value) {
        return new Whole(value);
    }

    static Json of(boolean value) {
        return new Truth(value);
    }

    static Json texts(List<String> values) {
        return new Many(values.stream().map(Json::of).toList());
    }

    /** One line, without spaces. */
    default String write() {
        StringBuilder out = new StringBuilder();
        write(this, out);
        return out.toString();
    }

    private static void write(Json value, StringBuilder out) {
        switch (value) {
            case Text(String text) -> write(text, out);
            case Whole(long number) -> out.append(number);
            case Real(double number) -> out.append(number);
            case Truth(boolean truth) -> out.append(truth);
            case Null() -> out.append("null");
            case Many(List<Json> items) -> {
                String comma = "";
                out.append('[');
                for (Json item : items) {
                    out.append(comma);
                    write(item, out);
                    comma = ",";
                }
                out.append(']');
            }
            case Members(SequencedMap<String, Json> members) -> {
                String comma = "";
                out.append('{');
                for (Map.Entry<String, Json> member : members.entrySet()) {
                    out.append(comma);
                    write(member.getKey(), out);
                    out.append(':');
                    write(member.getValue(), out);
                    comma = ",";
                }
                out.append('}');
            }
        }
    }

    private static void write(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || c == '\u2028' || c == '\u2029') {
                        out.append(String.format("\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    /** Builds an object member by member. */
    final class Builder {
        private final SequencedMap<String, Json> members = new LinkedHashMap<>();

        public Builder put(String name, Json value) {
            members.put(name, value);
            return this;
        }

        public Builder put(String name, String value) {
            return put(name, of(value));
        }

        public Builder put(String name, long value) {
            return put(name, of(value));
        }

        public Builder put(String name, boolean value) {
            return put(name, of(value));
        }

        public Members build() {
            return new Members(members);
        }
    }
}
