package arbiter.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.OncePerRequestFilter;

/** Refuses the character NUL in a query. The JSON reader refuses it in a body, and the framework in a path. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 7)
class NulFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String query = request.getQueryString();
        if (query == null || !query.contains("%00")) {
            chain.doFilter(request, response);
            return;
        }
        response.setStatus(400);
        response.setContentType("application/problem+json");
        response.getWriter()
                .write("{\"title\":\"Bad Request\",\"status\":400,\"code\":\"unreadable\","
                        + "\"detail\":\"The query contains the character NUL.\"}");
    }
}
