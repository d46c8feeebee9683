package arbiter.server.game;

import arbiter.server.live.Hub;
import arbiter.server.settings.ServerSettings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.springframework.stereotype.Component;

/** The games that people watch on this node: with an open page, or with a recent request. */
@Component
public class Watching {
    private static final int MOST = 10_000;

    private final Hub hub;
    private final Duration recently;
    private final AtomicReference<Consumer<String>> returning = new AtomicReference<>(game -> {});
    private final Map<String, Long> lookedAt = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
            return size() > MOST;
        }
    };

    Watching(Hub hub, ServerSettings settings) {
        this.hub = hub;
        this.recently = settings.watchedFor();
    }

    /** Called for every request to the game. */
    void looked(String game) {
        long now = System.nanoTime();
        Long before;
        synchronized (lookedAt) {
            before = lookedAt.put(game, now);
        }
        if (before == null || now - before > recently.toNanos()) {
            returning.get().accept(game);
        }
    }

    /** Called when a page starts to listen to the game. */
    public void listens(String game) {
        returning.get().accept(game);
    }

    public boolean watched(String game) {
        if (hub.isHeard(game)) {
            return true;
        }
        synchronized (lookedAt) {
            Long last = lookedAt.get(game);
            return last != null && System.nanoTime() - last <= recently.toNanos();
        }
    }

    /** Sets the callback for when a game is watched again after a while without watchers. */
    public void onReturn(Consumer<String> callback) {
        returning.set(callback);
    }
}
