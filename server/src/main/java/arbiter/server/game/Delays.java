package arbiter.server.game;

import arbiter.server.storage.JsonColumn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Requests to delay the end of a turn. */
@Repository
public class Delays {
    private final JdbcClient jdbc;
    private final Clock clock;

    Delays(JdbcClient jdbc, Clock clock) {
        this.jdbc = jdbc;
        this.clock = clock;
    }

    /** @param votes seats that have voted for the delay */
    public record Delay(
            int id,
            int seat,
            int minutes,
            @Schema(example = "On a train until nine.") String reason,

            @Schema(example = "asked", description = "asked, granted or refused")
            String state,

            List<Integer> votes,
            Instant askedAt) {}

    /** The requests for the turn with this position. */
    public List<Delay> of(String game, int position) {
        return jdbc.sql("select * from delay where game_id = ? and position = ? order by id")
                .params(game, position)
                .query((row, n) -> new Delay(
                        row.getInt("id"),
                        row.getInt("seat"),
                        row.getInt("minutes"),
                        row.getString("reason"),
                        row.getString("state"),
                        JsonColumn.seats(row.getString("votes")),
                        Instant.ofEpochMilli(row.getLong("asked_at"))))
                .list();
    }

    public Optional<Delay> find(String game, int position, int id) {
        return of(game, position).stream().filter(delay -> delay.id() == id).findFirst();
    }

    public int ask(String game, int position, int seat, int minutes, String reason) {
        int id = jdbc.sql("select coalesce(max(id), 0) + 1 from delay where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
        jdbc.sql("insert into delay (game_id, id, seat, position, minutes, reason, state, votes, asked_at)"
                        + " values (?, ?, ?, ?, ?, ?, 'asked', ?, ?)")
                .params(game, id, seat, position, minutes, reason, Integer.toString(seat), clock.millis())
                .update();
        return id;
    }

    public void set(String game, int id, String state, List<Integer> votes) {
        jdbc.sql("update delay set state = ?, votes = ? where game_id = ? and id = ?")
                .params(state, JsonColumn.seats(votes), game, id)
                .update();
    }
}
