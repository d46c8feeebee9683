package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Works on a few requests of one visitor at once; the others of that visitor wait. Somebody with a hundred connections
 * therefore takes no more of the server than somebody with a few. A visitor is a session or a token, or else an address: this
 * is asked before anybody is recognised, because recognising costs more than waiting.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 5)
class InFlight extends OncePerRequestFilter {
    private static final long TRY_AGAIN_SECONDS = 5;

    private static final class Desk {
        private final Semaphore places;
        private int users;

        Desk(int places) {
            this.places = new Semaphore(places, true);
        }
    }

    private final Map<String, Desk> desks = new ConcurrentHashMap<>();
    private final ConnectionSettings settings;
    private final boolean on;

    InFlight(ConnectionSettings settings, ServerSettings server) {
        this.settings = settings;
        this.on = server.limits() > 0;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        if (!on) {
            chain.doFilter(request, response);
            return;
        }
        String visitor = visitor(request);
        Desk desk = enter(visitor);
        try {
            if (!sitDown(desk)) {
                refuse(response);
                return;
            }
            try {
                chain.doFilter(request, response);
            } finally {
                desk.places.release();
            }
        } finally {
            leave(visitor);
        }
    }

    private static String visitor(HttpServletRequest request) {
        String token = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (token != null) {
            return token;
        }
        String session = SessionCookie.of(request);
        return session != null ? session : "at " + request.getRemoteAddr();
    }

    private Desk enter(String visitor) {
        return desks.compute(visitor, (id, before) -> {
            Desk desk = before == null ? new Desk(settings.working()) : before;
            desk.users++;
            return desk;
        });
    }

    private void leave(String visitor) {
        desks.computeIfPresent(visitor, (id, desk) -> --desk.users == 0 ? null : desk);
    }

    private boolean sitDown(Desk desk) {
        try {
            return desk.places.tryAcquire(settings.patience().toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void refuse(HttpServletResponse response) throws IOException {
        response.setStatus(503);
        response.setContentType("application/problem+json");
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(TRY_AGAIN_SECONDS));
        response.getWriter()
                .write("{\"title\":\"Service Unavailable\",\"status\":503,\"code\":\"busy\",\"retryAfter\":"
                        + TRY_AGAIN_SECONDS
                        + ",\"detail\":\"Too many of your requests are open; try again in a few seconds.\"}");
    }
}
