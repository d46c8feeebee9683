package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.text.Misread;
import arbiter.server.game.GameRow;
import arbiter.server.game.LogStore;
import arbiter.server.web.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.springframework.stereotype.Component;

/** A cache of the most recently used tables. Each is brought up to date from the log of its game. */
@Component
public class Tables {
    private static final int MOST = 300;

    private record Kept(String epoch, Table<?, ?, ?> table) {}

    private final LogStore logs;
    private final Map<String, Kept> kept = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
            return size() > MOST;
        }
    };

    Tables(LogStore logs) {
        this.logs = logs;
    }

    /** The table, with at least all positions that the row knows. */
    public Table<?, ?, ?> of(GameRow game) {
        if (!game.status().begun()) {
            throw Problem.conflict("not-begun", "The game has not started.");
        }
        Kept cached;
        synchronized (kept) {
            cached = kept.get(game.id());
        }
        if (cached == null || !cached.epoch.equals(game.epoch())) {
            cached = new Kept(game.epoch(), open(game));
            synchronized (kept) {
                kept.put(game.id(), cached);
            }
        }
        catchUp(game, cached.table);
        return cached.table;
    }

    private Table<?, ?, ?> open(GameRow game) {
        String first = logs.at(game.id(), 0).line();
        try {
            GameLog.Start start = LogText.readStart(first);
            return open(installed(game.ruleset(), start.version()), start);
        } catch (Misread e) {
            throw new IllegalStateException("the log of game " + game.id() + " cannot be read", e);
        }
    }

    private static <S, O, V> Table<S, O, V> open(Game<S, O, V> game, GameLog.Start start) {
        return Table.of(game, start);
    }

    /** A game continues under the rules it began with. If they are not installed, it waits. */
    private static Game<?, ?, ?> installed(String ruleset, int version) {
        return Games.find(ruleset, version)
                .orElseThrow(() -> new RulesetMissing("This game is played by version " + version + " of `" + ruleset
                        + "`, which this server does not have."));
    }

    private void catchUp(GameRow game, Table<?, ?, ?> table) {
        if (table.last() >= game.entries()) {
            return;
        }
        synchronized (table) {
            List<LogStore.LogRow> rows = logs.from(game.id(), table.last() + 1);
            for (LogStore.LogRow row : rows) {
                try {
                    table.append(LogText.readEntry(row.line()));
                } catch (Misread e) {
                    throw new IllegalStateException("the log of game " + game.id() + " cannot be read", e);
                }
            }
        }
    }
}
