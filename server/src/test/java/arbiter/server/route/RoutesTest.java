package arbiter.server.route;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.TestServer;
import jakarta.servlet.ServletException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.servlet.HandlerExecutionChain;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerMapping;
import org.springframework.web.util.ServletRequestPathUtils;

/** The same endpoint as the framework finds, and the same refusals, for every path and method. */
class RoutesTest {
    private static final List<String> METHODS =
            List.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW");

    private final Routes own = TestServer.bean("requestMappingHandlerMapping", Routes.class);
    private final RequestMappingHandlerMapping plain = plain();

    private RequestMappingHandlerMapping plain() {
        // With the context's callbacks, as if it were a bean.
        return (RequestMappingHandlerMapping) Objects.requireNonNull(own.getApplicationContext())
                .getAutowireCapableBeanFactory()
                .initializeBean(new RequestMappingHandlerMapping(), "plain");
    }

    private static Set<String> paths(RequestMappingHandlerMapping mapping) {
        Set<String> paths = new LinkedHashSet<>();
        mapping.getHandlerMethods()
                .keySet()
                .forEach(info -> info.getPatternValues().forEach(pattern -> {
                    paths.add(pattern.replaceAll("\\{[^}]*}", "x"));
                    paths.add(pattern.replaceAll("\\{[^}]*}", "mine"));
                    paths.add(pattern.replaceAll("\\{[^}]*}", "a%2Fb") + "/");
                    paths.add(pattern.replaceAll("\\{[^}]*}", "x") + "/more");
                }));
        paths.addAll(List.of("/", "//", "/api", "/api//games", "/nothing/of/this/kind", "/a".repeat(40)));
        return paths;
    }

    private static String found(RequestMappingHandlerMapping mapping, String method, String path, String type) {
        MockHttpServletRequest request = new MockHttpServletRequest(method, path);
        request.setContentType(type);
        ServletRequestPathUtils.parseAndCache(request);
        try {
            HandlerExecutionChain chain = mapping.getHandler(request);
            return chain == null
                    ? "nothing"
                    : chain.getHandler() + " "
                            + request.getAttribute(RequestMappingHandlerMapping.URI_TEMPLATE_VARIABLES_ATTRIBUTE) + " "
                            + request.getAttribute(RequestMappingHandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE);
        } catch (ServletException refusal) {
            return refusal.toString();
        } catch (Exception e) {
            throw new AssertionError(path, e);
        }
    }

    @Test
    void theSameAsTheFramework() {
        List<String> expected = new ArrayList<>();
        List<String> actual = new ArrayList<>();
        for (String path : paths(plain)) {
            for (String method : METHODS) {
                for (String type : List.of("application/json", "text/csv")) {
                    expected.add(method + " " + path + ": " + found(plain, method, path, type));
                    actual.add(method + " " + path + ": " + found(own, method, path, type));
                }
            }
        }
        assertTrue(expected.size() > 1000, "all endpoints are tried");
        assertEquals(String.join("\n", expected), String.join("\n", actual));
    }
}
