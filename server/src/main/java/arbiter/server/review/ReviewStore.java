package arbiter.server.review;

import arbiter.server.game.GameRow;
import arbiter.server.storage.Writer;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Reviews in the database. A claim makes sure that no two nodes compute the same review; it ends by itself if the node stops. */
@Repository
class ReviewStore {
    private static final Duration LEASE = Duration.ofMinutes(2);

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Clock clock;

    ReviewStore(JdbcClient jdbc, Writer writer, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.clock = clock;
    }

    /**
     * @param working whether a node is computing it
     * @param text empty until it is finished
     */
    record Kept(boolean working, int done, int total, String text) {}

    Optional<Kept> find(GameRow game) {
        return jdbc.sql("select until, done, total, text from review where game_id = ?")
                .param(game.id())
                .query((row, n) ->
                        new Kept(row.getLong(1) > clock.millis(), row.getInt(2), row.getInt(3), row.getString(4)))
                .optional();
    }

    /** False if the review is finished, or if another node computes it. */
    boolean claim(GameRow game, String claim) {
        long now = clock.millis();
        return writer.write(() -> jdbc.sql("insert into review (game_id, claim, until, done, total, text)"
                                + " values (?, ?, ?, 0, 0, '') on conflict (game_id) do update set"
                                + " claim = excluded.claim, until = excluded.until, done = 0, total = 0"
                                + " where review.text = '' and review.until < ?")
                        .params(game.id(), claim, now + LEASE.toMillis(), now)
                        .update())
                == 1;
    }

    /** Stores the progress and extends the claim. False if the claim is lost. */
    boolean goOn(String claim, int done, int total) {
        long until = clock.millis() + LEASE.toMillis();
        return writer.write(() -> jdbc.sql("update review set done = ?, total = ?, until = ? where claim = ?")
                        .params(done, total, until, claim)
                        .update())
                == 1;
    }

    void finish(String claim, String text) {
        writer.run(() -> jdbc.sql("update review set done = total, text = ?, until = 0 where claim = ?")
                .params(text, claim)
                .update());
    }

    /** Somebody else may begin again. */
    void release(String claim) {
        writer.run(() -> jdbc.sql("update review set until = 0 where claim = ? and text = ''")
                .param(claim)
                .update());
    }
}
