package arbiter.server.ahead;

import arbiter.engine.ahead.Posture;
import arbiter.engine.ahead.StandingOrders;
import arbiter.engine.ahead.StandingOrders.Conditions;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Standing orders in the database, and the record of their use. */
@Repository
class StandingStore {
    private final JdbcClient jdbc;
    private final JsonColumn json;

    StandingStore(JdbcClient jdbc, JsonColumn json) {
        this.jdbc = jdbc;
        this.json = json;
    }

    List<Standing> of(String game) {
        return jdbc.sql("select * from standing_orders where game_id = ? order by seat")
                .param(game)
                .query(this::read)
                .list();
    }

    Standing find(String game, int seat) {
        return jdbc.sql("select * from standing_orders where game_id = ? and seat = ?")
                .params(game, seat)
                .query(this::read)
                .optional()
                .orElse(Standing.none(seat));
    }

    /** Running games in which somebody wants a sheet to be handed in as soon as the turn begins. */
    List<String> gamesAtOnce() {
        return jdbc.sql("select distinct o.game_id from standing_orders o join game g on g.id = o.game_id"
                        + " where o.at_once = 1 and g.status = 'RUNNING'")
                .query((row, n) -> row.getString(1))
                .list();
    }

    void save(String game, Standing standing) {
        jdbc.sql("insert into standing_orders (game_id, seat, lines, posture, at_once, version, saved_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?) on conflict (game_id, seat) do update set lines = excluded.lines,"
                        + " posture = excluded.posture, at_once = excluded.at_once, version = excluded.version,"
                        + " saved_at = excluded.saved_at")
                .params(Row.of(
                        game,
                        standing.seat(),
                        json.write(standing.lines()),
                        standing.posture().word(),
                        standing.time() == Standing.Time.AT_ONCE ? 1 : 0,
                        standing.version(),
                        Objects.requireNonNull(standing.savedAt()).toEpochMilli()))
                .update();
    }

    private Standing read(ResultSet row, int number) throws SQLException {
        return new Standing(
                row.getInt("seat"),
                json.readTexts(row.getString("lines")),
                Posture.of(row.getString("posture")).orElse(Posture.NONE),
                row.getInt("at_once") == 1 ? Standing.Time.AT_ONCE : Standing.Time.AT_THE_END,
                row.getInt("version"),
                Instant.ofEpochMilli(row.getLong("saved_at")),
                row.getObject("used_at") == null ? null : (Integer) row.getInt("used_at"));
    }

    /**
     * Standing orders from which a sheet came.
     *
     * @param position the position for which the sheet is
     * @param expansion what became of each line, as JSON
     */
    record Use(int position, int seat, String nonce, String commitment, StandingOrders orders, String expansion) {}

    void record(String game, Use use) {
        jdbc.sql(
                        "insert into standing_use (game_id, position, seat, nonce, commitment, lines, posture, conditions, expansion)"
                                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game_id, seat, position) do update set"
                                + " nonce = excluded.nonce, commitment = excluded.commitment, lines = excluded.lines,"
                                + " posture = excluded.posture, conditions = excluded.conditions, expansion = excluded.expansion")
                .params(Row.of(
                        game,
                        use.position(),
                        use.seat(),
                        use.nonce(),
                        use.commitment(),
                        json.write(use.orders().lines()),
                        use.orders().posture().word(),
                        use.orders().conditions() == Conditions.ALLOWED ? 1 : 0,
                        use.expansion()))
                .update();
        jdbc.sql("update standing_orders set used_at = ? where game_id = ? and seat = ?")
                .params(use.position(), game, use.seat())
                .update();
    }

    Map<Integer, String> commitments(String game, int position) {
        Map<Integer, String> commitments = new TreeMap<>();
        jdbc.sql("select seat, commitment from standing_use where game_id = ? and position = ?")
                .params(game, position)
                .query(row -> {
                    commitments.put(row.getInt(1), row.getString(2));
                });
        return commitments;
    }

    /** The last use. After the seat has got another player, there is none. */
    Optional<Use> last(String game, Standing standing) {
        Integer position = standing.usedAt();
        return position == null
                ? Optional.empty()
                : jdbc.sql("select * from standing_use where game_id = ? and seat = ? and position = ?")
                        .params(game, standing.seat(), position)
                        .query(this::readUse)
                        .optional();
    }

    /** The uses for the sheets of these positions, both included. */
    List<Use> between(String game, int first, int last) {
        return jdbc.sql("select * from standing_use where game_id = ? and position >= ? and position <= ?"
                        + " order by position, seat")
                .params(game, first, last)
                .query(this::readUse)
                .list();
    }

    private Use readUse(ResultSet row, int number) throws SQLException {
        return new Use(
                row.getInt("position"),
                row.getInt("seat"),
                row.getString("nonce"),
                row.getString("commitment"),
                new StandingOrders(
                        json.readTexts(row.getString("lines")),
                        Posture.of(row.getString("posture")).orElse(Posture.NONE),
                        row.getInt("conditions") == 1 ? Conditions.ALLOWED : Conditions.FORBIDDEN),
                row.getString("expansion"));
    }
}
