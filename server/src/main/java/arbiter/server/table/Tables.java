package arbiter.server.table;

import arbiter.bots.Reviewer;
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
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.BaseUnits;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.stereotype.Component;
import tools.jackson.core.JacksonException;

/** A cache of the most recently used tables. Each is brought up to date from the log of its game. */
@Component
public class Tables {
    private static final Logger LOG = LoggerFactory.getLogger(Tables.class);
    /** How many lines of a log are read at once: a long log does not fit into memory. */
    private static final int AT_ONCE = 50;

    private final LogStore logs;
    private final Shelf shelf;
    private final LastPositions positions;
    private final JsonColumn json;

    Tables(LogStore logs, LastPositions positions, JsonColumn json, TableSettings settings, MeterRegistry meters) {
        this.logs = logs;
        this.shelf = new Shelf(settings.bytes());
        this.positions = positions;
        this.json = json;
        Gauge.builder("arbiter.tables", shelf, Shelf::tables).register(meters);
        Gauge.builder("arbiter.tables.size", shelf, Shelf::bytes)
                .baseUnit(BaseUnits.BYTES)
                .register(meters);
        FunctionCounter.builder("arbiter.positions.recomputed", shelf, Shelf::recomputed)
                .register(meters);
    }

    /**
     * The open turn of a game, which is all that a resolution needs. If the table is not in memory, the turn is read from the stored
     * position, which costs less than a replay of the whole log; many games may end a turn at the same moment.
     */
    public OpenTurn<?, ?, ?> turn(GameRow game) {
        if (shelf.find(game.id(), game.epoch()) == null) {
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

    /** Stores the position after a turn, for {@link #turn} and for pictures of the board. Must be called inside a transaction. */
    public void store(String game, int number, OpenTurn.Resolved resolved) {
        StoredPosition position = resolved.stored();
        if (position == null) {
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
        Table<?, ?, ?> table = shelf.find(game.id(), game.epoch());
        if (table == null) {
            table = open(game);
        }
        catchUp(game, table);
        return table;
    }

    /**
     * Reviews a game. Reads its whole log.
     *
     * @param looks for all sheets together
     */
    public Reviewer<?, ?, ?> reviewer(GameRow game, long looks) {
        return of(game).reviewer(entries(game.id(), 1, game.entries()), looks);
    }

    private Table<?, ?, ?> open(GameRow game) {
        String first = logs.at(game.id(), 0).line();
        try {
            GameLog.Start start = LogText.readStart(first);
            Shelf.Place place = shelf.place(game.id(), game.epoch());
            Table<?, ?, ?> table = open(installed(game.ruleset(), start.version()), start, game.id(), place);
            place.put(table);
            return table;
        } catch (Misread e) {
            throw new IllegalStateException("the log of game " + game.id() + " cannot be read", e);
        }
    }

    private <S, O, V> Table<S, O, V> open(Game<S, O, V> rules, GameLog.Start start, String game, Ration ration) {
        return new Table<>(rules, start, (first, last) -> entries(game, first, last), ration);
    }

    private List<GameLog.Entry> entries(String game, int first, int last) {
        List<GameLog.Entry> entries = new ArrayList<>();
        for (LogStore.LogRow row : logs.between(game, first, last)) {
            try {
                entries.add(LogText.readEntry(row.line()));
            } catch (Misread e) {
                throw new IllegalStateException("the log of game " + game + " cannot be read", e);
            }
        }
        if (entries.size() < last - first + 1) {
            throw new IllegalStateException("the log of game " + game + " ends before line " + last);
        }
        return entries;
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
            while (table.last() < game.entries()) {
                int next = table.last() + 1;
                entries(game.id(), next, Math.min(next + AT_ONCE - 1, game.entries()))
                        .forEach(table::append);
            }
        }
    }
}
