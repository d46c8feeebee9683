package arbiter.server.maps;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.server.lobby.Preview;
import arbiter.server.storage.JsonColumn;
import arbiter.server.storage.Writer;
import arbiter.server.web.NameField;
import arbiter.server.work.Bench;
import arbiter.server.work.Workbench;
import java.util.List;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** Whether a game can begin on a map. Computed when the map is saved, and stored with it, so that reading a map is cheap. */
@Component
class MapChecks {
    private final Workbench bench;
    private final JsonColumn json;
    private final JdbcClient jdbc;
    private final Writer writer;

    MapChecks(Workbench bench, JsonColumn json, JdbcClient jdbc, Writer writer) {
        this.bench = bench;
        this.json = json;
        this.jdbc = jdbc;
        this.writer = writer;
    }

    /** @param version of the rules that made the check */
    record Kept(int version, List<Preview.Refused> refusals) {}

    /** Checks a new text and returns the result to store. Refuses texts with names that are not allowed. */
    String make(String account, Game<?, ?, ?> game, String text) {
        return kept(game, bench.run(Bench.MAPS, account, () -> {
            NameField.checkBoard(game, "text", text);
            return Preview.refusals(game, text);
        }));
    }

    private String kept(Game<?, ?, ?> game, List<Preview.Refused> refusals) {
        return json.write(new Kept(game.ruleset().version(), refusals));
    }

    /** The stored result; computed again if there is none, or if the rules have changed since. */
    List<Preview.Refused> of(KeptMap map) {
        Game<?, ?, ?> game = Games.byId(map.ruleset()).orElse(null);
        if (game == null) {
            return List.of();
        }
        String health = map.health();
        Kept kept = health == null ? null : json.read(health, Kept.class);
        return kept != null && kept.version == game.ruleset().version() ? kept.refusals : again(map, game);
    }

    private List<Preview.Refused> again(KeptMap map, Game<?, ?, ?> game) {
        String health = kept(game, bench.run(Bench.MAPS, map.account(), () -> Preview.refusals(game, map.text())));
        writer.run(() -> jdbc.sql("update own_map set health = ? where id = ? and version = ?")
                .params(health, map.id(), map.version())
                .update());
        return json.read(health, Kept.class).refusals;
    }
}
