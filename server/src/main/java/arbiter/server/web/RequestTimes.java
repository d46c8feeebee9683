package arbiter.server.web;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.servlet.HandlerMapping;

/**
 * Times requests. The framework's own timing takes three times as long, because it makes an observation for every request. A stream lasts
 * while somebody listens, so its duration says nothing about speed: it is not timed.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 1)
class RequestTimes extends OncePerRequestFilter {
    private static final Set<String> METHODS = Set.of("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS");
    private static final String OTHER = "UNKNOWN";

    /** @param uri the pattern of the endpoint, so that visitors cannot invent kinds */
    private record Kind(String method, String uri, int status) {}

    private final MeterRegistry meters;
    private final Map<Kind, Timer> timers = new ConcurrentHashMap<>();

    RequestTimes(MeterRegistry meters) {
        this.meters = meters;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long began = System.nanoTime();
        boolean failed = true;
        try {
            chain.doFilter(request, response);
            failed = false;
        } finally {
            if (!request.isAsyncStarted()) {
                int status = failed ? HttpServletResponse.SC_INTERNAL_SERVER_ERROR : response.getStatus();
                timer(request, status).record(Duration.ofNanos(System.nanoTime() - began));
            }
        }
    }

    private Timer timer(HttpServletRequest request, int status) {
        String method = METHODS.contains(request.getMethod()) ? request.getMethod() : OTHER;
        String uri = Objects.toString(request.getAttribute(HandlerMapping.BEST_MATCHING_PATTERN_ATTRIBUTE), OTHER);
        return timers.computeIfAbsent(new Kind(method, uri, status), this::made);
    }

    private Timer made(Kind kind) {
        HttpStatus.Series series = HttpStatus.Series.resolve(kind.status);
        return Timer.builder("http.server.requests")
                .tag("method", kind.method)
                .tag("uri", kind.uri)
                .tag("status", Integer.toString(kind.status))
                .tag(
                        "outcome",
                        series == null ? OTHER : series == HttpStatus.Series.SUCCESSFUL ? "SUCCESS" : series.name())
                .register(meters);
    }
}
