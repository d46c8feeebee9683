package arbiter.server.game;

import arbiter.server.fact.Fact;
import arbiter.server.storage.Columns;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The sheets of the open turn. When the turn is resolved, they are written to the log. */
@Repository
public class SheetStore {
    private final JdbcClient jdbc;
    private final JsonColumn json;

    SheetStore(JdbcClient jdbc, JsonColumn json) {
        this.jdbc = jdbc;
        this.json = json;
    }

    /**
     * @param lines as they were typed
     * @param nonce opens the commitment; secret until the sheet is public; empty if no receipt was given
     * @param savedBy {@code player}, {@code host} on behalf of the player, {@code bot}, or {@code server} for a sheet that was carried over
     */
    public record SheetRow(
            int position,
            int seat,
            List<String> lines,
            int version,
            boolean ready,
            String nonce,
            String commitment,
            @Nullable String clientKey,
            String savedBy,
            Instant savedAt) {
        /** The same sheet with the same receipt, moved to a later position where it has the same meaning. */
        public SheetRow keptAt(int other) {
            return new SheetRow(other, seat, lines, version, ready, nonce, commitment, clientKey, savedBy, savedAt);
        }

        /** Some of its lines as a draft for another position, without a receipt. */
        public SheetRow broughtTo(int other, List<String> kept) {
            return new SheetRow(other, seat, kept, 1, false, "", "", null, "server", savedAt);
        }
    }

    /** Whether a seat is ready, without its orders. */
    public record Flag(int seat, boolean ready) {}

    public List<Flag> flags(String game, int position) {
        return jdbc.sql("select seat, ready from sheet where game_id = ? and position = ? order by seat")
                .params(game, position)
                .query((row, n) -> new Flag(row.getInt("seat"), row.getInt("ready") == 1))
                .list();
    }

    /**
     * What is stored for a seat when a new sheet arrives.
     *
     * @param version of the sheet to be replaced, 0 if there is none
     * @param savedBy null if there is none
     * @param missed whether the seat has strikes, or a bot that plays for an absent player
     */
    public record Predecessor(
            int version,
            boolean ready,
            @Nullable String clientKey,
            @Nullable String savedBy,
            boolean missed) {}

    public Predecessor before(String game, int position, int seat) {
        return jdbc.sql(
                        "select s.version, s.ready, s.client_key, s.saved_by, (select count(*) from seat p where p.game_id = ? and"
                                + " p.seat = ? and (p.strikes > 0 or p.bot is not null)) from (select 1 as one) o"
                                + " left join sheet s on s.game_id = ? and s.position = ? and s.seat = ?")
                .params(game, seat, game, position, seat)
                .query((row, n) -> {
                    Columns columns = new Columns(row);
                    return new Predecessor(
                            columns.number(),
                            columns.truth(),
                            columns.textOrNull(),
                            columns.textOrNull(),
                            columns.number() > 0);
                })
                .single();
    }

    public Optional<SheetRow> find(String game, int position, int seat) {
        return jdbc.sql("select * from sheet where game_id = ? and position = ? and seat = ?")
                .params(game, position, seat)
                .query(this::read)
                .optional();
    }

    public List<SheetRow> of(String game, int position) {
        return jdbc.sql("select * from sheet where game_id = ? and position = ? order by seat")
                .params(game, position)
                .query(this::read)
                .list();
    }

    public void save(String game, SheetRow sheet) {
        jdbc.sql("insert into sheet (game_id, position, seat, lines, version, ready, nonce, commitment, client_key,"
                        + " saved_by, saved_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
                        + " on conflict (game_id, position, seat) do update set lines = excluded.lines,"
                        + " version = excluded.version, ready = excluded.ready, nonce = excluded.nonce,"
                        + " commitment = excluded.commitment, client_key = excluded.client_key,"
                        + " saved_by = excluded.saved_by, saved_at = excluded.saved_at")
                .params(Row.of(
                        game,
                        sheet.position(),
                        sheet.seat(),
                        json.write(sheet.lines()),
                        sheet.version(),
                        sheet.ready() ? 1 : 0,
                        sheet.nonce(),
                        sheet.commitment(),
                        sheet.clientKey(),
                        sheet.savedBy(),
                        sheet.savedAt().toEpochMilli()))
                .update();
    }

    public void setReady(String game, int position, int seat, Fact.Readiness readiness, int version) {
        jdbc.sql("update sheet set ready = ?, version = ? where game_id = ? and position = ? and seat = ?")
                .params(readiness == Fact.Readiness.READY ? 1 : 0, version, game, position, seat)
                .update();
    }

    /** Deletes sheets of resolved turns: the log has them, with their receipts. */
    public void forget(String game, int position) {
        jdbc.sql("delete from sheet where game_id = ? and position <= ?")
                .params(game, position)
                .update();
    }

    public void forget(String game, int position, int seat) {
        jdbc.sql("delete from sheet where game_id = ? and position = ? and seat = ?")
                .params(game, position, seat)
                .update();
    }

    private SheetRow read(ResultSet row, int number) throws SQLException {
        return new SheetRow(
                row.getInt("position"),
                row.getInt("seat"),
                json.readTexts(row.getString("lines")),
                row.getInt("version"),
                row.getInt("ready") == 1,
                row.getString("nonce"),
                row.getString("commitment"),
                row.getString("client_key"),
                row.getString("saved_by"),
                Instant.ofEpochMilli(row.getLong("saved_at")));
    }
}
