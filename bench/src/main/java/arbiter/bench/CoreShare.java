package arbiter.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * How much of a core the benchmark's thread really got, by the second: on a busy machine a throughput divided by it is the
 * speed on a core of its own.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class CoreShare {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private long since;

    @Setup(Level.Iteration)
    public void reset() {
        since = THREADS.getCurrentThreadCpuTime();
    }

    public double core() {
        return (THREADS.getCurrentThreadCpuTime() - since) / 1e9;
    }
}
