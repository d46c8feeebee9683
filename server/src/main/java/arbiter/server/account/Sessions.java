package arbiter.server.account;

import arbiter.server.web.SessionCookie;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Opens and closes the session of the caller's browser. */
@Component
public class Sessions {
    private final Credentials credentials;
    private final SessionCookie cookie;

    Sessions(Credentials credentials, SessionCookie cookie) {
        this.credentials = credentials;
        this.cookie = cookie;
    }

    public void open(String account, HttpServletResponse response) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.open(credentials.openSession(account)));
    }

    public void close(HttpServletResponse response) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.close());
    }
}
