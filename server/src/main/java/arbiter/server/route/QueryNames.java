package arbiter.server.route;

import arbiter.engine.text.Nearest;
import arbiter.server.web.Problem;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.lang.reflect.Method;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.HandlerInterceptor;

/**
 * Refuses a name in a query that looks like a typing error. Other unknown names are ignored, because links collect them on their way:
 * marks of caches, and what programs for embedding add.
 */
final class QueryNames implements HandlerInterceptor {
    private final Map<Method, List<String>> known = new ConcurrentHashMap<>();

    @Override
    public boolean preHandle(HttpServletRequest request, HttpServletResponse response, Object handler) {
        String query = request.getQueryString();
        if (query == null || !(handler instanceof HandlerMethod endpoint)) {
            return true;
        }
        List<String> names = known.computeIfAbsent(endpoint.getMethod(), QueryNames::of);
        for (String part : query.split("&", -1)) {
            String name = part.replaceFirst("=.*", "");
            if (!names.contains(name)) {
                Optional<String> meant = Nearest.to(name, names);
                if (meant.isPresent()) {
                    throw refusal(name, meant.get());
                }
            }
        }
        return true;
    }

    private static Problem refusal(String name, String meant) {
        String message = "there is no such part of the query; did you mean \"" + meant + "\"?";
        return new Problem(HttpStatus.BAD_REQUEST, "unreadable", name + ": " + message)
                .with("errors", List.of(Map.of("field", name, "message", message)));
    }

    private static List<String> of(Method endpoint) {
        return Arrays.stream(endpoint.getParameters())
                .filter(parameter -> parameter.isAnnotationPresent(RequestParam.class))
                .map(QueryNames::name)
                .toList();
    }

    private static String name(Parameter parameter) {
        String given = parameter.getAnnotation(RequestParam.class).name();
        return given.isEmpty() ? parameter.getName() : given;
    }
}
