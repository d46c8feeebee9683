package arbiter.server.route;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;
import org.springframework.util.StreamUtils;
import org.springframework.web.filter.OncePerRequestFilter;
import org.springframework.web.util.UriUtils;

/**
 * Refuses a query that is no text: a percent sign without two digits, bytes that are not UTF-8, or the character NUL. The JSON reader
 * refuses NUL in a body, and the framework refuses such a path.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE + 7)
class QueryFilter extends OncePerRequestFilter {
    private static final int LONGEST = 60;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Optional<String> wrong = wrong(request.getQueryString());
        if (wrong.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        response.setStatus(HttpServletResponse.SC_BAD_REQUEST);
        response.setContentType(Refusal.TYPE);
        StreamUtils.copy(Refusal.unreadable(wrong.get()), response.getOutputStream());
    }

    private static Optional<String> wrong(@Nullable String query) {
        if (query == null || query.indexOf('%') < 0) {
            return Optional.empty();
        }
        for (String part : query.split("&", -1)) {
            String name = part.replaceFirst("=.*", "");
            String value = part.substring(Math.min(part.length(), name.length() + 1));
            String shown = value.length() > LONGEST ? value.substring(0, LONGEST) + "…" : value;
            if (part.contains("%00")) {
                return Optional.of(name + ": \"" + shown + "\" contains the character NUL; leave it out.");
            }
            if (!isText(part)) {
                return Optional.of(name + ": \"" + shown + "\" is no text; write it in UTF-8, with % and two digits for"
                        + " special characters.");
            }
        }
        return Optional.empty();
    }

    private static boolean isText(String part) {
        try {
            byte[] bytes = UriUtils.decode(part, StandardCharsets.ISO_8859_1).getBytes(StandardCharsets.ISO_8859_1);
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (IllegalArgumentException | CharacterCodingException e) {
            return false;
        }
    }
}
