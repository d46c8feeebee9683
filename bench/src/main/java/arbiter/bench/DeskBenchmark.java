package arbiter.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/**
 * One desk: verdicts, orders as data, purse, warnings and choices for a half-written sheet. Global Domination has 100 territories, the
 * other games their default board. After each iteration, the median and the 95th percentile of a desk's processor time are printed. They
 * are reliable even on a busy machine, where wall-clock time says little.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class DeskBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int TERRITORIES = 100;
    private static final int DRAFTED = 8;

    /** The game, the number of players, and the turn. */
    @Param({"gd5 7 20", "gd5 2 20", "gd6 7 20", "gd6 2 20", "dynasty 2 10", "dynasty 4 10", "carbon 2 6"})
    public String table = "";

    // JMH calls the set-up method before it measures.
    @SuppressWarnings("NullAway.Init")
    private DeskPosition<?, ?> position;

    private final long[] nanos = new long[100_000];
    private int desks;

    @Setup
    public void position() {
        String[] words = table.split(" ");
        position =
                DeskPosition.of(words[0], Integer.parseInt(words[1]), TERRITORIES, Integer.parseInt(words[2]), DRAFTED);
        System.out.println(position);
    }

    @Setup(Level.Iteration)
    public void reset() {
        desks = 0;
    }

    @Benchmark
    public Object desk() {
        long before = THREADS.getCurrentThreadCpuTime();
        Object desk = position.desk();
        nanos[desks++ % nanos.length] = THREADS.getCurrentThreadCpuTime() - before;
        return desk;
    }

    @TearDown(Level.Iteration)
    public void tell() {
        long[] sorted = Arrays.copyOf(nanos, Math.min(desks, nanos.length));
        Arrays.sort(sorted);
        System.out.printf(
                Locale.ROOT,
                "processor time of %d desks: median %.3f ms, 95 %% %.3f ms%n",
                desks,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 95 / 100] / 1e6);
    }
}
