package arbiter.server.account;

import arbiter.server.web.SessionCookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import org.springframework.http.HttpHeaders;
import org.springframework.stereotype.Component;

/** Opens and closes the session of the caller's browser. */
@Component
public class Sessions {
    private final Credentials credentials;
    private final Browsers browsers;
    private final SessionCookie cookie;

    Sessions(Credentials credentials, Browsers browsers, SessionCookie cookie) {
        this.credentials = credentials;
        this.browsers = browsers;
        this.cookie = cookie;
    }

    public void open(String account, HttpServletResponse response) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.open(credentials.openSession(account)));
    }

    /** After a log-in: also remembers the browser. */
    public void open(Account account, HttpServletRequest request, HttpServletResponse response) {
        open(account.id(), response);
        browsers.remember(account, request, response);
    }

    public void close(HttpServletResponse response) {
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.close());
    }
}
