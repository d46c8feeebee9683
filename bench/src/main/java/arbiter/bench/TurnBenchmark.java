package arbiter.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole turns of Global Domination per second on one core: 64 territories, 7 players, 30 orders. See {@link CoreShare}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class TurnBenchmark {
    @Param({"gd5", "gd6"})
    public String game = "";

    // JMH calls the set-up method before it measures.
    @SuppressWarnings("NullAway.Init")
    private TurnPosition<?, ?> position;

    @Setup
    public void position() {
        position = TurnPosition.grid(game, 64, 7, 30);
    }

    @Benchmark
    public Object turn(CoreShare share) {
        return position.resolve();
    }
}
