package arbiter.server.live;

import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import arbiter.server.storage.Writer;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * The events that pages listen to. An event is stored in the transaction that caused it. Its number comes from the game's row, so numbers
 * have the order of commits, and a page that reconnects misses nothing.
 */
@Component
public class Happenings {
    /** How many events are kept per game. A page that was away for longer loads everything again. */
    static final int KEPT = 400;

    static final String CHANNEL = "arbiter";

    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Writer writer;
    private final Hub hub;
    private final boolean postgres;

    Happenings(JdbcClient jdbc, JsonColumn json, Writer writer, Hub hub, ServerSettings settings) {
        this.jdbc = jdbc;
        this.json = json;
        this.writer = writer;
        this.hub = hub;
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
        long seq = jdbc.sql("update game set seq = seq + 1 where id = ? returning seq")
                .param(game)
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
        if (seq % 50 == 0) {
            jdbc.sql("delete from happening where game_id = ? and seq < ?")
                    .params(game, seq - KEPT)
                    .update();
        }
        if (postgres) {
            jdbc.sql("select pg_notify(?, ?)").params(CHANNEL, game).query().listOfRows();
        }
        writer.afterwards(() -> hub.wake(game));
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
