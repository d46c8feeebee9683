package arbiter.server.press;

import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Keeps the messages of a game with their writers and readers when seats get other numbers. */
@Component
public class Reseating {
    private final JdbcClient jdbc;

    Reseating(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /**
     * Renumbers seats in all messages. Deletes messages from or to seats that no longer exist. Must be called inside a transaction.
     *
     * @param seats the new number of each remaining seat, by its old number
     */
    public void reseat(String game, Map<Integer, Integer> seats) {
        record Letter(int id, int sender, @Nullable List<Integer> to) {}
        List<Letter> letters = jdbc.sql("select id, sender, recipients from message where game_id = ?")
                .param(game)
                .query((row, n) -> {
                    String to = row.getString("recipients");
                    return new Letter(row.getInt("id"), row.getInt("sender"), to == null ? null : JsonColumn.seats(to));
                })
                .list();
        for (Letter letter : letters) {
            Integer sender = letter.sender == Press.HOST ? (Integer) Press.HOST : seats.get(letter.sender);
            List<Integer> to = letter.to == null ? null : reseated(letter.to, seats);
            if (sender == null || (to != null && to.isEmpty())) {
                jdbc.sql("delete from message where game_id = ? and id = ?")
                        .params(game, letter.id)
                        .update();
            } else {
                jdbc.sql("update message set sender = ?, recipients = ? where game_id = ? and id = ?")
                        .params(Row.of(sender, to == null ? null : JsonColumn.seats(to), game, letter.id))
                        .update();
            }
        }
        marks(game, seats);
        ears(game, seats);
    }

    private void ears(String game, Map<Integer, Integer> seats) {
        record Ears(String account, List<Integer> muted) {}
        jdbc.sql("select account_id, muted from reader where game_id = ?")
                .param(game)
                .query((row, n) -> new Ears(row.getString("account_id"), JsonColumn.seats(row.getString("muted"))))
                .list()
                .forEach(ears -> jdbc.sql("update reader set muted = ? where game_id = ? and account_id = ?")
                        .params(JsonColumn.seats(reseated(ears.muted, seats)), game, ears.account)
                        .update());
    }

    private void marks(String game, Map<Integer, Integer> seats) {
        record Mark(String account, String thread, int upTo) {}
        List<Mark> marks = jdbc.sql(
                        "select account_id, thread, read_up_to from read_mark where game_id = ? and thread <> ?")
                .params(game, Press.EVERYBODY)
                .query((row, n) -> new Mark(row.getString(1), row.getString(2), row.getInt(3)))
                .list();
        jdbc.sql("delete from read_mark where game_id = ? and thread <> ?")
                .params(game, Press.EVERYBODY)
                .update();
        for (Mark mark : marks) {
            List<Integer> readers = reseated(JsonColumn.seats(mark.thread), seats);
            // If a conversation has lost a seat, it may now be the same as another one, so its marks are dropped.
            if (readers.size() == JsonColumn.seats(mark.thread).size()) {
                jdbc.sql("insert into read_mark (game_id, account_id, thread, read_up_to) values (?, ?, ?, ?)")
                        .params(
                                game,
                                mark.account,
                                JsonColumn.seats(readers.stream().sorted().toList()),
                                mark.upTo)
                        .update();
            }
        }
    }

    private static List<Integer> reseated(List<Integer> old, Map<Integer, Integer> seats) {
        return old.stream()
                .map(seat -> seat == Press.HOST ? (Integer) Press.HOST : seats.get(seat))
                .filter(Objects::nonNull)
                .map(Integer.class::cast)
                .toList();
    }
}
