package arbiter.server.turn;

import arbiter.server.game.GameStore;
import arbiter.server.game.GameStore.Open;
import arbiter.server.game.StandIns;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * Finishes what another node, or this one before a crash, began and did not finish: turns that have all they need, deadlines that
 * have passed, bots that nobody asks. Every node looks for itself, once a second. What it sees for the first time is usually under
 * way somewhere; what it sees again it takes up. To take it up twice does no harm, because a turn is stored on one version only.
 */
@Component
class DueWork implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(DueWork.class);
    private static final int EVERY_MILLIS = 1_000;
    /** Work that fails again and again is tried once a minute. */
    private static final int SELDOM = 60;

    private final GameStore games;
    private final Resolver resolver;
    private final TurnEnd end;
    private final StandIns bots;
    private final Clock clock;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("due-work").daemon().factory());
    /** How many looks in a row have seen it. */
    private Map<Item, Integer> seen = Map.of();

    DueWork(GameStore games, Resolver resolver, TurnEnd end, StandIns bots, Clock clock) {
        this.games = games;
        this.resolver = resolver;
        this.end = end;
        this.bots = bots;
        this.clock = clock;
    }

    /** What waits to be done. */
    private record Item(Kind kind, Open turn) {}

    private enum Kind {
        /** The turn has all it needs. */
        READY(2),
        /** The turn's time is up. The scheduler is usually quicker. */
        DEADLINE(2),
        /** A bot is awaited. It may be thinking. */
        BOT(4);

        private final int patience;

        Kind(int patience) {
            this.patience = patience;
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(20)
    public void start() {
        begin();
        thread.scheduleWithFixedDelay(this::look, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Nobody else may be there, so nothing is under way; and an older server may have left turns without a mark. */
    synchronized void begin() {
        try {
            games.complete().forEach(turn -> take(new Item(Kind.READY, turn)));
            found().forEach(this::take);
        } catch (RuntimeException e) {
            LOG.warn("due work cannot be looked for just now ({})", e.toString());
        }
    }

    synchronized void look() {
        try {
            Map<Item, Integer> now = new LinkedHashMap<>();
            found().forEach(item -> now.put(item, seen.getOrDefault(item, 0) + 1));
            seen = now;
            now.forEach((item, looks) -> {
                if (isTime(looks, item.kind.patience)) {
                    take(item);
                }
            });
        } catch (RuntimeException e) {
            LOG.warn("due work cannot be looked for just now ({})", e.toString());
        }
    }

    /** After some patience, and then at growing intervals. */
    private static boolean isTime(int looks, int patience) {
        return looks % SELDOM == 0 || (looks >= patience && looks < SELDOM && Integer.bitCount(looks) == 1);
    }

    private List<Item> found() {
        List<Item> found = new ArrayList<>();
        games.due().forEach(turn -> found.add(new Item(Kind.READY, turn)));
        games.late(clock.instant()).forEach(turn -> found.add(new Item(Kind.DEADLINE, turn)));
        games.awaitingBots().forEach(turn -> found.add(new Item(Kind.BOT, turn)));
        return found;
    }

    private void take(Item item) {
        Open turn = item.turn;
        try {
            switch (item.kind) {
                case READY -> resolver.resolve(turn.game(), turn.at(), Resolver.Cause.READY);
                case DEADLINE -> end.due(new Deadlines.Plan(turn.game(), turn.at(), turn.lastCall()));
                case BOT -> bots.think(turn.game());
            }
        } catch (RuntimeException e) {
            LOG.warn("game {}: {} failed and will be tried again ({})", turn.game(), item.kind, e.toString());
        }
    }

    @Override
    public void destroy() throws InterruptedException {
        thread.shutdown();
        thread.awaitTermination(5, TimeUnit.SECONDS);
    }
}
