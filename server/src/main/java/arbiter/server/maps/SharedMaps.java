package arbiter.server.maps;

import arbiter.engine.Games;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What everybody who has the address of a map may know of it. */
@Component
public class SharedMaps {
    private final JdbcClient jdbc;

    SharedMaps(JdbcClient jdbc) {
        this.jdbc = jdbc;
    }

    public record Shared(String id, String name, String ruleset, int version) {
        /** The name of the game for which it was made. */
        public String game() {
            return Games.byId(ruleset).map(game -> game.ruleset().name()).orElse(ruleset);
        }
    }

    public Optional<Shared> find(String id) {
        return jdbc.sql("select id, name, ruleset, version from own_map where id = ?")
                .param(id)
                .query((row, n) -> new Shared(
                        row.getString("id"), row.getString("name"), row.getString("ruleset"), row.getInt("version")))
                .optional();
    }
}
