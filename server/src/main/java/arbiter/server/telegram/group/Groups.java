package arbiter.server.telegram.group;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Clock;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Which group follows which game. */
@Repository
class Groups {
    private final JdbcClient jdbc;
    private final Clock clock;

    Groups(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /**
     * @param topic the forum topic, or 0
     * @param statusMessage the pinned message; 0 before it exists
     * @param turn the last open turn that the group was told of, and {@code told} its position; −1 before the first
     */
    record Following(String game, long chat, long topic, String zone, long statusMessage, int turn, int told) {
        ZoneId place() {
            return ZoneId.of(zone);
        }
    }

    Optional<Following> of(String game) {
        return jdbc.sql("select * from telegram_group where game_id = ?")
                .param(game)
                .query((row, n) -> read(row))
                .optional();
    }

    Optional<Following> at(long chat, long topic) {
        return jdbc.sql("select * from telegram_group where chat_id = ? and topic = ?")
                .params(chat, topic)
                .query((row, n) -> read(row))
                .optional();
    }

    List<Following> in(long chat) {
        return jdbc.sql("select * from telegram_group where chat_id = ?")
                .param(chat)
                .query((row, n) -> read(row))
                .list();
    }

    private static Following read(ResultSet row) throws SQLException {
        return new Following(
                row.getString("game_id"),
                row.getLong("chat_id"),
                row.getLong("topic"),
                row.getString("zone"),
                row.getLong("status_message"),
                row.getInt("turn"),
                row.getInt("told"));
    }

    /** Must be called inside a transaction, like all that follow. */
    void connect(String game, long chat, long topic, String zone) {
        jdbc.sql("delete from telegram_group where game_id = ?").param(game).update();
        jdbc.sql(
                        "insert into telegram_group (game_id, chat_id, topic, forum, zone, connected_at) values (?, ?, ?, ?, ?, ?)")
                .params(game, chat, topic, topic == 0 ? 0 : 1, zone, clock.millis())
                .update();
    }

    void disconnect(String game) {
        jdbc.sql("delete from telegram_group where game_id = ?").param(game).update();
    }

    void setZone(String game, ZoneId zone) {
        jdbc.sql("update telegram_group set zone = ? where game_id = ?")
                .params(zone.getId(), game)
                .update();
    }

    void setStatusMessage(String game, long message) {
        jdbc.sql("update telegram_group set status_message = ? where game_id = ?")
                .params(message, game)
                .update();
    }

    void setTold(String game, int turn, int at) {
        jdbc.sql("update telegram_group set turn = ?, told = ? where game_id = ?")
                .params(turn, at, game)
                .update();
    }

    /** The bot is no longer in the chat. */
    void forget(long chat) {
        jdbc.sql("delete from telegram_group where chat_id = ?").param(chat).update();
    }

    void renumber(long chat, long now) {
        jdbc.sql("update telegram_group set chat_id = ?, status_message = 0 where chat_id = ?")
                .params(now, chat)
                .update();
    }
}
