package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import jakarta.servlet.http.Cookie;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.springframework.http.ResponseCookie;
import org.springframework.stereotype.Component;

/** The cookie that carries a session: no script can read it, no other site can make the browser send it with a write. */
@Component
public class SessionCookie {
    public static final String NAME = "arbiter";
    public static final Duration LIFE = Duration.ofDays(60);

    private final boolean secure;

    SessionCookie(ServerSettings settings) {
        this.secure = settings.overTls();
    }

    /** The secret that a request brings, or null. */
    static @Nullable String of(HttpServletRequest request) {
        Cookie[] cookies = request.getCookies();
        if (cookies != null) {
            for (Cookie cookie : cookies) {
                if (cookie.getName().equals(NAME)) {
                    return cookie.getValue();
                }
            }
        }
        return null;
    }

    public String open(String secret) {
        return cookie(secret, LIFE);
    }

    public String close() {
        return cookie("", Duration.ZERO);
    }

    private String cookie(String value, Duration life) {
        return ResponseCookie.from(NAME, value)
                .httpOnly(true)
                .sameSite("Lax")
                .secure(secure)
                .path("/")
                .maxAge(life)
                .build()
                .toString();
    }
}
