package arbiter.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The share of a core that the benchmark's thread got. On a busy machine, throughput divided by this is the speed on a free core. */
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
