package arbiter.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Limits the size of requests: boards may be large, everything else is small. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 10)
class BodyLimit extends OncePerRequestFilter {
    private static final long ORDINARY = 96 * 1024;
    private static final long WITH_BOARD = 2 * 1024 * 1024;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        long most = limit(request.getRequestURI());
        if (request.getContentLengthLong() > most) {
            response.setStatus(413);
            response.setContentType("application/problem+json");
            response.getWriter()
                    .write("{\"title\":\"Content Too Large\",\"status\":413,\"code\":\"too-large\","
                            + "\"detail\":\"This is more than the server takes.\"}");
            return;
        }
        chain.doFilter(new Limited(request, most, System.nanoTime() + patienceNanos), response);
    }

    private static long limit(String path) {
        boolean board = path.equals("/api/games")
                || path.equals("/api/play")
                || path.startsWith("/api/maps")
                || path.endsWith("/preview")
                || path.contains("/workshop/");
        return board ? WITH_BOARD : ORDINARY;
    }

    private final long patienceNanos;

    BodyLimit(ConnectionSettings settings) {
        this.patienceNanos = settings.body().toNanos();
    }

    static final class TooSlow extends IOException {
        TooSlow() {
            super("too slow");
        }
    }

    static final class TooLarge extends IOException {
        TooLarge() {
            super("too large");
        }
    }

    private static final class Limited extends HttpServletRequestWrapper {
        private final long most;
        private final long end;

        Limited(HttpServletRequest request, long most, long end) {
            super(request);
            this.most = most;
            this.end = end;
        }

        @Override
        public ServletInputStream getInputStream() throws IOException {
            return new Counted(super.getInputStream(), most, end);
        }
    }

    private static final class Counted extends ServletInputStream {
        private final ServletInputStream in;
        private final long end;
        private long left;

        Counted(ServletInputStream in, long most, long end) {
            this.in = in;
            this.left = most;
            this.end = end;
        }

        @Override
        public int read() throws IOException {
            int next = arrived() ? in.read() : Places.aside(in::read);
            count(next < 0 ? 0 : 1);
            return next;
        }

        @Override
        public int read(byte[] bytes, int from, int length) throws IOException {
            int count = arrived() ? in.read(bytes, from, length) : Places.aside(() -> in.read(bytes, from, length));
            count(Math.max(count, 0));
            return count;
        }

        private boolean arrived() throws IOException {
            return in.available() > 0 || in.isFinished();
        }

        private void count(int more) throws IOException {
            if (System.nanoTime() - end > 0) {
                throw new TooSlow();
            }
            left -= more;
            if (left < 0) {
                throw new TooLarge();
            }
        }

        @Override
        public boolean isFinished() {
            return in.isFinished();
        }

        @Override
        public boolean isReady() {
            return in.isReady();
        }

        @Override
        public void setReadListener(ReadListener listener) {
            in.setReadListener(listener);
        }
    }
}
