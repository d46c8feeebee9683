package arbiter.server.storage;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lets a thread that shares the cores with others lend its core while it waits for a write. */
public final class Waits {
    /** The right to compute, which the thread has until it lends it. */
    public interface Core {
        void lend();

        void takeBack();
    }

    private static final ThreadLocal<@Nullable Core> CURRENT = new ThreadLocal<>();

    private Waits() {}

    /** Does the work. Whenever it waits for a write, it lends the core. */
    public static void lending(Core core, Runnable work) {
        begin(core);
        try {
            work.run();
        } finally {
            end();
        }
    }

    /** From now on, until {@link #end}, this thread lends the core whenever it waits for a write. */
    public static void begin(Core core) {
        CURRENT.set(core);
    }

    public static void end() {
        CURRENT.remove();
    }

    public static <T> T during(Supplier<T> wait) {
        Core core = CURRENT.get();
        if (core == null) {
            return wait.get();
        }
        core.lend();
        try {
            return wait.get();
        } finally {
            core.takeBack();
        }
    }
}
