package arbiter.server.telegram.fake;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** What Telegram answers. */
record Answer(int status, Map<String, Object> body) {
    static Answer ok(Object result) {
        return new Answer(200, Map.of("ok", true, "result", result));
    }

    static Answer bad(String description) {
        return refusal(400, "Bad Request: " + description, Map.of());
    }

    static Answer tooMany() {
        return refusal(429, "Too Many Requests: retry after 1", Map.of("retry_after", 1));
    }

    static Answer refusal(int code, String description, Map<String, Object> parameters) {
        Map<String, Object> body =
                new LinkedHashMap<>(Map.of("ok", false, "error_code", code, "description", description));
        if (!parameters.isEmpty()) {
            body.put("parameters", parameters);
        }
        return new Answer(code, body);
    }

    void send(HttpExchange exchange) throws IOException {
        byte[] bytes = JsonMapper.shared().writeValueAsBytes(body);
        exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
