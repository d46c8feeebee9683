package arbiter.server.format;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A request to a service.
 *
 * @param method {@code POST} or {@code PATCH}
 */
public record Request(String method, String address, Map<String, String> headers, byte[] body) {
    public static Request json(String method, String address, String json) {
        return new Request(
                method, address, Map.of("Content-Type", "application/json"), json.getBytes(StandardCharsets.UTF_8));
    }

    static Request text(String address, Map<String, String> headers, String text) {
        Map<String, String> all = new LinkedHashMap<>(headers);
        all.put("Content-Type", "text/plain; charset=utf-8");
        return new Request("POST", address, all, text.getBytes(StandardCharsets.UTF_8));
    }
}
