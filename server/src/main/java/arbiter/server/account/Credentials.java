package arbiter.server.account;

import arbiter.server.storage.Columns;
import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Recognition;
import arbiter.server.web.SessionCookie;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Sessions and personal access tokens. The database keeps hashes; the secrets are with those who hold them. */
@Component
class Credentials implements Recognition {
    private static final Duration TOUCH = Duration.ofMinutes(10);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    Credentials(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /** A token as its owner sees it in a list. */
    record Token(String id, String name, Instant createdAt, Instant lastUsedAt) {}

    @Override
    public Caller bySession(String secret) {
        return find("session", secret);
    }

    @Override
    public Caller byToken(String secret) {
        return find("token", secret);
    }

    private record Found(
            Caller.Known caller, long usedAt, @Nullable Long expiresAt) {}

    private Caller find(String kind, String secret) {
        long now = clock.millis();
        Found found = jdbc.sql("select a.id, a.name, a.kind, a.administrator, c.id, c.used_at, c.expires_at"
                        + " from credential c join account a on a.id = c.account_id where c.hash = ? and c.kind = ?")
                .params(Secrets.hash(secret), kind)
                .query((row, n) -> {
                    Columns columns = new Columns(row);
                    Caller.Known caller = new Caller.Known(
                            columns.text(),
                            columns.text(),
                            columns.text().equals("GUEST"),
                            columns.truth(),
                            columns.text());
                    return new Found(caller, columns.large(), columns.largeOrNull());
                })
                .optional()
                .orElse(null);
        if (found == null || (found.expiresAt != null && found.expiresAt < now)) {
            return Caller.NOBODY;
        }
        if (now - found.usedAt > TOUCH.toMillis()) {
            touch(found.caller.credential(), found.expiresAt != null);
        }
        return found.caller;
    }

    private void touch(String id, boolean expires) {
        long now = clock.millis();
        writer.run(() -> jdbc.sql("update credential set used_at = ?, expires_at = ? where id = ?")
                .params(Row.of(now, expires ? (Long) (now + SessionCookie.LIFE.toMillis()) : null, id))
                .update());
    }

    /** A new session; the secret goes into the cookie. */
    String openSession(String account) {
        return insert("session", account, "", clock.millis() + SessionCookie.LIFE.toMillis());
    }

    String createToken(String account, String name) {
        return insert("token", account, name, null);
    }

    private String insert(String kind, String account, String name, @Nullable Long expires) {
        String secret = (kind.equals("token") ? "arb_" : "") + Secrets.token();
        long now = clock.millis();
        writer.run(() -> jdbc.sql("insert into credential (id, kind, hash, account_id, name, created_at, used_at,"
                        + " expires_at) values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(Secrets.id(), kind, Secrets.hash(secret), account, name, now, now, expires))
                .update());
        return secret;
    }

    List<Token> tokens(String account) {
        return jdbc.sql("select * from credential where account_id = ? and kind = 'token' order by created_at")
                .param(account)
                .query((row, n) -> new Token(
                        row.getString("id"),
                        row.getString("name"),
                        Instant.ofEpochMilli(row.getLong("created_at")),
                        Instant.ofEpochMilli(row.getLong("used_at"))))
                .list();
    }

    boolean delete(String account, String id) {
        return writer.write(() -> jdbc.sql("delete from credential where account_id = ? and id = ?")
                        .params(account, id)
                        .update())
                == 1;
    }

    /** Invitations that an administrator gave away stay good: they are other people's. */
    void deleteAll(String account) {
        writer.run(() -> jdbc.sql("delete from credential where account_id = ? and kind <> 'invitation'")
                .param(account)
                .update());
    }

    void deleteOthers(String account, String kept) {
        writer.run(() -> jdbc.sql("delete from credential where account_id = ? and id <> ? and kind = 'session'")
                .params(account, kept)
                .update());
    }

    void deleteExpired() {
        writer.run(() -> jdbc.sql("delete from credential where expires_at < ?")
                .param(clock.millis())
                .update());
    }
}
