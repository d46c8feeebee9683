package arbiter.server.ahead;

import arbiter.server.fact.Chronicle;
import arbiter.server.fact.Fact;
import arbiter.server.game.GameRow;
import arbiter.server.game.GameStore;
import arbiter.server.storage.Writer;
import arbiter.server.turn.Resolver;
import arbiter.server.work.FairThreads;
import arbiter.server.work.LowPriority;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Hands in sheets as soon as a turn begins, for players who want that, so that the turn can end early. Nothing is stored about this work:
 * after a crash it is done again, and at the latest when the turn ends.
 */
@Component
class EarlySheets implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(EarlySheets.class);
    private static final int MOST_WAITING = 10_000;
    private static final int MOST_OF_ONE_HOST = 1_000;

    private final GameStore games;
    private final StandingStore store;
    private final FilledSheets sheets;
    private final Resolver resolver;
    private final Writer writer;
    private final Set<String> waiting = ConcurrentHashMap.newKeySet();
    private final FairThreads threads = new FairThreads(
            "standing", new FairThreads.Bounds(1, 1, MOST_WAITING, MOST_OF_ONE_HOST), LowPriority::take);

    EarlySheets(GameStore games, StandingStore store, FilledSheets sheets, Resolver resolver, Writer writer) {
        this.games = games;
        this.store = store;
        this.sheets = sheets;
        this.resolver = resolver;
        this.writer = writer;
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(15)
    void resume() {
        store.gamesAtOnce().forEach(this::soon);
    }

    @EventListener
    void heard(Chronicle.Told told) {
        boolean may = told.fact() instanceof Fact.Moved
                || told.fact() instanceof Fact.Resumed
                // Somebody may have announced leave.
                || told.fact() instanceof Fact.LobbyChanged;
        if (may) {
            soon(told.game());
        }
    }

    /** Looks at a game on another thread. */
    void soon(String game) {
        if (!waiting.add(game)) {
            return;
        }
        try {
            threads.execute(game, () -> {
                waiting.remove(game);
                try {
                    look(game);
                } catch (RuntimeException e) {
                    LOG.warn("game {}: the standing orders will be used when the turn ends ({})", game, e.toString());
                }
            });
        } catch (RejectedExecutionException e) {
            waiting.remove(game);
        }
    }

    private void look(String id) {
        GameRow game = games.byId(id).orElse(null);
        if (game == null || !sheets.fillAtOnce(id, game.entries())) {
            return;
        }
        writer.run(() -> {
            GameRow now = games.locked(id);
            if (now.status() == GameRow.Status.RUNNING && now.entries() == game.entries()) {
                resolver.decide(now);
            }
        });
        resolver.resolve(id, game.entries(), Resolver.Cause.READY);
    }

    @Override
    public void destroy() {
        threads.close();
    }
}
