package arbiter.engine.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
        JsonText.write(this, out);
        return out.toString();
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
