package arbiter.server.work;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the current thread give way to the threads that serve requests. Java's own priorities have no effect on Linux, where the system
 * call for the priority of a process changes that of a thread. Elsewhere, nothing happens.
 */
public final class LowPriority {
    private static final Logger LOG = LoggerFactory.getLogger(LowPriority.class);
    /** Against a thread of usual priority, such a thread gets a quarter of a core. A free core is all its own. */
    private static final int NICE = 5;

    private static final int THIS_PROCESS_OR_THREAD = 0;

    private LowPriority() {}

    public static void take() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return;
        }
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle setPriority = linker.downcallHandle(
                    linker.defaultLookup().findOrThrow("setpriority"),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
            int failed = (int) setPriority.invokeExact(THIS_PROCESS_OR_THREAD, THIS_PROCESS_OR_THREAD, NICE);
            if (failed != 0) {
                LOG.debug("the system does not lower the priority of {}", Thread.currentThread());
            }
        } catch (Throwable e) {
            // Only comfort is lost: the work is done with the usual priority.
            LOG.debug("the priority of {} cannot be lowered", Thread.currentThread(), e);
        }
    }
}
