package arbiter.server.game;

import arbiter.server.live.Hub;
import arbiter.server.settings.ServerSettings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.springframework.stereotype.Component;

/** Which games somebody looks at on this node: on an open page, or by a request a short while ago. */
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

    /** Somebody looks at the game. */
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

    /** Somebody listens to the game from now on. */
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

    /** Calls back when somebody looks at a game that nobody looked at for a while. */
    public void onReturn(Consumer<String> callback) {
        returning.set(callback);
    }
}
