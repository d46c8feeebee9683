package arbiter.server.turn;

import arbiter.server.game.GameStore;
import arbiter.server.game.GameStore.Open;
import arbiter.server.game.StandIns;
import java.time.Clock;
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
    /** How many times in a row it was seen. */
    private Map<Item, Integer> seen = Map.of();

    private int looks;

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
        READY(1),
        /** The turn's time is up. The scheduler is usually quicker. */
        DEADLINE(1),
        /** A bot is awaited. It may be thinking, and to look at all bots costs more. */
        BOT(4);

        private final int every;

        Kind(int every) {
            this.every = every;
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
            for (Kind kind : Kind.values()) {
                found(kind).forEach(turn -> take(new Item(kind, turn)));
            }
        } catch (RuntimeException e) {
            LOG.warn("cannot look for due work ({})", e.toString());
        }
    }

    synchronized void look() {
        try {
            looks++;
            Map<Item, Integer> now = new LinkedHashMap<>();
            for (Kind kind : Kind.values()) {
                if (looks % kind.every == 0) {
                    look(kind, now);
                } else {
                    seen.forEach((item, times) -> {
                        if (item.kind == kind) {
                            now.put(item, times);
                        }
                    });
                }
            }
            seen = now;
        } catch (RuntimeException e) {
            LOG.warn("cannot look for due work ({})", e.toString());
        }
    }

    private void look(Kind kind, Map<Item, Integer> now) {
        for (Open turn : found(kind)) {
            Item item = new Item(kind, turn);
            int times = seen.getOrDefault(item, 0) + 1;
            now.put(item, times);
            if (isTime(times)) {
                take(item);
            }
        }
    }

    /** When it is seen again, and then at growing intervals. */
    private static boolean isTime(int times) {
        return times % SELDOM == 0 || (times > 1 && times < SELDOM && Integer.bitCount(times) == 1);
    }

    private List<Open> found(Kind kind) {
        return switch (kind) {
            case READY -> games.due();
            case DEADLINE -> games.late(clock.instant());
            case BOT -> games.awaitingBots();
        };
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
