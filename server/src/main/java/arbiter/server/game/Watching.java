package arbiter.server.game;

import arbiter.server.live.Hub;
import arbiter.server.settings.ServerSettings;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.springframework.stereotype.Component;

/**
 * The games that people watch on this node: with an open page, or with a recent request. Bots are faster than any page: without a new
 * request, a game is watched for a limited number of turns only.
 */
@Component
public class Watching {
    private static final int MOST = 10_000;
    private static final int NOT_YET = -1;

    /** A person's last request to a game. */
    private static final class Look {
        private final long time = System.nanoTime();
        /** How far the game was when somebody first asked whether it is watched since then. */
        private int from = NOT_YET;
    }

    private final Hub hub;
    private final Duration recently;
    private final int turns;
    private final AtomicReference<Consumer<String>> returning = new AtomicReference<>(game -> {});
    private final Map<String, Look> looks = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Look> eldest) {
            return size() > MOST;
        }
    };

    Watching(Hub hub, ServerSettings settings) {
        this.hub = hub;
        this.recently = settings.watchedFor();
        this.turns = settings.watchedTurns();
    }

    /** Called for every request to the game, and when a page starts to listen to it. */
    public void looked(String game) {
        synchronized (looks) {
            looks.put(game, new Look());
        }
        returning.get().accept(game);
    }

    /** @param entries how far the game is */
    public boolean watched(String game, int entries) {
        boolean heard = hub.isHeard(game);
        synchronized (looks) {
            Look look = heard ? looks.computeIfAbsent(game, heardBefore -> new Look()) : looks.get(game);
            if (look == null || !heard && System.nanoTime() - look.time > recently.toNanos()) {
                return false;
            }
            look.from = look.from == NOT_YET ? entries : look.from;
            return entries - look.from < turns;
        }
    }

    /** Sets the callback for when somebody looks at a game. */
    public void onReturn(Consumer<String> callback) {
        returning.set(callback);
    }
}
