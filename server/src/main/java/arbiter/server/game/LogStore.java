package arbiter.server.game;

import arbiter.engine.Standing;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The logs of games: rows are added and never changed. */
@Repository
public class LogStore {
    private final JdbcClient jdbc;
    private final Clock clock;

    LogStore(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * One line with what lists and graphs need to know of it.
     *
     * @param turn the turn that is being decided after it
     * @param scores {@code points} of each seat after it, with an {@code x} before it where the seat is out of the game
     * @param open whether the sheets in it are public before the game is over
     */
    public record LogRow(int number, String kind, int turn, String scores, boolean open, String line, Instant at) {}

    public List<LogRow> from(String game, int number) {
        return jdbc.sql("select * from log_line where game_id = ? and number >= ? order by number")
                .params(game, number)
                .query(LogStore::read)
                .list();
    }

    public void append(String game, int number, String kind, int turn, Standing standing, int open, String line) {
        jdbc.sql("insert into log_line (game_id, number, kind, turn, scores, open, line, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(game, number, kind, turn, scores(standing), open, line, clock.millis())
                .update();
    }

    private static String scores(Standing standing) {
        return standing.scores().stream()
                .map(score -> (score.alive() ? "" : "x") + score.points())
                .collect(Collectors.joining(","));
    }

    private static LogRow read(ResultSet row, int index) throws SQLException {
        return new LogRow(
                row.getInt("number"),
                row.getString("kind"),
                row.getInt("turn"),
                row.getString("scores"),
                row.getInt("open") == 1,
                row.getString("line"),
                Instant.ofEpochMilli(row.getLong("at")));
    }
}
