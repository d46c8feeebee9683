package arbiter.server.table;

import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Play;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.text.Misread;
import arbiter.server.game.GameRow;
import arbiter.server.game.LastPositions;
import arbiter.server.game.LogStore;
import arbiter.server.storage.JsonColumn;
import arbiter.server.web.Problem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;

/** A cache of the most recently used tables. Each is brought up to date from the log of its game. */
@Component
public class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    private static final int MOST = 300;

    private record Kept(String epoch, Table<?, ?, ?> table) {}

    private final LogStore logs;
    private final Map<String, Kept> kept = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Kept> eldest) {
            return size() > MOST;
        }
    };

    private final LastPositions positions;
    private final JsonColumn json;

    Tables(LogStore logs, LastPositions positions, JsonColumn json) {
        this.logs = logs;
        this.positions = positions;
        this.json = json;
    }

    /**
     * The open turn of a game, which is all that a resolution needs. If the table is not in memory, the turn is read from the stored
     * position, which costs less than a replay of the whole log; many games may end a turn at the same moment.
     */
    public OpenTurn<?, ?, ?> turn(GameRow game) {
        Kept cached;
        synchronized (kept) {
            cached = kept.get(game.id());
        }
        if (cached == null || !cached.epoch.equals(game.epoch())) {
            Optional<LastPositions.Kept> stored = positions.find(game.id(), game.entries());
            if (stored.isPresent()) {
                try {
                    return turn(game, stored.get());
                } catch (Misread | JacksonException e) {
                    LOG.warn(
                            "game {}: the stored position cannot be read and is not used ({})",
                            game.id(),
                            e.toString());
                }
            }
        }
        return of(game).turn(game.entries());
    }

    private OpenTurn<?, ?, ?> turn(GameRow game, LastPositions.Kept stored) throws Misread {
        StoredPosition position = json.read(stored.text(), StoredPosition.class);
        if (!Play.digest(position.given()).equals(stored.digest())) {
            throw new Misread(1, 1, "its digest differs");
        }
        return OpenTurn.read(installed(game.ruleset(), position.version()), position);
    }

    /** Stores the position after a turn, for {@link #turn}. Must be called inside a transaction. */
    public void store(String game, int number, Table.Resolved resolved) {
        StoredPosition position = resolved.stored();
        if (position == null || resolved.after().awaiting().isEmpty()) {
            positions.forget(game);
        } else {
            positions.keep(game, number, new LastPositions.Kept(resolved.entry().digest(), json.write(position)));
        }
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
