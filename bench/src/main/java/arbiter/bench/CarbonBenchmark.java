package arbiter.bench;

import arbiter.engine.chance.Chance;
import arbiter.engine.setup.Settings;
import arbiter.games.carbon.CarbonAndCrystal;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole random games of Carbon and Crystal on one core, and their orders, including the choice among legal orders. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class CarbonBenchmark {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /**
     * What JMH reports in addition to games, summed over all iterations. Orders per processor time show the speed of one core even on a
     * busy machine.
     */
    @AuxCounters(AuxCounters.Type.EVENTS)
    @State(Scope.Thread)
    public static class Counted {
        public long orders;
        public long cpuMillis;
        private long cpuNanos;

        void add(long more, long nanos) {
            orders += more;
            cpuNanos += nanos;
            cpuMillis = cpuNanos / 1_000_000;
        }

        @Setup(Level.Iteration)
        public void reset() {
            cpuNanos = 0;
        }
    }

    /** A game for two, with cheap dice: verifiable dice cost a hash each. */
    @State(Scope.Thread)
    public static class Table {
        final CarbonAndCrystal game = new CarbonAndCrystal();
        final arbiter.engine.setup.Setup setup =
                new arbiter.engine.setup.Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
        private final SplittableRandom random = new SplittableRandom(1);
        final Chance chance = (bound, purpose) -> random.nextInt(bound);
    }

    @Benchmark
    public long game(Table table, Counted counted) {
        long before = THREADS.getCurrentThreadCpuTime();
        long orders = new CarbonPlayout(table.game.setup(table.setup, table.chance), table.chance).run();
        counted.add(orders, THREADS.getCurrentThreadCpuTime() - before);
        return orders;
    }
}
