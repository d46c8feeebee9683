package arbiter.server.game;

import arbiter.engine.Pace;
import arbiter.server.fact.Fact;
import arbiter.server.storage.Columns;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Games and seats in the database. */
@Repository
public class GameStore {
    /** Must have the same order as in {@link #game}. */
    private static final String COLUMNS = "g.id, g.ruleset, g.ruleset_version, g.name, g.host_id, g.board_name, g.size,"
            + " g.visibility, g.invitation, g.joining, g.rematch, g.options, g.status, g.seed, g.draws_used, g.entries,"
            + " g.turn, g.pace, g.awaiting, g.winners, g.deadline, g.grace_until, g.extended, g.time_left,"
            + " g.version, g.seq, g.created_at, g.updated_at, (select value from meta where name = 'epoch')";

    static final String SELECT = "select " + COLUMNS + " from game g ";

    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final OptionTexts options;
    private final Clock clock;

    GameStore(JdbcClient jdbc, JsonColumn json, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.options = new OptionTexts(json);
        this.clock = clock;
    }

    public Optional<GameRow> byId(String id) {
        return jdbc.sql(SELECT + "where g.id = ?").param(id).query(this::read).optional();
    }

    /** A game, and the caller's seat in it. */
    public record Seated(GameRow game, @Nullable Integer seat) {}

    /** The game with the seat of this account; without an account, the seat is null. */
    public Optional<Seated> byId(String id, @Nullable String account) {
        return jdbc.sql("select " + COLUMNS
                        + ", (select s.seat from seat s where s.game_id = g.id and s.account_id = ?)"
                        + " from game g where g.id = ?")
                .params(account == null ? "" : account, id)
                .query((row, n) -> {
                    Columns columns = new Columns(row);
                    return new Seated(game(columns), columns.numberOrNull());
                })
                .optional();
    }

    public Optional<GameRow> byInvitation(String code) {
        return jdbc.sql(SELECT + "where g.invitation = ?")
                .param(code)
                .query(this::read)
                .optional();
    }

    public List<String> runningIds() {
        return jdbc.sql("select id from game where status = 'RUNNING'")
                .query((row, n) -> row.getString(1))
                .list();
    }

    /**
     * The open turn of a running game.
     *
     * @param lastCall when it ends, in milliseconds; 0 if it ends only when everybody is ready
     */
    public record Open(String game, String host, int at, long lastCall) {}

    private static final String OPEN = "select g.id, g.host_id, g.entries, coalesce(g.grace_until, g.deadline, 0)"
            + " from game g where g.status = 'RUNNING' and ";

    /** SQL condition: seat {@code s} of game {@code g} is awaited and not ready. */
    private static final String AWAITED = "s.game_id = g.id and ',' || g.awaiting || ',' like '%,' || s.seat || ',%'"
            + " and not exists (select 1 from sheet h where h.game_id = g.id and h.position = g.entries and"
            + " h.seat = s.seat and h.ready = 1)";

    private List<Open> openTurns(String where, Object... parameters) {
        return jdbc.sql(OPEN + where)
                .params(parameters)
                .query((row, n) -> new Open(row.getString(1), row.getString(2), row.getInt(3), row.getLong(4)))
                .list();
    }

    /** Turns that are marked as due: all awaited sheets are there. */
    public List<Open> due() {
        return openTurns("g.due = 1");
    }

    /** Turns whose time is up, the oldest first. */
    public List<Open> late(Instant now, int most) {
        return openTurns(
                "coalesce(g.grace_until, g.deadline) <= ? order by coalesce(g.grace_until, g.deadline) limit ?",
                now.toEpochMilli(),
                most);
    }

    public List<Open> awaitingBots() {
        return openTurns("exists (select 1 from seat s where s.bot is not null and " + AWAITED + ")");
    }

    /** The open turn of this game, if a bot has a seat in it. */
    public Optional<Open> withBots(String id) {
        return openTurns("g.id = ? and exists (select 1 from seat s where s.game_id = g.id and s.bot is not null)", id)
                .stream()
                .findFirst();
    }

    /** Turns that may be complete, whether or not they are marked as due. Checks every running game, so it is slow. */
    public List<Open> complete() {
        return openTurns(
                "exists (select 1 from sheet h where h.game_id = g.id and h.position = g.entries and h.ready = 1)"
                        + " and (g.pace = 'AT_ONCE' or not exists (select 1 from seat s where " + AWAITED + "))");
    }

    /** The seed of a game that has begun. It is secret until the game is over. */
    public String seed(String id) {
        return jdbc.sql("select seed from game where id = ?")
                .param(id)
                .query(String.class)
                .single();
    }

    /** Marks the turn as due: any node can now resolve it, even if this one stops. Must be called inside a transaction. */
    public void setDue(String id) {
        jdbc.sql("update game set due = 1 where id = ?").param(id).update();
    }

    /** Removes the mark, because the turn is not complete after all. Does nothing if the game has changed in the meantime. */
    public void withdrawDue(String id, long version) {
        jdbc.sql("update game set due = 0 where id = ? and version = ? and due = 1")
                .params(id, version)
                .update();
    }

    public void insert(GameRow game, String board) {
        jdbc.sql("insert into game (id, ruleset, ruleset_version, name, status, host_id, options, board_name,"
                        + " size, visibility, invitation, joining, label, tempo, anonymous, created_at, updated_at, seen_at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(
                        game.id(),
                        game.ruleset(),
                        game.rulesetVersion(),
                        game.name(),
                        game.status().name(),
                        game.hostId(),
                        json.write(game.options()),
                        game.boardName(),
                        game.size(),
                        game.visibility(),
                        game.invitation(),
                        game.joining() ? 1 : 0,
                        GameFilter.folded(game.name()),
                        game.options().schedule().tempo().word(),
                        game.options().anonymous() ? 1 : 0,
                        game.createdAt().toEpochMilli(),
                        game.updatedAt().toEpochMilli(),
                        game.createdAt().toEpochMilli())
                .update();
        jdbc.sql("insert into board (game_id, text) values (?, ?)")
                .params(game.id(), board)
                .update();
    }

    public void updateLobby(GameRow game, String board) {
        jdbc.sql("update game set name = ?, ruleset_version = ?, options = ?, board_name = ?, size = ?,"
                        + " visibility = ?, joining = ?, label = ?, tempo = ?, anonymous = ?, version = version + 1,"
                        + " updated_at = ? where id = ?")
                .params(
                        game.name(),
                        game.rulesetVersion(),
                        json.write(game.options()),
                        game.boardName(),
                        game.size(),
                        game.visibility(),
                        game.joining() ? 1 : 0,
                        GameFilter.folded(game.name()),
                        game.options().schedule().tempo().word(),
                        game.options().anonymous() ? 1 : 0,
                        clock.millis(),
                        game.id())
                .update();
        jdbc.sql("update board set text = ? where game_id = ?")
                .params(board, game.id())
                .update();
    }

    public String board(String id) {
        return jdbc.sql("select text from board where game_id = ?")
                .param(id)
                .query(String.class)
                .single();
    }

    public void setOptions(String id, GameOptions options) {
        jdbc.sql("update game set options = ?, tempo = ? where id = ?")
                .params(json.write(options), options.schedule().tempo().word(), id)
                .update();
        touch(id);
    }

    public void setText(String id, Column column, @Nullable String value) {
        jdbc.sql("update game set " + column.name().toLowerCase(Locale.ROOT) + " = ? where id = ?")
                .params(Row.of(value, id))
                .update();
        touch(id);
    }

    /** Columns of a game that can be set one at a time. */
    public enum Column {
        INVITATION,
        HOST_ID,
        REMATCH,
        WINNERS
    }

    public void setRulesetVersion(String id, int version) {
        jdbc.sql("update game set ruleset_version = ? where id = ?")
                .params(version, id)
                .update();
    }

    public void setJoining(String id, Fact.Joining joining) {
        jdbc.sql("update game set joining = ? where id = ?")
                .params(joining == Fact.Joining.OPEN ? 1 : 0, id)
                .update();
        touch(id);
    }

    /** Stores the clock of a game: its status, when its turn ends, and by how much the turn was extended. */
    public void setTime(
            String id,
            GameRow.Status status,
            @Nullable Instant deadline,
            @Nullable Instant graceUntil,
            long extended,
            @Nullable Long left) {
        jdbc.sql("update game set status = ?, deadline = ?, grace_until = ?, extended = ?, time_left = ? where id = ?")
                .params(Row.of(status.name(), millis(deadline), millis(graceUntil), extended, left, id))
                .update();
        touch(id);
        noteEnd(id, status);
    }

    private void noteEnd(String id, GameRow.Status status) {
        if (status == GameRow.Status.OVER) {
            jdbc.sql("update game set over_at = updated_at where id = ?")
                    .param(id)
                    .update();
            jdbc.sql("update seat set over_at = (select updated_at from game where id = ?) where game_id = ?")
                    .params(id, id)
                    .update();
        }
    }

    /** Locks the game until the end of the transaction and returns it. Must be called inside a transaction. */
    public GameRow locked(String id) {
        touch(id);
        return byId(id).orElseThrow(() -> arbiter.server.web.Problem.notFound("There is no such game."));
    }

    /** The same without a trace: others see neither a new version nor a new time, because what changes is secret. */
    public GameRow lockedSilently(String id) {
        jdbc.sql("update game set id = id where id = ?").param(id).update();
        return byId(id).orElseThrow(() -> arbiter.server.web.Problem.notFound("There is no such game."));
    }

    /**
     * SQL for the time of a change. If the clock was set back by less than two hours, the time does not go back with it. A game that is
     * over keeps the time of its end, by which lists sort it.
     */
    private static final String LATER = "case when over_at is not null then updated_at"
            + " when updated_at > ? and updated_at < ? + 7200000 then updated_at else ? end";

    /** Every change raises the game's version, so that a result computed on an older version is detected. */
    public void touch(String id) {
        jdbc.sql("update game set version = version + 1, updated_at = " + LATER + " where id = ?")
                .params(clock.millis(), clock.millis(), clock.millis(), id)
                .update();
    }

    /** Raises the version if the game is unchanged. False if another request changed it first. */
    public boolean claim(String id, long version) {
        return jdbc.sql("update game set version = version + 1, updated_at = " + LATER
                                + " where id = ? and version = ?")
                        .params(clock.millis(), clock.millis(), clock.millis(), id, version)
                        .update()
                == 1;
    }

    /** Raises the version if this turn of the game is still open. */
    public boolean claimTurn(String id, int at) {
        return jdbc.sql("update game set version = version + 1 where id = ? and entries = ? and status = 'RUNNING'")
                        .params(id, at)
                        .update()
                == 1;
    }

    /** Moves the game to the position after a new entry of its log, which must be stored already. */
    public void advance(GameRow to) {
        Pace pace = to.pace();
        jdbc.sql("update game set status = ?, seed = ?, draws_used = ?, entries = ?, turn = ?, pace = ?, awaiting = ?,"
                        + " winners = ?, deadline = ?, grace_until = null, extended = 0, time_left = ?, size = ?, due = 0,"
                        + " seen_at = " + LogStore.SEEN_AT + " where id = ?")
                .params(Row.of(
                        to.status().name(),
                        to.seed(),
                        to.drawsUsed(),
                        to.entries(),
                        to.turn(),
                        pace == null ? null : pace.name(),
                        JsonColumn.seats(to.awaiting()),
                        JsonColumn.seats(to.winners()),
                        millis(to.deadline()),
                        to.timeLeftMillis(),
                        to.size(),
                        to.id(),
                        to.turn() - to.options().delay(),
                        to.id(),
                        to.id()))
                .update();
        noteEnd(to.id(), to.status());
    }

    public void delete(String id) {
        for (String table : List.of(
                "board",
                "starter",
                "lost_seat",
                "sealed_attendance",
                "report",
                "last_position",
                "review",
                "game_hook",
                "happening",
                "seat",
                "message",
                "reader",
                "read_mark",
                "audit",
                "delay",
                "upgrade",
                "sheet",
                "standing_orders",
                "standing_use",
                "log_line",
                "notice",
                "telegram_group",
                "telegram_told",
                "telegram_lines",
                "telegram_deed")) {
            jdbc.sql("delete from " + table + " where game_id = ?").param(id).update();
        }
        jdbc.sql("delete from game where id = ?").param(id).update();
    }

    private static @Nullable Long millis(@Nullable Instant instant) {
        return instant == null ? null : (Long) instant.toEpochMilli();
    }

    GameRow read(ResultSet row, int number) throws SQLException {
        return game(new Columns(row));
    }

    private GameRow game(Columns row) throws SQLException {
        String id = row.text();
        String ruleset = row.text();
        int rulesetVersion = row.number();
        String name = row.text();
        String host = row.text();
        String board = row.text();
        int size = row.number();
        GameRow.Door door = new GameRow.Door(row.text(), row.text(), row.truth());
        return new GameRow(
                new GameRow.Card(id, ruleset, rulesetVersion, name, host, board, size, door, row.textOrNull()),
                options.of(row.text()),
                new GameRow.Progress(
                        GameRow.Status.valueOf(row.text()),
                        row.textOrNull(),
                        row.large(),
                        row.number(),
                        row.number(),
                        pace(row.textOrNull()),
                        JsonColumn.seats(row.text()),
                        JsonColumn.seats(row.text())),
                new GameRow.Timing(row.instantOrNull(), row.instantOrNull(), row.large(), row.largeOrNull()),
                new GameRow.Revision(
                        row.large(),
                        row.large(),
                        row.instant(),
                        row.instant(),
                        Objects.requireNonNullElse(row.textOrNull(), "")));
    }

    private static @Nullable Pace pace(@Nullable String name) {
        return name == null ? null : Pace.valueOf(name);
    }
}
