package arbiter.server.openid;

import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import arbiter.server.web.SessionCookie;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The log-ins that are under way, in the database, so that another node can complete them. Each step can be used once. */
@Repository
class Visits {
    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Writer writer;
    private final Clock clock;

    Visits(JdbcClient jdbc, JsonColumn json, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.writer = writer;
        this.clock = clock;
    }

    /** Stores the visit and returns the secret for the cookie. */
    String keep(Visit visit) {
        String secret = Secrets.token();
        long now = clock.millis();
        writer.run(() -> {
            jdbc.sql("delete from openid_visit where expires_at < ?").param(now).update();
            jdbc.sql("insert into openid_visit (hash, data, expires_at) values (?, ?, ?)")
                    .params(Secrets.hash(secret), json.write(visit), now + SessionCookie.VISIT_LIFE.toMillis())
                    .update();
        });
        return secret;
    }

    /** The visit of this browser, without using it up. */
    <V extends Visit> V look(@Nullable String secret, Class<V> step) {
        return find(secret).filter(step::isInstance).map(step::cast).orElseThrow(Visits::expired);
    }

    /** The visit of this browser. It cannot be used again. */
    <V extends Visit> V take(@Nullable String secret, Class<V> step) {
        V visit = look(secret, step);
        forget(String.valueOf(secret));
        return visit;
    }

    /** Two requests with the same cookie may come at once; only one of them gets the visit. */
    void forget(String secret) {
        int taken = writer.write(() -> jdbc.sql("delete from openid_visit where hash = ?")
                .param(Secrets.hash(secret))
                .update());
        if (taken == 0) {
            throw expired();
        }
    }

    private Optional<Visit> find(@Nullable String secret) {
        return secret == null
                ? Optional.empty()
                : jdbc.sql("select data from openid_visit where hash = ? and expires_at >= ?")
                        .params(Secrets.hash(secret), clock.millis())
                        .query(String.class)
                        .optional()
                        .map(data -> json.read(data, Visit.class));
    }

    static Problem expired() {
        return new Problem(
                HttpStatus.CONFLICT,
                "log-in-expired",
                "This log-in took too long, was already used, or was begun in another browser. Begin again.");
    }
}
