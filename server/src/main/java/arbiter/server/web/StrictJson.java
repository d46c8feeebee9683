package arbiter.server.web;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.json.JsonMapper;

/** Reads the bodies of requests and writes those of answers: the mapper of all endpoints. */
public final class StrictJson {
    private final JsonMapper mapper;
    private final Map<Class<?>, ObjectReader> readers = new ConcurrentHashMap<>();

    StrictJson(JsonMapper mapper) {
        this.mapper = mapper;
    }

    JsonMapper mapper() {
        return mapper;
    }

    /** Null for the JSON value null. Throws an exception if the body is anything else than the type. */
    public <T> @Nullable T read(byte[] body, Class<T> type) {
        return readers.computeIfAbsent(type, mapper::readerFor).readValue(body);
    }

    public byte[] write(Object answer) {
        return mapper.writeValueAsBytes(answer);
    }
}
