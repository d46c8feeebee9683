package arbiter.server.route;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.springframework.http.HttpStatus;
import tools.jackson.databind.json.JsonMapper;

/** Problem details for requests that reach no endpoint, in the same form as those of the endpoints. */
final class Refusal {
    static final String TYPE = "application/problem+json";

    private Refusal() {}

    static byte[] unreadable(String detail) {
        return of(HttpStatus.BAD_REQUEST.value(), "unreadable", detail);
    }

    static byte[] of(int status, String code, String detail) {
        Map<String, Object> problem = new LinkedHashMap<>();
        HttpStatus known = HttpStatus.resolve(status);
        problem.put("title", known == null ? "Error" : Objects.requireNonNull(known.getReasonPhrase()));
        problem.put("status", status);
        problem.put("detail", detail);
        problem.put("code", code);
        return JsonMapper.shared().writeValueAsBytes(problem);
    }
}
