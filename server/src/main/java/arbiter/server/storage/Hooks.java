package arbiter.server.storage;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The actions that one write runs after it is durable. */
final class Hooks {
    private static final ThreadLocal<@Nullable Hooks> CURRENT = new ThreadLocal<>();

    private final List<Runnable> hooks = new ArrayList<>();

    static boolean insideAWrite() {
        return CURRENT.get() != null;
    }

    static void add(Runnable hook) {
        Hooks current = CURRENT.get();
        if (current == null) {
            throw new IllegalStateException("no write is under way");
        }
        current.hooks.add(hook);
    }

    void open() {
        CURRENT.set(this);
    }

    static void close() {
        CURRENT.remove();
    }

    void run() {
        hooks.forEach(Runnable::run);
    }
}
