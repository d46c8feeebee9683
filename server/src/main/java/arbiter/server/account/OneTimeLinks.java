package arbiter.server.account;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Problem;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import org.springframework.http.HttpStatus;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Links that work once and expire. The administrator passes them on. The code is after the {@code #}, so that it does not appear in the
 * logs of servers and proxies; the database stores only its hash.
 */
@Component
class OneTimeLinks {
    /** The purpose of a link, with the page that it opens and its lifetime. */
    enum Kind {
        PASSWORD("/password", Duration.ofHours(24)),
        INVITATION("/welcome", Duration.ofDays(7));

        private final String page;
        private final Duration life;

        Kind(String page, Duration life) {
            this.page = page;
            this.life = life;
        }

        String stored() {
            return name().toLowerCase(java.util.Locale.ROOT);
        }
    }

    record Link(
            @Schema(example = "https://games.example.org/password#…")
            String link,

            Instant expiresAt) {}

    private final JdbcClient jdbc;
    private final Writer writer;
    private final ServerSettings settings;
    private final Clock clock;

    OneTimeLinks(JdbcClient jdbc, Writer writer, ServerSettings settings, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.settings = settings;
        this.clock = clock;
    }

    /** @param account for a password link: the account whose password it sets; for an invitation: the account that gives it */
    Link make(Kind kind, String account) {
        String code = Secrets.token();
        Instant now = clock.instant();
        Instant end = now.plus(kind.life);
        writer.run(() -> {
            if (kind == Kind.PASSWORD) {
                jdbc.sql("delete from credential where account_id = ? and kind = ?")
                        .params(account, kind.stored())
                        .update();
            }
            jdbc.sql("insert into credential (id, kind, hash, account_id, name, created_at, used_at, expires_at)"
                            + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                    .params(Row.of(
                            Secrets.id(),
                            kind.stored(),
                            Secrets.hash(code),
                            account,
                            "",
                            now.toEpochMilli(),
                            now.toEpochMilli(),
                            end.toEpochMilli()))
                    .update();
        });
        return new Link(settings.publicUrl() + kind.page + "#" + code, end);
    }

    /** Marks the link as used and returns its account. Must be called inside a transaction. */
    String take(Kind kind, String code) {
        String account = owner(kind, code);
        int used = jdbc.sql("delete from credential where hash = ?")
                .param(Secrets.hash(code))
                .update();
        if (used == 0) {
            throw Problem.conflict("used-up", "This link has just been used.");
        }
        return account;
    }

    /** The account of a valid link. Does not use up the link. */
    String owner(Kind kind, String code) {
        return jdbc.sql("select account_id from credential where hash = ? and kind = ? and expires_at > ?")
                .params(Secrets.hash(code), kind.stored(), clock.millis())
                .query(String.class)
                .optional()
                .orElseThrow(() -> new Problem(
                        HttpStatus.FORBIDDEN,
                        "used-up",
                        "This link is no longer valid or was already used. The administrator can make a new one."));
    }
}
