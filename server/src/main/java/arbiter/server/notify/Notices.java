package arbiter.server.notify;

import arbiter.server.storage.Secrets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
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
    /** In a sentence: the end of the notice. It is written out for each reader, in the reader's time zone. */
    public static final String UNTIL = "{until}";

    private static final DateTimeFormatter WHEN = DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm", Locale.ENGLISH);

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

    /** The sentence as the reader gets it. */
    static String spoken(String sentence, @Nullable Instant until, ZoneId zone) {
        return until == null ? sentence : sentence.replace(UNTIL, when(until, zone));
    }

    /** A moment in a time zone, with the name of the zone. */
    private static String when(Instant instant, ZoneId zone) {
        String place = zone.getId().equals("Z") ? "UTC" : zone.getId();
        return WHEN.format(instant.atZone(zone)) + " (" + place + ")";
    }

    /**
     * What to tell.
     *
     * @param game the id of the game; empty if it is about none
     * @param sentence names no secret, because other people may see a lock screen; may contain {@link #UNTIL}
     * @param position what the notice reports; null if nothing
     * @param until after this moment it is not worth sending; null if it always is
     * @param request the number of a request for more time; null if it is about none
     */
    public record Notice(
            String game,
            Topic topic,
            String sentence,
            @Nullable Integer position,
            @Nullable Instant until,
            @Nullable Integer request) {}

    /** Must be called inside a transaction. People who never chose to get notices get none. */
    public void post(Collection<String> accounts, Notice notice) {
        long end = notice.until == null ? 0 : notice.until.toEpochMilli();
        int position = notice.position == null ? -1 : notice.position;
        for (String account : new LinkedHashSet<>(accounts)) {
            jdbc.sql(
                            "insert into notice (id, account_id, game_id, topic, sentence, created_at, void_at, position,"
                                    + " request) select ?, id, ?, ?, ?, ?, ?, ?, ? from account where id = ? and notifications <> '{}'")
                    .params(
                            Secrets.id(),
                            notice.game,
                            notice.topic.name(),
                            notice.sentence,
                            clock.millis(),
                            end,
                            position,
                            notice.request == null ? 0 : notice.request,
                            account)
                    .update();
        }
    }
}
