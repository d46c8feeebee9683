package arbiter.server.answer;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.regex.Pattern;
import org.springframework.http.CacheControl;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;
import org.springframework.web.filter.ShallowEtagHeaderFilter;

/**
 * Marks (ETag) for lists in pages. What a page shows is known only when it has been read, so its mark is made of its content: this saves
 * the transfer and not the work.
 */
@Component
class ListTags extends ShallowEtagHeaderFilter {
    private static final Pattern LISTS = Pattern.compile(
            "/api/(?:games|games/[^/]+/(?:positions|messages|audit)|people/[^/]+/games|admin/(?:accounts|games))");

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !request.getMethod().equals("GET")
                || !LISTS.matcher(request.getRequestURI()).matches();
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        response.setHeader(
                HttpHeaders.CACHE_CONTROL, CacheControl.noCache().cachePrivate().getHeaderValue());
        response.addHeader(HttpHeaders.VARY, HttpHeaders.COOKIE + ", " + HttpHeaders.AUTHORIZATION);
        super.doFilterInternal(request, response, chain);
    }
}
