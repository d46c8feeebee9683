package arbiter.server.live;

import arbiter.server.storage.JsonColumn;
import io.micrometer.core.instrument.MeterRegistry;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * Who listens to which game on this node. A wake-up makes the hub read what is new and hand each listener its part; each
 * listener is written to by a thread of its own, so that a slow line holds nobody up.
 */
@Component
public class Hub implements SmartLifecycle {
    private static final int HEARTBEAT_SECONDS = 20;

    private final JdbcClient jdbc;
    private final Map<String, Set<Listener>> byGame = new ConcurrentHashMap<>();
    private final Set<Consumer<String>> observers = ConcurrentHashMap.newKeySet();
    private final Set<Listener> all = ConcurrentHashMap.newKeySet();
    private final Map<String, AtomicBoolean> pending = new ConcurrentHashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("heartbeat").daemon().factory());
    private final AtomicInteger listening = new AtomicInteger();
    private volatile boolean running;

    Hub(JdbcClient jdbc, MeterRegistry meters) {
        this.jdbc = jdbc;
        meters.gauge("arbiter.listeners", listening);
    }

    /** @param audience null for everybody */
    record Item(long seq, String type, @Nullable String audience, @Nullable Integer changesHands, String data) {
        boolean isFor(@Nullable Integer seat) {
            return audience == null
                    || (seat != null && JsonColumn.seats(audience).contains(seat));
        }
    }

    /** Something for the pages of one seat that are open just now. */
    record Whisper(String game, int seat, String type, String data) {
        static String write(String game, int seat, String type, String data) {
            return game + " " + seat + " " + type + " " + data;
        }

        static Whisper read(String text) {
            String[] parts = text.split(" ", 4);
            return new Whisper(parts[0], Integer.parseInt(parts[1]), parts[2], parts[3]);
        }
    }

    void whisper(Whisper whisper) {
        for (Listener listener : byGame.getOrDefault(whisper.game, Set.of())) {
            if (listener.seats.contains(whisper.seat)) {
                threads.execute(() -> listener.whisper(whisper));
            }
        }
    }

    /** One open stream. */
    final class Listener {
        private final String game;
        private final List<Integer> seats;
        private final SseEmitter emitter;
        private long last;
        private boolean moved;

        Listener(String game, List<Integer> seats, SseEmitter emitter, long last) {
            this.game = game;
            this.seats = seats;
            this.emitter = emitter;
            this.last = last;
        }

        /** What happened before the stream began; whose ears these are was asked after that. */
        private void catchUp(List<Item> items) {
            try {
                synchronized (this) {
                    for (Item item : items) {
                        tell(item);
                    }
                }
            } catch (IOException | IllegalStateException e) {
                close(this);
            }
        }

        /**
         * What happens now. Where the seat behind these ears may have changed hands, the stream ends: who comes back for more
         * is looked at anew.
         */
        private void deliver(List<Item> items) {
            try {
                synchronized (this) {
                    for (Item item : items) {
                        if (!moved && item.seq > last) {
                            moved = item.changesHands != null && seats.contains(item.changesHands);
                            tell(item);
                        }
                    }
                }
                if (moved) {
                    close(this);
                }
            } catch (IOException | IllegalStateException e) {
                close(this);
            }
        }

        private void tell(Item item) throws IOException {
            if (item.seq > last) {
                last = item.seq;
                if (item.audience == null || seats.stream().anyMatch(item::isFor)) {
                    send(item.seq, item.type, item.data);
                }
            }
        }

        void send(long seq, String type, String data) throws IOException {
            emitter.send(SseEmitter.event().id(Long.toString(seq)).name(type).data(data));
        }

        private void whisper(Whisper whisper) {
            try {
                synchronized (this) {
                    emitter.send(SseEmitter.event().name(whisper.type).data(whisper.data));
                }
            } catch (IOException | IllegalStateException e) {
                close(this);
            }
        }

        private void beat() {
            try {
                synchronized (this) {
                    emitter.send(SseEmitter.event().comment(""));
                }
            } catch (IOException | IllegalStateException e) {
                close(this);
            }
        }
    }

    /** Lets somebody listen from happening {@code after} on. */
    public void listen(String game, List<Integer> seats, SseEmitter emitter, long after, long now) {
        Listener listener = new Listener(game, seats, emitter, after);
        byGame.computeIfAbsent(game, id -> ConcurrentHashMap.newKeySet()).add(listener);
        all.add(listener);
        listening.incrementAndGet();
        Runnable gone = () -> close(listener);
        emitter.onCompletion(gone);
        emitter.onTimeout(gone);
        emitter.onError(e -> gone.run());
        // The first words let the browser know at once that it is heard.
        listener.beat();
        long oldest = jdbc.sql("select coalesce(min(seq), 0) from happening where game_id = ?")
                .param(game)
                .query(Long.class)
                .single();
        if (after > now || (after < now && (oldest == 0 || after < oldest - 1))) {
            try {
                synchronized (listener) {
                    listener.last = now;
                    listener.send(now, "reset", "{}");
                }
            } catch (IOException e) {
                close(listener);
            }
        } else {
            listener.catchUp(read(game, after));
        }
    }

    private void close(Listener listener) {
        if (all.remove(listener)) {
            listening.decrementAndGet();
            byGame.computeIfPresent(listener.game, (game, listeners) -> {
                listeners.remove(listener);
                return listeners.isEmpty() ? null : listeners;
            });
            listener.emitter.complete();
        }
    }

    /** Something new was stored about the game. Many wake-ups at once become one reading. */
    public void wake(String game) {
        if (!byGame.containsKey(game) && observers.isEmpty()) {
            return;
        }
        AtomicBoolean waiting = pending.computeIfAbsent(game, id -> new AtomicBoolean());
        if (waiting.compareAndSet(false, true)) {
            threads.execute(() -> {
                waiting.set(false);
                pending.remove(game, waiting);
                dispatch(game);
            });
        }
    }

    private void dispatch(String game) {
        observers.forEach(observer -> observer.accept(game));
        Set<Listener> listeners = byGame.getOrDefault(game, Set.of());
        long from = Long.MAX_VALUE;
        for (Listener listener : listeners) {
            from = Math.min(from, listener.last);
        }
        if (!listeners.isEmpty()) {
            List<Item> items = read(game, from);
            if (!items.isEmpty()) {
                listeners.forEach(listener -> threads.execute(() -> listener.deliver(items)));
            }
        }
    }

    private List<Item> read(String game, long after) {
        return jdbc.sql("select * from happening where game_id = ? and seq > ? order by seq")
                .params(game, after)
                .query((row, n) -> new Item(
                        row.getLong("seq"),
                        row.getString("type"),
                        row.getString("audience"),
                        row.getObject("changes_hands") == null ? null : (Integer) row.getInt("changes_hands"),
                        row.getString("data")))
                .list();
    }

    /** Calls back with the id of every game about which something was stored. */
    public Runnable observe(Consumer<String> observer) {
        observers.add(observer);
        return () -> observers.remove(observer);
    }

    /** After a time of deafness, say a lost connection to the database, everybody is looked after. */
    void wakeAll() {
        byGame.keySet().forEach(this::wake);
    }

    private void beat() {
        all.forEach(listener -> threads.execute(listener::beat));
    }

    @Override
    public void start() {
        running = true;
        heartbeat.scheduleAtFixedRate(this::beat, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
    }

    /** Streams end first, because the web server waits for what is under way before it stops. */
    @Override
    public int getPhase() {
        return Integer.MAX_VALUE - 512;
    }

    @Override
    public void stop() {
        running = false;
        heartbeat.shutdownNow();
        all.forEach(this::close);
        threads.shutdown();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
