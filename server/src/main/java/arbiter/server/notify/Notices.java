package arbiter.server.notify;

import arbiter.server.storage.Secrets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What people should hear of outside the page. It waits in the database until it is sent by the way each person chose. */
@Component
public class Notices {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm 'UTC'", Locale.ENGLISH);

    private final JdbcClient jdbc;
    private final Clock clock;

    Notices(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** What a notice is about; everybody chooses which of them to get. */
    public enum Topic {
        TURN,
        REMINDER,
        PRESS,
        HOST,
        FINISHED
    }

    /** A moment for people whose zone is not known. */
    public static String when(Instant instant) {
        return WHEN.format(instant.atOffset(ZoneOffset.UTC));
    }

    /**
     * Inside a write: the sentence names no secret, for mails are read over shoulders.
     *
     * @param until after this moment it is not worth sending; null if it always is
     */
    public void post(
            Collection<String> accounts, String game, Topic topic, String sentence, @Nullable Instant until) {
        long end = until == null ? 0 : until.toEpochMilli();
        for (String account : new LinkedHashSet<>(accounts)) {
            jdbc.sql("insert into notice (id, account_id, game_id, topic, sentence, created_at, void_at)"
                            + " select ?, id, ?, ?, ?, ?, ? from account where id = ? and notifications <> '{}'")
                    .params(Secrets.id(), game, topic.name(), sentence, clock.millis(), end, account)
                    .update();
        }
    }
}
