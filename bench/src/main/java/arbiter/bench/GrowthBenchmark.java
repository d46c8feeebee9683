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

/** How the cost of one turn grows with the map: grids with half as many orders as territories, 7 players, 4 GiB. See {@link CoreShare}. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx4g", "-XX:+UseSerialGC"})
public class GrowthBenchmark {
    @Param({"gd5", "gd6"})
    public String game = "";

    @Param({"1024", "10000", "99856", "1000000"})
    public int territories;

    // JMH calls the set-up method before it measures.
    @SuppressWarnings("NullAway.Init")
    private TurnPosition<?, ?> position;

    @Setup
    public void position() {
        position = TurnPosition.grid(game, territories, 7, territories / 2);
    }

    @Benchmark
    public Object turn(CoreShare share) {
        return position.resolve();
    }
}
