package arbiter.server.game;

import arbiter.engine.Standing;
import arbiter.server.fact.Fact;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The logs of games. Rows are added and never changed. */
@Repository
public class LogStore {
    private final JdbcClient jdbc;
    private final Clock clock;

    LogStore(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * One line of the log, with what lists and graphs need.
     *
     * @param turn the turn that is open after this entry
     * @param scores {@code points} of each seat after this entry, with an {@code x} before the points of a seat that is out of the game
     * @param open whether the sheets in it are public before the game is over
     */
    public record LogRow(int number, String kind, int turn, String scores, boolean open, String line, Instant at) {}

    /** A row without the line itself, for lists and graphs. */
    public record Brief(int number, String kind, int turn, String scores, Instant at) {}

    /** A rollback discarded the positions between these two numbers; both numbers are excluded. */
    public record LeftBehind(int after, int before) {}

    public List<LogRow> between(String game, int first, int last) {
        return jdbc.sql("select * from log_line where game_id = ? and number >= ? and number <= ? order by number")
                .params(game, first, last)
                .query(LogStore::read)
                .list();
    }

    public LogRow at(String game, int number) {
        return jdbc.sql("select * from log_line where game_id = ? and number = ?")
                .params(game, number)
                .query(LogStore::read)
                .single();
    }

    public List<Brief> briefs(String game, int from, int most) {
        return jdbc.sql("select number, kind, turn, scores, at from log_line where game_id = ? and number >= ?"
                        + " order by number limit ?")
                .params(game, from, most)
                .query(LogStore::brief)
                .list();
    }

    /**
     * SQL, with a game, a turn, and the game again: the last position before any later turn than this one was open; else the first.
     * A later turn that was rolled back counts too: what the players did there tells what they may do when they play it again.
     */
    private static final String UP_TO_TURN =
            " from log_line s where s.number < coalesce((select min(number) from log_line where game_id = ? and number > 0"
                    + " and turn > ?), s.number + 1) and s.game_id = ? order by s.number desc limit 1";

    /** SQL, with a game, the last turn that spectators see, and the game again: when the position that they see was reached. */
    static final String SEEN_AT = "(select s.at" + UP_TO_TURN + ")";

    Brief upToTurn(String game, int turn) {
        return jdbc.sql("select s.number, s.kind, s.turn, s.scores, s.at" + UP_TO_TURN)
                .params(game, turn, game)
                .query(LogStore::brief)
                .single();
    }

    /**
     * The position to which a turn led; of a turn that was played again, the last one.
     *
     * @param last positions after this one are ignored
     */
    public Optional<Integer> endOfTurn(String game, int turn, int last) {
        return Optional.ofNullable(
                jdbc.sql("select max(l.number) from log_line l join log_line p on p.game_id = l.game_id and"
                                + " p.number = l.number - 1 where l.game_id = ? and l.number <= ? and p.turn = ?"
                                + " and l.kind <> 'rollback'")
                        .params(game, last, turn)
                        .query((row, n) -> (Integer) row.getObject(1))
                        .list()
                        .getFirst());
    }

    private static Brief brief(ResultSet row, int index) throws SQLException {
        return new Brief(
                row.getInt("number"),
                row.getString("kind"),
                row.getInt("turn"),
                row.getString("scores"),
                Instant.ofEpochMilli(row.getLong("at")));
    }

    public List<LeftBehind> leftBehind(String game) {
        return jdbc.sql("select back_to, number from log_line where game_id = ? and back_to is not null")
                .param(game)
                .query((row, n) -> new LeftBehind(row.getInt(1), row.getInt(2)))
                .list();
    }

    /**
     * @param open whether the sheets in it are public before the game is over
     * @param backTo the position that a rollback goes back to
     */
    public record NewLine(
            Fact.Kind kind,
            int turn,
            Standing standing,
            boolean open,
            @Nullable Integer backTo,
            String line) {}

    public void append(String game, int number, NewLine added) {
        jdbc.sql("insert into log_line (game_id, number, kind, turn, scores, open, back_to, line, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game,
                        number,
                        added.kind.name().toLowerCase(Locale.ROOT),
                        added.turn,
                        scores(added.standing),
                        added.open ? 1 : 0,
                        added.backTo,
                        added.line,
                        clock.millis()))
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
