package arbiter.server.game;

import arbiter.server.live.Happenings;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Row;
import io.swagger.v3.oas.annotations.media.Schema;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The public trail of what host, administrator and server did to a game. */
@Component
public class Audit {
    private final JdbcClient jdbc;
    private final JsonColumn json;
    private final Happenings happenings;
    private final Clock clock;

    Audit(JdbcClient jdbc, JsonColumn json, Happenings happenings, Clock clock) {
        this.jdbc = jdbc;
        this.json = json;
        this.happenings = happenings;
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

    /** Inside a write: puts an act of the host, or of an administrator in the host's place, on the trail. */
    public void record(Standpoint who, String what, String sentence, Map<String, ?> detail) {
        String actor = who.isHost() ? "host" : "administrator";
        String told = who.isHost() ? sentence : sentence.replaceFirst("^The host", "An administrator");
        insert(who.game().id(), actor, who.caller().idOrNull(), what, told, detail);
    }

    /** Inside a write: puts an act of the server itself on the trail. */
    public void recordServer(String game, String what, String sentence, Map<String, ?> detail) {
        insert(game, "server", null, what, sentence, detail);
    }

    /** Inside a write: puts a decision of the players on the trail. */
    public void recordVote(String game, String what, String sentence, Map<String, ?> detail) {
        insert(game, "players", null, what, sentence, detail);
    }

    private void insert(
            String game, String actor, @Nullable String account, String what, String sentence, Map<String, ?> detail) {
        int id = jdbc.sql("select coalesce(max(id), 0) + 1 from audit where game_id = ?")
                .param(game)
                .query(Integer.class)
                .single();
        jdbc.sql("insert into audit (game_id, id, actor, account_id, what, sentence, detail, at)"
                        + " values (?, ?, ?, ?, ?, ?, ?, ?)")
                .params(Row.of(game, id, actor, account, what, sentence, json.write(detail), clock.millis()))
                .update();
        happenings.tell(game, "host", Map.of("auditId", id, "what", what, "sentence", sentence));
    }

    List<Item> of(String game) {
        return jdbc.sql("select * from audit where game_id = ? order by id")
                .param(game)
                .query((row, n) -> new Item(
                        row.getInt("id"),
                        Instant.ofEpochMilli(row.getLong("at")),
                        row.getString("actor"),
                        row.getString("what"),
                        row.getString("sentence")))
                .list();
    }
}
