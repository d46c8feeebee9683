package arbiter.server.route;

import jakarta.servlet.http.HttpServletRequest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpMethod;
import org.springframework.web.bind.annotation.RequestMethod;
import org.springframework.web.method.HandlerMethod;
import org.springframework.web.servlet.mvc.condition.PathPatternsRequestCondition;
import org.springframework.web.servlet.mvc.method.RequestMappingInfo;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;

/**
 * Finds the endpoint of a request. The framework asks every endpoint of the server whether it matches, which took a tenth of the time of a
 * request. Here only those are asked that have the method of the request and as many parts in their path. If not exactly one of them
 * matches, the framework decides, and makes the refusals.
 */
final class Routes extends RequestMappingHandlerMapping {
    /** @param slashes in the path */
    private record Shape(String method, int slashes) {}

    /** A path of a request has at most this many slashes, so that requests cannot fill the memory with shapes. */
    private static final int MOST_SLASHES = 20;

    private static final List<String> METHODS = List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE");

    private final Map<Shape, Map<RequestMappingInfo, HandlerMethod>> endpoints = new ConcurrentHashMap<>();

    @Override
    protected void registerHandlerMethod(Object handler, java.lang.reflect.Method method, RequestMappingInfo mapping) {
        super.registerHandlerMethod(handler, method, mapping);
        endpoints.clear();
    }

    @Override
    protected @Nullable HandlerMethod lookupHandlerMethod(String path, HttpServletRequest request) throws Exception {
        RequestMappingInfo match = null;
        HandlerMethod endpoint = null;
        for (Map.Entry<RequestMappingInfo, HandlerMethod> each :
                candidates(request.getMethod(), path).entrySet()) {
            RequestMappingInfo matching = getMatchingMapping(each.getKey(), request);
            if (matching != null) {
                if (match != null) {
                    return super.lookupHandlerMethod(path, request);
                }
                match = matching;
                endpoint = each.getValue();
            }
        }
        if (match == null || endpoint == null) {
            return super.lookupHandlerMethod(path, request);
        }
        request.setAttribute(BEST_MATCHING_HANDLER_ATTRIBUTE, endpoint);
        handleMatch(match, path, request);
        return endpoint;
    }

    private Map<RequestMappingInfo, HandlerMethod> candidates(String method, String path) {
        int slashes = slashes(path);
        return slashes > MOST_SLASHES || !METHODS.contains(method)
                ? Map.of()
                : endpoints.computeIfAbsent(new Shape(method, slashes), this::ofShape);
    }

    private Map<RequestMappingInfo, HandlerMethod> ofShape(Shape shape) {
        Map<RequestMappingInfo, HandlerMethod> some = new LinkedHashMap<>();
        getHandlerMethods().forEach((mapping, endpoint) -> {
            if (takes(mapping, shape.method) && canHave(mapping, shape.slashes)) {
                some.put(mapping, endpoint);
            }
        });
        return some;
    }

    private static boolean takes(RequestMappingInfo mapping, String method) {
        List<RequestMethod> methods =
                new ArrayList<>(mapping.getMethodsCondition().getMethods());
        boolean head = method.equals(HttpMethod.HEAD.name()) && methods.contains(RequestMethod.GET);
        return methods.isEmpty() || head || methods.contains(RequestMethod.valueOf(method));
    }

    /** Every path that a pattern without {@code **} matches has as many slashes as the pattern. */
    private static boolean canHave(RequestMappingInfo mapping, int slashes) {
        PathPatternsRequestCondition patterns = mapping.getPathPatternsCondition();
        return patterns == null
                || patterns.getPatternValues().stream()
                        .anyMatch(pattern ->
                                pattern.contains("**") || pattern.contains("{*") || slashes(pattern) == slashes);
    }

    private static int slashes(String text) {
        return (int) text.chars().filter(letter -> letter == '/').count();
    }
}
