package arbiter.server.live;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The events that pages listen to. An event is stored in the transaction that caused it. Its number comes from the game's row, so numbers
 * have the order of commits, and a page that reconnects misses nothing. Numbers are times: if they were counted, a gap would tell a reader
 * how many events were for others.
 */
@Component
public class Happenings {
    private static final int SOMETIMES = 50;

    static final String CHANNEL = "arbiter";

    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Writer writer;
    private final Hub hub;
    private final Clock clock;
    private final boolean postgres;

    Happenings(JdbcClient jdbc, JsonColumn json, Writer writer, Hub hub, Clock clock, ServerSettings settings) {
        this.jdbc = jdbc;
        this.json = json;
        this.writer = writer;
        this.hub = hub;
        this.clock = clock;
        this.postgres = settings.onPostgres();
    }

    /**
     * @param audience seats, with −1 for the host; null for everybody who may see the game
     * @param changesHands a seat that may have another player now: its streams must be authorised again
     */
    public record Item(
            String type,
            @Nullable List<Integer> audience,
            @Nullable Integer changesHands,
            Map<String, ?> data) {}

    /** Must be called inside a transaction. */
    public void tell(String game, Item item) {
        List<Integer> audience = item.audience;
        long now = clock.millis();
        long seq = jdbc.sql(
                        "update game set seq = case when seq < ? then ? else seq + 1 end where id = ? returning seq")
                .params(now, now, game)
                .query(Long.class)
                .single();
        jdbc.sql("insert into happening (game_id, seq, type, audience, changes_hands, data) values (?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game,
                        seq,
                        item.type,
                        audience == null ? null : JsonColumn.seats(audience),
                        item.changesHands,
                        json.write(item.data)))
                .update();
        if (seq % SOMETIMES == 0) {
            jdbc.sql("delete from happening where game_id = ? and seq < (select seq from happening where game_id = ?"
                            + " order by seq desc limit 1 offset " + (Hub.KEPT - 1) + ")")
                    .params(game, game)
                    .update();
        }
        if (postgres) {
            jdbc.sql("select pg_notify(?, ?)")
                    .params(CHANNEL, Hub.News.write(game, audience))
                    .query()
                    .listOfRows();
        }
        writer.afterwards(() -> hub.wake(new Hub.News(game, audience)));
    }

    /** The number of the last event that is for one of these seats, or for everybody; 0 if there is none. */
    public long last(String game, List<Integer> seats) {
        return last(game, seats, Long.MAX_VALUE);
    }

    /** The same at the time of the event with this number. */
    public long last(String game, List<Integer> seats, long then) {
        StringBuilder mine = new StringBuilder();
        seats.forEach(seat ->
                mine.append(" or ',' || audience || ',' like '%,").append(seat).append(",%'"));
        return jdbc.sql("select seq from happening where game_id = ? and seq <= ? and (audience is null" + mine
                        + ") order by seq desc limit 1")
                .params(game, then)
                .query(Long.class)
                .optional()
                .orElse(0L);
    }

    /**
     * Informs the open pages of one seat. Nothing is stored: a page that misses this notices a new version of the sheet later. Must be
     * called inside a transaction.
     */
    public void whisper(String game, int seat, String type, Map<String, ?> data) {
        String text = json.write(data);
        if (postgres) {
            jdbc.sql("select pg_notify(?, ?)")
                    .params(CHANNEL, Hub.Whisper.write(game, seat, type, text))
                    .query()
                    .listOfRows();
        } else {
            writer.afterwards(() -> hub.whisper(new Hub.Whisper(game, seat, type, text)));
        }
    }
}
