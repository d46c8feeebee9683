package arbiter.server.fact;

import arbiter.server.answer.Cursor;
import arbiter.server.answer.Order;
import arbiter.server.answer.Slice;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The public audit trail: what the host, administrators, players and the server did to a game. */
@Component
public class Trail {
    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Clock clock;

    Trail(JdbcClient jdbc, JsonColumn json, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.clock = clock;
    }

    /** @param by {@code host}, {@code administrator}, {@code server}, or {@code players} after a vote */
    public record Item(
            int id,
            Instant time,
            @Schema(example = "host") String by,
            @Schema(example = "extend") String what,

            @Schema(example = "The host extended the turn by 60 minutes.")
            String sentence) {}

    /** What the trail says about a fact. */
    public static String sentence(Actor actor, Fact.OnTrail fact) {
        return TrailWords.sentence(actor, fact);
    }

    /** Must be called inside a transaction. */
    Item add(String game, Actor actor, Fact.OnTrail fact) {
        int id = jdbc.sql("select coalesce(max(id), 0) + 1 from audit where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
        String by = actor.role().name().toLowerCase(Locale.ROOT);
        Item item = new Item(id, clock.instant(), by, TrailWords.what(fact), TrailWords.sentence(actor, fact));
        jdbc.sql("insert into audit (game_id, id, actor, account_id, what, sentence, detail, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(
                        game,
                        id,
                        by,
                        actor.account(),
                        item.what,
                        item.sentence,
                        json.write(fact),
                        item.time.toEpochMilli()))
                .update();
        return item;
    }

    /** @param until leaves out what happened later; null for nothing */
    public Slice<Item> page(String game, Order order, @Nullable String cursor, int limit, @Nullable Instant until) {
        Cursor after = Cursor.read("trail", cursor, order.start());
        List<Item> found = jdbc.sql(
                        "select * from audit where game_id = ? and at <= ? and " + order.after("id") + " limit ?")
                .params(game, until == null ? Long.MAX_VALUE : until.toEpochMilli(), after.at(), limit + 1)
                .query((row, n) -> new Item(
                        row.getInt("id"),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getString("actor"),
                        row.getString("what"),
                        row.getString("sentence")))
                .list();
        return Slice.of("trail", found, limit, item -> new Cursor(item.id, ""));
    }

    /** When a thing of this kind was done last. */
    public Optional<Instant> last(String game, String what) {
        return jdbc.sql("select at from audit where game_id = ? and what = ? order by id desc limit 1")
                .params(game, what)
                .query((row, n) -> Instant.ofEpochMilli(row.getLong(1)))
                .optional();
    }
}
