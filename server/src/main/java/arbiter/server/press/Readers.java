package arbiter.server.press;

import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Writer;
import java.sql.ResultSet;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What each person has read of the messages of a game, and whom the person does not want to hear. */
@Component
class Readers {
    static final Reader NOBODY = new Reader(0, List.of());

    private final JdbcClient jdbc;
    private final Writer writer;

    Readers(JdbcClient jdbc, Writer writer) {
        this.jdbc = jdbc;
        this.writer = writer;
    }

    /** @param upTo all messages up to this one are read */
    record Reader(int upTo, List<Integer> muted) {}

    Reader of(String game, String account) {
        return jdbc.sql("select read_up_to, muted from reader where game_id = ? and account_id = ?")
                .params(game, account)
                .query((row, n) -> new Reader(row.getInt(1), JsonColumn.seats(row.getString(2))))
                .optional()
                .orElse(NOBODY);
    }

    /** For each conversation that was read separately, the last message that was read. */
    SortedMap<String, Integer> marks(String game, String account) {
        SortedMap<String, Integer> marks = new TreeMap<>();
        jdbc.sql("select thread, read_up_to from read_mark where game_id = ? and account_id = ?")
                .params(game, account)
                .query((ResultSet row) -> {
                    marks.put(row.getString(1), row.getInt(2));
                });
        return marks;
    }

    void markAll(String game, String account, int upTo) {
        writer.run(() -> jdbc.sql("insert into reader (game_id, account_id, read_up_to) values (?, ?, ?)"
                        + " on conflict (game_id, account_id) do update set read_up_to = excluded.read_up_to"
                        + " where excluded.read_up_to > reader.read_up_to")
                .params(game, account, upTo)
                .update());
    }

    void mark(String game, String account, String thread, int upTo) {
        writer.run(() -> jdbc.sql("insert into read_mark (game_id, account_id, thread, read_up_to) values (?, ?, ?, ?)"
                        + " on conflict (game_id, account_id, thread) do update set read_up_to = excluded.read_up_to"
                        + " where excluded.read_up_to > read_mark.read_up_to")
                .params(game, account, thread, upTo)
                .update());
    }

    void mute(String game, String account, List<Integer> muted) {
        writer.run(() -> jdbc.sql("insert into reader (game_id, account_id, muted) values (?, ?, ?)"
                        + " on conflict (game_id, account_id) do update set muted = excluded.muted")
                .params(game, account, JsonColumn.seats(muted))
                .update());
    }
}
