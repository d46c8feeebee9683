package arbiter.server.account;

import arbiter.server.storage.Columns;
import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import arbiter.server.web.Recognition;
import arbiter.server.web.Scope;
import arbiter.server.web.SessionCookie;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Sessions and personal access tokens. The database stores only hashes of the secrets. */
@Component
class Credentials implements Recognition {
    private static final Duration TOUCH = Duration.ofMinutes(10);
    /** How long after a log-in a person without a password may do what needs a password otherwise. */
    private static final Duration RECENT = Duration.ofMinutes(15);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    Credentials(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /** A token as its owner sees it in a list. */
    record Token(
            String id,
            String name,
            @Schema(example = "play") String scope,
            Instant createdAt,
            Instant lastUsedAt,
            Instant expiresAt) {}

    @Override
    public Caller bySession(String secret) {
        return find("session", secret);
    }

    @Override
    public Caller byToken(String secret) {
        return find("token", secret);
    }

    private record Found(Caller.Known caller, long usedAt, long expiresAt) {}

    private Caller find(String kind, String secret) {
        long now = clock.millis();
        Found found = jdbc.sql("select a.id, a.name, a.kind, a.administrator, c.id, c.scope, c.used_at, c.expires_at"
                        + " from credential c join account a on a.id = c.account_id where c.hash = ? and c.kind = ?")
                .params(Secrets.hash(secret), kind)
                .query((row, n) -> {
                    Columns columns = new Columns(row);
                    Caller.Known caller = new Caller.Known(
                            columns.text(),
                            columns.text(),
                            columns.text().equals("GUEST"),
                            columns.truth(),
                            columns.text(),
                            scope(columns.textOrNull()));
                    return new Found(caller, columns.large(), columns.large());
                })
                .optional()
                .orElse(null);
        if (found == null || found.expiresAt < now) {
            return Caller.NOBODY;
        }
        if (now - found.usedAt > TOUCH.toMillis()) {
            // Using a session extends it. A token expires at the time that its owner was told.
            long end = kind.equals("session") ? now + SessionCookie.LIFE.toMillis() : found.expiresAt;
            touch(found.caller.credential(), now, end);
        }
        return found.caller;
    }

    private static Scope scope(@Nullable String stored) {
        return stored == null ? Scope.EVERYTHING : Scope.valueOf(stored);
    }

    private void touch(String id, long now, long end) {
        writer.run(() -> jdbc.sql("update credential set used_at = ?, expires_at = ? where id = ?")
                .params(now, end, id)
                .update());
    }

    /** Opens a session and returns the secret for the cookie. */
    String openSession(String account) {
        return insert("session", account, "", null, SessionCookie.LIFE);
    }

    String createToken(String account, String name, Scope scope, Duration life) {
        return insert("token", account, name, scope, life);
    }

    private String insert(String kind, String account, String name, @Nullable Scope scope, Duration life) {
        String secret = (kind.equals("token") ? "arb_" : "") + Secrets.token();
        long now = clock.millis();
        writer.run(() -> jdbc.sql("insert into credential (id, kind, hash, account_id, name, scope, created_at,"
                        + " used_at, expires_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        Secrets.id(),
                        kind,
                        Secrets.hash(secret),
                        account,
                        name,
                        scope == null ? null : scope.name(),
                        now,
                        now,
                        now + life.toMillis()))
                .update());
        return secret;
    }

    List<Token> tokens(String account) {
        return jdbc.sql("select * from credential where account_id = ? and kind = 'token' order by created_at")
                .param(account)
                .query((row, n) -> new Token(
                        row.getString("id"),
                        row.getString("name"),
                        scope(row.getString("scope")).word(),
                        Instant.ofEpochMilli(row.getLong("created_at")),
                        Instant.ofEpochMilli(row.getLong("used_at")),
                        Instant.ofEpochMilli(row.getLong("expires_at"))))
                .list();
    }

    boolean delete(String account, String id) {
        return writer.write(() -> jdbc.sql("delete from credential where account_id = ? and id = ?")
                        .params(account, id)
                        .update())
                == 1;
    }

    boolean openedRecently(Caller.Known caller) {
        long opened = jdbc.sql("select created_at from credential where id = ? and account_id = ? and kind = 'session'")
                .params(caller.credential(), caller.id())
                .query(Long.class)
                .optional()
                .orElse(0L);
        return clock.millis() - opened < RECENT.toMillis();
    }

    /** Keeps invitations that an administrator has made: other people hold them. */
    void deleteAll(String account) {
        writer.run(() -> jdbc.sql("delete from credential where account_id = ? and kind <> 'invitation'")
                .param(account)
                .update());
    }

    /** Called after a password change: a person who knew the old password may have opened sessions, created tokens or requested links. */
    void deleteOthers(String account, String kept) {
        writer.run(() -> jdbc.sql("delete from credential where account_id = ? and id <> ?"
                        + " and kind in ('session', 'token', 'password')")
                .params(account, kept)
                .update());
    }

    void deleteExpired() {
        writer.run(() -> jdbc.sql("delete from credential where expires_at < ?")
                .param(clock.millis())
                .update());
    }
}
