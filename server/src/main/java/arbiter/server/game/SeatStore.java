package arbiter.server.game;

import arbiter.engine.Standing;
import arbiter.server.storage.Row;
import arbiter.server.web.Problem;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** The seats of games in the database. */
@Repository
public class SeatStore {
    private static final String SELECT = "select s.*, a.name as player_name, a.kind as player_kind"
            + " from seat s left join account a on a.id = s.account_id ";

    private final JdbcClient jdbc;
    private final LostSeats lost;

    SeatStore(JdbcClient jdbc, LostSeats lost) {
        this.jdbc = jdbc;
        this.lost = lost;
    }

    public List<SeatRow> of(String game) {
        return jdbc.sql(SELECT + "where s.game_id = ? order by s.seat")
                .param(game)
                .query(SeatStore::read)
                .list();
    }

    /** The seats of several games. */
    public Map<String, List<SeatRow>> of(List<String> games) {
        Map<String, List<SeatRow>> seats = new LinkedHashMap<>();
        if (!games.isEmpty()) {
            jdbc.sql(SELECT + "where s.game_id in (:games) order by s.game_id, s.seat")
                    .param("games", games)
                    .query((row, n) -> seats.computeIfAbsent(row.getString("game_id"), game -> new ArrayList<>())
                            .add(read(row, n)))
                    .list();
        }
        return seats;
    }

    public Optional<Integer> seatOf(String game, @Nullable String account) {
        return account == null
                ? Optional.empty()
                : jdbc.sql("select seat from seat where game_id = ? and account_id = ?")
                        .params(game, account)
                        .query(Integer.class)
                        .optional();
    }

    /**
     * Refuses a seat to a host who sees everything, because that knowledge would decide the game. After the game has begun, this includes
     * people who have hosted it before.
     */
    public void requireNotAllSeeing(GameRow game, String account) {
        if (!allSeeing(game, account)) {
            return;
        }
        if (account.equals(game.hostId())) {
            throw Problem.conflict("host-sees", "The host of this game sees everything and cannot have a seat in it.");
        }
        throw Problem.conflict(
                "host-sees", "A former host of this game has seen everything and cannot have a seat in it.");
    }

    /** Whether the account sees everything in this game as its host, or has seen everything as a former host. */
    public boolean allSeeing(GameRow game, String account) {
        return game.options().hostSees().equals("everything")
                && (account.equals(game.hostId()) || hosted(game.id(), account));
    }

    /** Whether the account has acted as the host since the game began. Handing over the game is such an act. */
    private boolean hosted(String game, String account) {
        return jdbc.sql("select count(*) from audit a join log_line l on l.game_id = a.game_id and l.number = 0"
                                + " where a.game_id = ? and a.account_id = ? and a.actor = 'host' and a.at >= l.at")
                        .params(game, account)
                        .query(Integer.class)
                        .single()
                > 0;
    }

    /** The accounts of all players of a game. */
    public List<String> players(String game) {
        return jdbc.sql("select account_id from seat where game_id = ? and account_id is not null order by seat")
                .param(game)
                .query((row, n) -> row.getString(1))
                .list();
    }

    /** A player may read private messages to the seat only if their number is higher than this, unless new players inherit messages. */
    public int lettersAfter(Standpoint who) {
        Integer seat = who.seat();
        if (seat == null || Boolean.TRUE.equals(who.game().options().inheritLetters())) {
            return 0;
        }
        return jdbc.sql("select letters_after from seat where game_id = ? and seat = ?")
                .params(who.game().id(), seat)
                .query(Integer.class)
                .optional()
                .orElse(0);
    }

    public void insert(String game, SeatRow seat) {
        jdbc.sql("insert into seat (game_id, seat, account_id, bot, state, country, colour, lore)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game,
                        seat.seat(),
                        seat.account(),
                        seat.bot(),
                        seat.state().name(),
                        seat.country(),
                        seat.colour(),
                        seat.lore()))
                .update();
    }

    /** Gives the seat to an account, to a bot, or to nobody, and removes its strikes and what another player decided ahead. */
    public void occupy(String game, int seat, @Nullable String account, @Nullable String bot) {
        SeatRow.State state =
                bot != null ? SeatRow.State.BOT : account == null ? SeatRow.State.OPEN : SeatRow.State.TAKEN;
        jdbc.sql("delete from standing_orders where game_id = ? and seat = ? and not exists (select 1 from seat s"
                        + " where s.game_id = ? and s.seat = ? and s.account_id = ?)")
                .params(game, seat, game, seat, account == null ? "" : account)
                .update();
        if (account != null) {
            lost.forget(game, account);
        }
        // A new player must not see messages that were sent to the previous player.
        jdbc.sql(
                        "update seat set letters_after = case when account_id = ? then letters_after else"
                                + " (select coalesce(max(id), 0) from message where game_id = ?) end,"
                                + " account_id = ?, bot = ?, state = ?, strikes = 0, left_by = null where game_id = ? and seat = ?")
                .params(Row.of(account == null ? "" : account, game, account, bot, state.name(), game, seat))
                .update();
    }

    /** Notes who owes the turns of a seat that this person left or lost by absence. */
    public void leftBy(String game, int seat, String account) {
        jdbc.sql("update seat set left_by = ? where game_id = ? and seat = ?")
                .params(account, game, seat)
                .update();
    }

    /** The same person has the seat under another account, so sheets, strikes and messages stay. */
    public void rename(String game, int seat, String account) {
        jdbc.sql("update seat set account_id = ? where game_id = ? and seat = ?")
                .params(account, game, seat)
                .update();
    }

    public void decorate(String game, int seat, String country, String colour, String lore) {
        jdbc.sql("update seat set country = ?, colour = ?, lore = ? where game_id = ? and seat = ?")
                .params(country, colour, lore, game, seat)
                .update();
    }

    public void setStrikes(String game, int seat, int strikes) {
        jdbc.sql("update seat set strikes = ? where game_id = ? and seat = ?")
                .params(strikes, game, seat)
                .update();
    }

    public void setScore(String game, Standing.Score score) {
        jdbc.sql("update seat set points = ?, alive = ? where game_id = ? and seat = ?")
                .params(
                        score.points(),
                        score.alive() ? 1 : 0,
                        game,
                        score.seat().index())
                .update();
    }

    /** Removes the seat. Allowed only before the game begins. */
    public void remove(String game, int seat) {
        jdbc.sql("delete from seat where game_id = ? and seat = ?")
                .params(game, seat)
                .update();
    }

    public void renumber(String game, int from, int to) {
        jdbc.sql("update seat set seat = ? where game_id = ? and seat = ?")
                .params(to, game, from)
                .update();
    }

    private static SeatRow read(ResultSet row, int number) throws SQLException {
        return new SeatRow(
                row.getInt("seat"),
                row.getString("account_id"),
                row.getString("player_name"),
                "GUEST".equals(row.getString("player_kind")),
                row.getString("bot"),
                SeatRow.State.valueOf(row.getString("state")),
                row.getString("country"),
                row.getString("colour"),
                row.getString("lore"),
                row.getInt("strikes"),
                row.getLong("points"),
                row.getInt("alive") == 1);
    }
}
