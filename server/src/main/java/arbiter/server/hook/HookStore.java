package arbiter.server.hook;

import arbiter.server.format.Format;
import arbiter.server.storage.Row;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Web hooks in the database. Everything that changes it must be called inside a transaction. */
@Repository
class HookStore {
    private final JdbcClient jdbc;
    private final Clock clock;

    HookStore(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    List<GameHook> of(String game) {
        return jdbc.sql("select * from game_hook where game_id = ? order by created_at, id")
                .param(game)
                .query(HookStore::read)
                .list();
    }

    Optional<GameHook> find(String game, String id) {
        return jdbc.sql("select * from game_hook where game_id = ? and id = ?")
                .params(game, id)
                .query(HookStore::read)
                .optional();
    }

    /** Hooks that should get something now. */
    List<GameHook> due(Instant now) {
        return jdbc.sql("select * from game_hook where not_before <= ?"
                        + " and (news_due is not null or time_due is not null or status_due is not null) order by id")
                .param(now.toEpochMilli())
                .query(HookStore::read)
                .list();
    }

    void insert(GameHook hook) {
        jdbc.sql("insert into game_hook (id, game_id, name, format, address, template, zone, created_at, reported)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?, ?)")
                .params(
                        hook.id(),
                        hook.game(),
                        hook.name(),
                        hook.format().name(),
                        hook.address(),
                        hook.template(),
                        hook.zone().getId(),
                        clock.millis(),
                        hook.posted().reported())
                .update();
    }

    void remove(String id) {
        jdbc.sql("delete from game_hook where id = ?").param(id).update();
    }

    /** What hooks are told of. */
    enum What {
        NEWS("news_due"),
        TIME("time_due"),
        STATUS("status_due");

        private final String column;

        What(String column) {
            this.column = column;
        }
    }

    /** Bursts are merged. The mark moves with every fact, so that a fact during a delivery is not settled with it. */
    void setDue(String game, What what) {
        long now = clock.millis();
        jdbc.sql("update game_hook set " + what.column + " = case when " + what.column + " >= ? then " + what.column
                        + " + 1 else ? end where game_id = ?")
                .params(now, now, game)
                .update();
    }

    /** The news went out, and with it everything that was due when it was composed. */
    void posted(GameHook hook, int reported, @Nullable String post, String shown) {
        jdbc.sql(
                        "update game_hook set reported = ?, post = ?, shown = ?, posted_at = ?, trouble = '', tries = 0 where id = ?")
                .params(Row.of(reported, post, shown, clock.millis(), hook.id()))
                .update();
        settle(hook);
    }

    void shown(GameHook hook, String shown) {
        jdbc.sql("update game_hook set shown = ?, trouble = '', tries = 0 where id = ?")
                .params(shown, hook.id())
                .update();
        settle(hook);
    }

    /** What became due after the hook was read stays due. */
    void settle(GameHook hook) {
        settle(hook, What.NEWS, hook.due().news());
        settle(hook, What.TIME, hook.due().time());
        settle(hook, What.STATUS, hook.due().status());
    }

    private void settle(GameHook hook, What what, @Nullable Instant since) {
        if (since != null) {
            jdbc.sql("update game_hook set " + what.column + " = null where id = ? and " + what.column + " <= ?")
                    .params(hook.id(), since.toEpochMilli())
                    .update();
        }
    }

    void forgetPost(GameHook hook) {
        jdbc.sql("update game_hook set post = null where id = ?")
                .param(hook.id())
                .update();
    }

    void pause(GameHook hook, Duration pause) {
        jdbc.sql("update game_hook set not_before = ? where id = ?")
                .params(clock.instant().plus(pause).toEpochMilli(), hook.id())
                .update();
    }

    void failed(GameHook hook, String trouble) {
        jdbc.sql("update game_hook set trouble = ?, tries = tries + 1 where id = ?")
                .params(trouble, hook.id())
                .update();
    }

    private static GameHook read(ResultSet row, int number) throws SQLException {
        return new GameHook(
                row.getString("id"),
                row.getString("game_id"),
                row.getString("name"),
                Format.valueOf(row.getString("format")),
                row.getString("address"),
                row.getString("template"),
                ZoneId.of(row.getString("zone")),
                new GameHook.Posted(
                        row.getInt("reported"),
                        row.getString("post"),
                        row.getString("shown"),
                        Instant.ofEpochMilli(row.getLong("posted_at")),
                        row.getString("trouble")),
                new GameHook.Due(
                        instant(row, "news_due"),
                        instant(row, "time_due"),
                        instant(row, "status_due"),
                        row.getInt("tries")));
    }

    private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        long millis = row.getLong(column);
        return row.wasNull() ? null : Instant.ofEpochMilli(millis);
    }
}
