package arbiter.server.account;

import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Limits;
import arbiter.server.web.SessionCookie;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.time.Clock;
import java.util.Optional;
import org.springframework.http.HttpHeaders;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Remembers the browsers in which an account has logged in. All unknown browsers together get only a few password attempts per account,
 * from whatever addresses. An attacker can therefore block unknown browsers, but never the owner's own browser.
 */
@Component
class Browsers {
    private static final int MOST = 20;

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Limits limits;
    private final SessionCookie cookie;
    private final Clock clock;

    Browsers(JdbcClient jdbc, Writer writer, Limits limits, SessionCookie cookie, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.limits = limits;
        this.cookie = cookie;
        this.clock = clock;
    }

    /**
     * Counts one attempt to log in with this name, or refuses it because of too many attempts. Works the same for names that do not exist.
     */
    void attempt(HttpServletRequest request, String name) {
        Optional<String> known = known(request, name);
        if (known.isPresent()) {
            limits.take(Limits.Kind.LOG_IN, "browser " + known.get());
            return;
        }
        String address = request.getRemoteAddr();
        limits.take(Limits.Kind.LOG_IN_ANYBODY, address);
        limits.take(Limits.Kind.LOG_IN, address + " " + Accounts.key(name));
        limits.take(Limits.Kind.LOG_IN_STRANGERS, Accounts.key(name));
    }

    private Optional<String> known(HttpServletRequest request, String name) {
        String secret = SessionCookie.browser(request);
        return secret == null
                ? Optional.empty()
                : jdbc.sql("select c.id from credential c join account a on a.id = c.account_id"
                                + " where c.hash = ? and c.kind = 'browser' and c.expires_at > ? and a.name_key = ?")
                        .params(Secrets.hash(secret), clock.millis(), Accounts.key(name))
                        .query(String.class)
                        .optional();
    }

    /** Called after a successful log-in. */
    void remember(Account account, HttpServletRequest request, HttpServletResponse response) {
        if (known(request, account.name()).isPresent()) {
            return;
        }
        String secret = Secrets.token();
        long now = clock.millis();
        writer.run(() -> {
            jdbc.sql("insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at)"
                            + " values (?, 'browser', ?, ?, '', ?, ?, ?)")
                    .params(Row.of(
                            Secrets.id(),
                            Secrets.hash(secret),
                            account.id(),
                            now,
                            now,
                            now + SessionCookie.BROWSER_LIFE.toMillis()))
                    .update();
            jdbc.sql("delete from credential where account_id = ? and kind = 'browser' and id not in (select id from"
                            + " credential where account_id = ? and kind = 'browser' order by created_at desc limit ?)")
                    .params(account.id(), account.id(), MOST)
                    .update();
        });
        response.addHeader(HttpHeaders.SET_COOKIE, cookie.remember(secret));
    }
}
