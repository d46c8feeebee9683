package arbiter.server.storage;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.json.JsonMapper;

/** Reads and writes options and lists that are stored as text in a column. */
@Component
public class JsonColumn {
    private static final TypeReference<List<String>> TEXTS = new TypeReference<>() {};

    private final JsonMapper json;

    JsonColumn(JsonMapper json) {
        this.json = json;
    }

    public String write(Object value) {
        return json.writeValueAsString(value);
    }

    public <T> T read(String text, Class<T> type) {
        return json.readValue(text, type);
    }

    public List<String> readTexts(String text) {
        return json.readValue(text, TEXTS);
    }

    /** Seats as {@code 0,2,3}. */
    public static String seats(List<Integer> seats) {
        return seats.stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    public static List<Integer> seats(@Nullable String text) {
        return text == null || text.isEmpty()
                ? List.of()
                : Arrays.stream(text.split(",")).map(Integer::valueOf).toList();
    }
}
