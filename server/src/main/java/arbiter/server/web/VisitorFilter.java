package arbiter.server.web;

import arbiter.server.address.Proxies;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/**
 * Runs before all other filters. After it, {@code getRemoteAddr} is the visitor's address and {@code isSecure} says how the visitor
 * connected, with or without proxies. No other code reads these headers.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
class VisitorFilter extends OncePerRequestFilter {
    private final Proxies proxies;

    VisitorFilter(Proxies proxies, @Value("${server.forward-headers-strategy:none}") String strategy) {
        if (!strategy.equalsIgnoreCase("none")) {
            // That strategy believes X-Forwarded-For from anybody, and uses its left-most address, which any visitor
            // can forge.
            throw new IllegalArgumentException(
                    "server.forward-headers-strategy is not used here; name the addresses of your proxies in arbiter.trusted-proxies");
        }
        this.proxies = proxies;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        List<String> forwarded = Collections.list(request.getHeaders("X-Forwarded-For"));
        String address = proxies.visitor(request.getRemoteAddr(), forwarded);
        String scheme = scheme(request);
        if (request.getHeader(Proxies.QUESTION) != null) {
            // Reveals nothing to callers except how their own request arrived.
            String proxy =
                    forwarded.isEmpty() ? "none" : proxies.trusts(request.getRemoteAddr()) ? "trusted" : "untrusted";
            response.setHeader(Proxies.QUESTION, "address=" + address + "; scheme=" + scheme + "; proxy=" + proxy);
        }
        chain.doFilter(new Visit(request, address, scheme), response);
    }

    private String scheme(HttpServletRequest request) {
        List<String> told = Collections.list(request.getHeaders("X-Forwarded-Proto"));
        if (told.isEmpty() || !proxies.trusts(request.getRemoteAddr())) {
            return request.getScheme();
        }
        String last = told.getLast();
        return "https"
                        .equalsIgnoreCase(
                                last.substring(last.lastIndexOf(',') + 1).strip())
                ? "https"
                : "http";
    }

    private static final class Visit extends HttpServletRequestWrapper {
        private final String address;
        private final String scheme;

        Visit(HttpServletRequest request, String address, String scheme) {
            super(request);
            this.address = address;
            this.scheme = scheme;
        }

        @Override
        public String getRemoteAddr() {
            return address;
        }

        @Override
        public String getRemoteHost() {
            return address;
        }

        @Override
        public String getScheme() {
            return scheme;
        }

        @Override
        public boolean isSecure() {
            return scheme.equals("https");
        }
    }
}
