package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Works on a few requests of each visitor at once; more requests of the same visitor wait. A visitor with a hundred connections therefore
 * uses no more of the server than one with a few. A visitor is identified by session, token or address, without checking them, because a
 * check costs more than waiting. Visitors can invent sessions and tokens, so the total is limited too, and addresses take turns.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 5)
class InFlight extends OncePerRequestFilter {
    private static final long TRY_AGAIN_SECONDS = 5;
    private static final Duration NO_LIMIT = Duration.ofDays(1);

    private final Places places;

    InFlight(ConnectionSettings settings, ServerSettings server) {
        this.places = server.limits() > 0
                ? new Places(
                        new Places.Bounds(settings.workingInAll(), settings.working(), settings.waitingPerAddress()),
                        settings.patience())
                : new Places(
                        new Places.Bounds(settings.workingInAll(), Integer.MAX_VALUE, Integer.MAX_VALUE), NO_LIMIT);
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String visitor = visitor(request);
        if (!places.enter(visitor, request.getRemoteAddr())) {
            refuse(response);
            return;
        }
        try {
            chain.doFilter(request, new Told(response));
        } finally {
            places.leave(visitor);
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

    private static void refuse(HttpServletResponse response) throws IOException {
        response.setStatus(503);
        response.setContentType("application/problem+json");
        response.setHeader(HttpHeaders.RETRY_AFTER, Long.toString(TRY_AGAIN_SECONDS));
        response.getWriter()
                .write("{\"title\":\"Service Unavailable\",\"status\":503,\"code\":\"busy\",\"retryAfter\":"
                        + TRY_AGAIN_SECONDS
                        + ",\"detail\":\"Too many of your requests are open; try again in a few seconds.\"}");
    }

    /** An answer to a client that may be slow. The request gives up its place while a part of the answer is sent. */
    private static final class Told extends HttpServletResponseWrapper {
        private @Nullable ServletOutputStream out;

        Told(HttpServletResponse response) {
            super(response);
        }

        @Override
        public ServletOutputStream getOutputStream() throws IOException {
            ServletOutputStream given = out;
            if (given == null) {
                given = new Patient(super.getOutputStream());
                out = given;
            }
            return given;
        }
    }

    private static final class Patient extends ServletOutputStream {
        private final ServletOutputStream out;

        Patient(ServletOutputStream out) {
            this.out = out;
        }

        @Override
        public void write(int next) throws IOException {
            out.write(next);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            Places.<IOException>asideAndOn(() -> out.write(bytes, from, length));
        }

        @Override
        public void flush() throws IOException {
            Places.<IOException>asideAndOn(() -> out.flush());
        }

        @Override
        public void close() throws IOException {
            Places.<IOException>asideAndOn(() -> out.close());
        }

        @Override
        public boolean isReady() {
            return out.isReady();
        }

        @Override
        public void setWriteListener(WriteListener listener) {
            out.setWriteListener(listener);
        }
    }
}
