package arbiter.server.telegram.person;

import arbiter.server.storage.Row;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The codes after {@code ?start=} in a link to the bot. A code of the page links an account; it works once and for a short time. The code
 * of a game is its invitation.
 */
@Component
public class StartCodes {
    /** Telegram allows letters, digits, dashes and underscores. */
    public static final String INVITATION = "join-";

    /** For people who want an account here and have no link. */
    public static final String NEW = "new";

    private static final Duration LIFE = Duration.ofMinutes(15);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    StartCodes(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /** @param invitation the account's owner joins the game of this invitation, too; null for no game */
    public String make(String account, @Nullable String invitation) {
        String code = Secrets.token();
        long now = clock.millis();
        writer.run(() -> {
            jdbc.sql("delete from telegram_code where account_id = ? or expires_at < ?")
                    .params(account, now)
                    .update();
            jdbc.sql("insert into telegram_code (hash, account_id, invitation, expires_at) values (?, ?, ?, ?)")
                    .params(Row.of(Secrets.hash(code), account, invitation, now + LIFE.toMillis()))
                    .update();
        });
        return code;
    }

    public record Meaning(String account, @Nullable String invitation) {}

    /** Must be called inside a transaction. Uses up the code. */
    public Optional<Meaning> take(String code) {
        Optional<Meaning> meaning = jdbc.sql(
                        "select account_id, invitation from telegram_code where hash = ? and expires_at >= ?")
                .params(Secrets.hash(code), clock.millis())
                .query((row, n) -> new Meaning(row.getString(1), row.getString(2)))
                .optional();
        jdbc.sql("delete from telegram_code where hash = ?")
                .param(Secrets.hash(code))
                .update();
        return meaning;
    }
}
