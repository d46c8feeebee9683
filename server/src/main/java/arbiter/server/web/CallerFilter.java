package arbiter.server.web;

import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import org.springframework.http.HttpHeaders;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.authority.SimpleGrantedAuthority;
import org.springframework.security.core.context.SecurityContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.filter.OncePerRequestFilter;

/** Identifies the caller by session cookie or bearer token. If there is a bearer token, only that counts. */
class CallerFilter extends OncePerRequestFilter {
    static final String BEARER = "Bearer ";

    /** Writes a refusal outside of endpoints. */
    interface Refusals {
        void answer(HttpServletResponse response, Problem problem) throws IOException;
    }

    private final Recognition recognition;
    private final Refusals refusals;

    CallerFilter(Recognition recognition, Refusals refusals) {
        this.recognition = recognition;
        this.refusals = refusals;
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        Caller caller = recognise(request);
        if (caller instanceof Caller.Known known) {
            Scope needed = Scope.neededFor(request.getMethod(), request.getRequestURI());
            if (!known.scope().covers(needed)) {
                refusals.answer(response, known.scope().refusal(needed));
                return;
            }
            List<SimpleGrantedAuthority> authorities =
                    known.administrator() ? List.of(new SimpleGrantedAuthority("ROLE_ADMINISTRATOR")) : List.of();
            SecurityContext context = SecurityContextHolder.createEmptyContext();
            context.setAuthentication(UsernamePasswordAuthenticationToken.authenticated(known, null, authorities));
            SecurityContextHolder.setContext(context);
        }
        chain.doFilter(request, response);
    }

    private Caller recognise(HttpServletRequest request) {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        if (header != null && header.startsWith(BEARER)) {
            return recognition.byToken(header.substring(BEARER.length()).strip());
        }
        String session = SessionCookie.of(request);
        return session == null ? Caller.NOBODY : recognition.bySession(session);
    }

    @Override
    protected boolean shouldNotFilterAsyncDispatch() {
        return false;
    }
}
