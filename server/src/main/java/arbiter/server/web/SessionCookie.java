package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** The session cookie. Scripts cannot read it, and other sites cannot make the browser send it with a write. */
@Component
public class SessionCookie {
    public static final String NAME = "arbiter";
    public static final Duration LIFE = Duration.ofDays(60);
    /** Marks a browser that has logged in before. Stays after a log-out, and gives no access. */
    public static final String BROWSER = "arbiter-browser";

    public static final Duration BROWSER_LIFE = Duration.ofDays(365);

    /** Finds the log-in at an OpenID provider that this browser has begun. */
    private static final String VISIT = "arbiter-openid";

    public static final Duration VISIT_LIFE = Duration.ofMinutes(15);

    private final boolean secure;

    SessionCookie(ServerSettings settings) {
        this.secure = settings.overTls();
    }

    /** The session secret of a request, or null. */
    static @Nullable String of(HttpServletRequest request) {
        return value(request, NAME);
    }

    /** The secret that identifies a browser that has logged in before, or null. */
    public static @Nullable String browser(HttpServletRequest request) {
        return value(request, BROWSER);
    }

    /** The secret of the log-in that this browser has begun at an OpenID provider, or null. */
    public static @Nullable String visit(HttpServletRequest request) {
        return value(request, VISIT);
    }

    private static @Nullable String value(HttpServletRequest request, String name) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(name)) {
                    return cookie.getValue();
                }
            }
        }
        return null;
    }

    public String open(String secret) {
        return cookie(NAME, secret, LIFE);
    }

    public String close() {
        return cookie(NAME, "", Duration.ZERO);
    }

    public String remember(String secret) {
        return cookie(BROWSER, secret, BROWSER_LIFE);
    }

    public String visit(String secret) {
        return cookie(VISIT, secret, VISIT_LIFE);
    }

    public String endVisit() {
        return cookie(VISIT, "", Duration.ZERO);
    }

    private String cookie(String name, String value, Duration life) {
        return ResponseCookie.from(name, value)
                .httpOnly(true)
                .sameSite("Lax")
                .secure(secure)
                .path("/")
                .maxAge(life)
                .build()
                .toString();
    }
}
