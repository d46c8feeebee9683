package arbiter.server.lobby;

import arbiter.server.account.Blocks;
import arbiter.server.fact.Actor;
import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.game.LostSeats;
import arbiter.server.game.SeatStore;
import arbiter.server.people.Attendance;
import arbiter.server.rating.Ratings;
import arbiter.server.storage.Writer;
import io.swagger.v3.oas.annotations.media.Schema;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Moves what a guest has to the account that the guest logs in to: seats, hosted games, messages and maps. */
@Component
public class Adoption {
    private final GameStore games;
    private final SeatStore seats;
    private final LostSeats lost;
    private final Attendance attendance;
    private final Blocks blocks;
    private final Ratings ratings;
    private final Chronicle chronicle;
    private final JdbcClient jdbc;
    private final Writer writer;

    Adoption(
            GameStore games,
            SeatStore seats,
            LostSeats lost,
            Attendance attendance,
            Blocks blocks,
            Ratings ratings,
            Chronicle chronicle,
            JdbcClient jdbc,
            Writer writer) {
        this.games = games;
        this.seats = seats;
        this.lost = lost;
        this.attendance = attendance;
        this.blocks = blocks;
        this.ratings = ratings;
        this.chronicle = chronicle;
        this.jdbc = jdbc;
        this.writer = writer;
    }

    public record Adopted(
            @Schema(example = "2", description = "games that are the account's now")
            int moved,

            @Schema(
                    example = "0",
                    description =
                            "games that stay with the guest: nobody has two seats in a game, or a seat where they have seen everything")
            int left) {}

    public Adopted adopt(String guest, String account) {
        int moved = 0;
        int left = 0;
        for (String id : gamesOf(guest)) {
            if (writer.write(() -> move(id, guest, account))) {
                moved++;
            } else {
                left++;
            }
        }
        writer.run(() -> {
            for (String table : List.of("own_map", "leave", "study")) {
                jdbc.sql("update " + table + " set account_id = ? where account_id = ?")
                        .params(account, guest)
                        .update();
            }
            lost.adopt(guest, account);
            attendance.adopt(guest, account);
            blocks.adopt(guest, account);
            ratings.adopt(guest, account);
            // Somebody who played a game twice, as a guest and with the account, keeps both results apart.
            jdbc.sql("update results set account_id = ? where account_id = ?"
                            + " and game_id not in (select game_id from results where account_id = ?)")
                    .params(account, guest, account)
                    .update();
        });
        return new Adopted(moved, left);
    }

    private List<String> gamesOf(String guest) {
        return jdbc.sql("select id from game where host_id = ? union select game_id from seat where account_id = ?")
                .params(guest, guest)
                .query((row, n) -> row.getString(1))
                .list();
    }

    private boolean move(String id, String guest, String account) {
        GameRow game = games.locked(id);
        Integer seat = seats.seatOf(id, guest).orElse(null);
        boolean hosts = game.hostId().equals(guest);
        boolean plays = seats.seatOf(id, account).isPresent();
        boolean wouldSee = seat != null && seats.allSeeing(game, account) || plays && seats.allSeeing(game, guest);
        if (seat != null && plays || wouldSee) {
            return false;
        }
        if (seat != null) {
            seats.rename(id, seat, account);
            chronicle.tell(game, Actor.SERVER, new Fact.SeatChanged(seat));
        }
        if (hosts) {
            games.setText(id, GameStore.Column.HOST_ID, account);
        }
        for (String table : List.of("reader", "read_mark")) {
            jdbc.sql("delete from " + table + " where game_id = ? and account_id = ?")
                    .params(id, account)
                    .update();
            jdbc.sql("update " + table + " set account_id = ? where game_id = ? and account_id = ?")
                    .params(account, id, guest)
                    .update();
        }
        for (String table : List.of("message", "starter")) {
            jdbc.sql("update " + table + " set account_id = ? where game_id = ? and account_id = ?")
                    .params(account, id, guest)
                    .update();
        }
        return true;
    }
}
