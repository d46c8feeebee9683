package arbiter.server.rules;

import arbiter.engine.Games;
import arbiter.engine.scenario.Scenario;
import arbiter.server.account.Quotas;
import arbiter.server.storage.Secrets;
import arbiter.server.storage.Writer;
import arbiter.server.web.Caller;
import java.time.Clock;
import java.util.Optional;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/**
 * Positions and scenarios with addresses short enough to paste into a chat. The id is made of the text, so the same text has the same
 * address, and nothing that is shared can change afterwards.
 */
@Component
public class Scenarios {
    private static final int SHORTEST = 8;

    private final JdbcClient jdbc;
    private final Writer writer;
    private final Quotas quotas;
    private final Clock clock;

    Scenarios(JdbcClient jdbc, Writer writer, Quotas quotas, Clock clock) {
        this.jdbc = jdbc;
        this.writer = writer;
        this.quotas = quotas;
        this.clock = clock;
    }

    /** @param game the name of the game */
    public record Shared(String id, String title, String ruleset, String game, String text) {}

    public Optional<Shared> find(String id) {
        return text(id).map(text -> shared(id, text));
    }

    private Optional<String> text(String id) {
        return jdbc.sql("select text from scenario_link where id = ?")
                .param(id)
                .query(String.class)
                .optional();
    }

    private static Shared shared(String id, String text) {
        Scenario scenario = Sandbox.scenario(text);
        String ruleset = scenario.game().text();
        String name = Games.byId(ruleset).map(game -> game.ruleset().name()).orElse(ruleset);
        return new Shared(id, scenario.title(), ruleset, name, text);
    }

    Shared share(Caller.Known maker, String text) {
        Sandbox.scenario(text);
        return shared(writer.write(() -> kept(maker, text)), text);
    }

    /** If another text already has the short id, this one gets a longer id. */
    private String kept(Caller.Known maker, String text) {
        for (int length = SHORTEST; ; length++) {
            String id = Secrets.idOf(text, length);
            Optional<String> there = text(id);
            if (there.isEmpty()) {
                quotas.refuseLink(maker);
                jdbc.sql("insert into scenario_link (id, made_by, text, created_at) values (?, ?, ?, ?)")
                        .params(id, maker.id(), text, clock.millis())
                        .update();
                return id;
            }
            if (there.get().equals(text)) {
                return id;
            }
        }
    }
}
