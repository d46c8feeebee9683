package arbiter.server.game;

import arbiter.server.storage.JsonColumn;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Proposals to continue a game under a newer version of the rules. */
@Repository
public class Upgrades {
    /** Long enough for a person who plays only on weekends. */
    private static final Duration OPEN = Duration.ofDays(7);

    private final JdbcClient jdbc;
    private final SeatStore seats;
    private final Clock clock;

    Upgrades(JdbcClient jdbc, SeatStore seats, Clock clock) {
        this.jdbc = jdbc;
        this.seats = seats;
        this.clock = clock;
    }

    /**
     * @param version the proposed version
     * @param agreed seats that have agreed
     * @param awaited living players who have not answered yet
     */
    public record Proposal(
            int id,
            @Schema(example = "2") int version,
            List<Integer> agreed,
            List<Integer> awaited,
            String reason,
            Instant askedAt,
            Instant until) {}

    /** How a proposal ended. */
    public enum End {
        AGREED,
        REFUSED,
        WITHDRAWN
    }

    /** The seats of living players who are people. Each of them must agree. */
    public List<Integer> voters(String game) {
        return seats.of(game).stream()
                .filter(seat -> seat.state() == SeatRow.State.TAKEN && seat.alive())
                .map(SeatRow::seat)
                .toList();
    }

    /** The proposal that is still open for answers. */
    public Optional<Proposal> open(String game) {
        return jdbc.sql(
                        "select * from upgrade where game_id = ? and state = 'asked' and expires_at > ? order by id desc"
                                + " limit 1")
                .params(game, clock.millis())
                .query((row, n) -> {
                    List<Integer> agreed = JsonColumn.seats(row.getString("agreed"));
                    return new Proposal(
                            row.getInt("id"),
                            row.getInt("version"),
                            agreed,
                            voters(game).stream()
                                    .filter(seat -> !agreed.contains(seat))
                                    .toList(),
                            row.getString("reason"),
                            Instant.ofEpochMilli(row.getLong("asked_at")),
                            Instant.ofEpochMilli(row.getLong("expires_at")));
                })
                .optional();
    }

    /** Must be called inside a transaction. */
    public Instant ask(String game, int version, List<Integer> agreed, String reason) {
        int id = jdbc.sql("select coalesce(max(id), 0) + 1 from upgrade where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
        Instant until = clock.instant().plus(OPEN);
        jdbc.sql("insert into upgrade (game_id, id, version, state, agreed, reason, asked_at, expires_at)"
                        + " values (?, ?, ?, 'asked', ?, ?, ?, ?)")
                .params(game, id, version, JsonColumn.seats(agreed), reason, clock.millis(), until.toEpochMilli())
                .update();
        return until;
    }

    /** Must be called inside a transaction. */
    public void agree(String game, int id, List<Integer> agreed) {
        jdbc.sql("update upgrade set agreed = ? where game_id = ? and id = ?")
                .params(JsonColumn.seats(agreed), game, id)
                .update();
    }

    /** Must be called inside a transaction. */
    public void end(String game, int id, End end) {
        jdbc.sql("update upgrade set state = ? where game_id = ? and id = ?")
                .params(end.name().toLowerCase(java.util.Locale.ROOT), game, id)
                .update();
    }
}
