package arbiter.server.game;

import io.swagger.v3.oas.annotations.media.Schema;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Seats that somebody has lost in a game that had begun, so that the person learns it on the next visit, wherever that is. */
@Repository
public class LostSeats {
    private final JdbcClient jdbc;

    LostSeats(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public record LostSeat(
            @Schema(example = "0", description = "the seat that the caller had")
            int seat,

            @Schema(example = "12", description = "the number of this event on the trail")
            int event,

            @Schema(
                    example = "The host gave the seat of Raven to another player.",
                    description = "what happened, and why")
            String sentence) {}

    /** Must be called after the trail has said why. The trail's last entry is the reason. */
    public void lost(GameRow game, @Nullable String account, int seat) {
        if (account == null || !game.status().begun()) {
            return;
        }
        forget(game.id(), account);
        jdbc.sql("insert into lost_seat (game_id, account_id, seat, audit_id)"
                        + " select ?, ?, ?, max(id) from audit where game_id = ?")
                .params(game.id(), account, seat, game.id())
                .update();
    }

    /** A person who has a seat has not lost one. */
    void forget(String game, String account) {
        jdbc.sql("delete from lost_seat where game_id = ? and account_id = ?")
                .params(game, account)
                .update();
    }

    /** What the caller lost in this game; empty for people who have a seat. */
    public Optional<LostSeat> of(Standpoint who) {
        String account = who.caller().idOrNull();
        return account == null || who.seat() != null || !who.game().status().begun()
                ? Optional.empty()
                : jdbc.sql("select l.seat, l.audit_id, a.sentence from lost_seat l"
                                + " join audit a on a.game_id = l.game_id and a.id = l.audit_id"
                                + " where l.game_id = ? and l.account_id = ?")
                        .params(who.game().id(), account)
                        .query((row, n) -> new LostSeat(row.getInt(1), row.getInt(2), row.getString(3)))
                        .optional();
    }

    /** A guest has logged in: what was taken from the guest was taken from the account. */
    public void adopt(String guest, String account) {
        jdbc.sql("delete from lost_seat where account_id = ? and game_id in"
                        + " (select game_id from lost_seat where account_id = ?"
                        + " union select game_id from seat where account_id = ?)")
                .params(guest, account, account)
                .update();
        jdbc.sql("update lost_seat set account_id = ? where account_id = ?")
                .params(account, guest)
                .update();
    }
}
