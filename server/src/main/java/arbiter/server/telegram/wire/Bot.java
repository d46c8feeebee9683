package arbiter.server.telegram.wire;

import arbiter.server.storage.Writer;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What all nodes know about the bot and the node that speaks for it. */
@Component
public class Bot {
    private final JdbcClient jdbc;
    private final Writer writer;
    private final TelegramSettings settings;
    private final Outbox outbox;
    private final Clock clock;

    Bot(JdbcClient jdbc, Writer writer, TelegramSettings settings, Outbox outbox, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.settings = settings;
        this.outbox = outbox;
        this.clock = clock;
    }

    /**
     * How the bot is, for the administrator.
     *
     * @param trouble what is wrong, in a sentence; empty if nothing is
     */
    @Schema(name = "TelegramHealth")
    public record Health(
            @Schema(example = "ArbiterBot") String bot,
            @Nullable Instant polledAt,
            String trouble,
            long waiting,
            @Nullable Instant waitingSince) {}

    /** The name of the bot, if Telegram is used here and has answered once. */
    public Optional<String> name() {
        return settings.on() ? Optional.of(row().bot()).filter(name -> !name.isEmpty()) : Optional.empty();
    }

    /** A link that opens the private chat and hands over a code; empty while the bot has no name. */
    public Optional<String> link(String code) {
        return name().map(name -> "https://t.me/" + name + "?start=" + code);
    }

    public Optional<Health> health() {
        return settings.on() ? Optional.of(row()) : Optional.empty();
    }

    private Health row() {
        Outbox.Backlog backlog = outbox.backlog();
        return jdbc.sql("select bot, polled_at, trouble from telegram_poller where id = 1")
                .query((row, n) -> new Health(
                        row.getString(1),
                        moment(row.getLong(2)),
                        row.getString(3),
                        backlog.posts(),
                        moment(backlog.oldest())))
                .single();
    }

    private static @Nullable Instant moment(long millis) {
        return millis == 0 ? null : Instant.ofEpochMilli(millis);
    }

    void named(String name) {
        writer.run(() -> jdbc.sql("update telegram_poller set bot = ? where id = 1")
                .param(name)
                .update());
    }

    /** @param trouble empty if Telegram answered as it should */
    void polled(String trouble) {
        long now = clock.millis();
        writer.run(() -> jdbc.sql(
                        "update telegram_poller set trouble = ?, polled_at = case when ? = '' then ? else polled_at end"
                                + " where id = 1")
                .params(trouble, trouble, now)
                .update());
    }
}
