package arbiter.server.turn;

import arbiter.server.game.GameStore;
import arbiter.server.game.GameStore.Open;
import arbiter.server.game.StandIns;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
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
 * Ends turns whose deadline has passed, and finishes work that another node, or this one before a crash, left unfinished: complete turns
 * and awaited bots. Every node checks once a second. Usually another thread is already working on a complete turn or a bot that is seen for
 * the first time, so these are taken when they are seen again. Doing the work twice is harmless, because a turn is stored only if the
 * game's version is unchanged.
 */
@Component
class DueWork implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(DueWork.class);
    private static final int EVERY_MILLIS = 1_000;
    /** Work that keeps failing is repeated once a minute. */
    private static final int SELDOM = 60;

    private final GameStore games;
    private final Resolver resolver;
    private final TurnEnd end;
    private final StandIns bots;
    private final Clock clock;
    private final TurnThreads threads;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("due-work").daemon().factory());
    /** How many times in a row each item was seen. */
    private Map<Item, Integer> seen = Map.of();

    /** The turns that wait for a thread or have one. */
    private final Set<Item> taken = ConcurrentHashMap.newKeySet();

    private int looks;

    DueWork(GameStore games, Resolver resolver, TurnEnd end, StandIns bots, Clock clock, TurnThreads threads) {
        this.games = games;
        this.resolver = resolver;
        this.end = end;
        this.bots = bots;
        this.clock = clock;
        this.threads = threads;
    }

    private record Item(Kind kind, Open turn) {}

    private enum Kind {
        /** The deadline has passed. */
        DEADLINE(1, 1),
        /** All awaited sheets are there. */
        READY(1, 2),
        /** The game waits for a bot. Checked less often, because the bot may still be thinking and the query costs more. */
        BOT(4, 2);

        private final int every;
        private final int first;

        /**
         * @param every how often it is looked for
         * @param first how many times an item is seen before it is taken
         */
        Kind(int every, int first) {
            this.every = every;
            this.first = first;
        }

        /** At the first time, and then at growing intervals. */
        private boolean isTime(int times) {
            return times % SELDOM == 0 || (times >= first && times < SELDOM && Integer.bitCount(times) == 1);
        }
    }

    @EventListener(ApplicationReadyEvent.class)
    @Order(20)
    public void start() {
        begin();
        thread.scheduleWithFixedDelay(this::look, EVERY_MILLIS, EVERY_MILLIS, TimeUnit.MILLISECONDS);
    }

    /**
     * At start, takes all items at once: there may be no other node, so nothing is in progress. Also finds turns that an older server did
     * not mark as due.
     */
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
            if (kind.isTime(times)) {
                take(item);
            }
        }
    }

    private List<Open> found(Kind kind) {
        return switch (kind) {
            case READY -> games.due();
            case DEADLINE -> late();
            case BOT -> games.awaitingBots();
        };
    }

    /** In random order, so that two nodes seldom compute the same turn at the same time. If one of them stops, the other one continues. */
    private List<Open> late() {
        List<Open> late = new ArrayList<>(games.late(clock.instant(), TurnThreads.MOST_WAITING));
        Collections.shuffle(late);
        return late;
    }

    private void take(Item item) {
        if (item.kind != Kind.DEADLINE) {
            work(item);
        } else if (taken.add(item)) {
            try {
                threads.execute(item.turn.host(), () -> {
                    try {
                        work(item);
                    } finally {
                        taken.remove(item);
                    }
                });
            } catch (RejectedExecutionException e) {
                // The next look finds it again.
                taken.remove(item);
            }
        }
    }

    private void work(Item item) {
        Open turn = item.turn;
        try {
            switch (item.kind) {
                case READY -> resolver.resolve(turn.game(), turn.at(), Resolver.Cause.READY);
                case DEADLINE -> end.due(turn);
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
