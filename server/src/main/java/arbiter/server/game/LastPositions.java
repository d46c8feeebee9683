package arbiter.server.game;

import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The last position of each game as text. It only saves time: the log has everything, and decides whether a text is right. */
@Repository
public class LastPositions {
    private final JdbcClient jdbc;

    LastPositions(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    /** @param digest of the position */
    public record Kept(String digest, String text) {}

    /** The text of this position, if it is kept and the log has its digest. */
    public Optional<Kept> find(String game, int number) {
        return jdbc.sql("select p.digest, p.text from last_position p join log_line l on l.game_id = p.game_id and"
                        + " l.number = p.number where p.game_id = ? and p.number = ? and"
                        + " l.line like '%\"' || p.digest || '\"%'")
                .params(game, number)
                .query((row, n) -> new Kept(row.getString(1), row.getString(2)))
                .optional();
    }

    /** Must be called inside a transaction. */
    public void keep(String game, int number, Kept position) {
        jdbc.sql("insert into last_position (game_id, number, digest, text) values (?, ?, ?, ?)"
                        + " on conflict (game_id) do update set number = excluded.number, digest = excluded.digest,"
                        + " text = excluded.text")
                .params(game, number, position.digest, position.text)
                .update();
    }

    /** Must be called inside a transaction. */
    public void forget(String game) {
        jdbc.sql("delete from last_position where game_id = ?").param(game).update();
    }
}
