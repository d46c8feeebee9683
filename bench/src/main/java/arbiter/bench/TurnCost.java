package arbiter.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The processor time and memory of a turn of {@link TurnBenchmark}, to compare two versions on a busy machine. The number of turns is fixed
 * instead of the time, so that a slow run warms up as much as a fast one. Run it with {@code -Xbatch}, which does the same for the
 * compilers.
 */
public final class TurnCost {
    private static final int WARM_UP = 60_000;
    private static final int BATCHES = 100;
    private static final int TURNS = 1_000;

    private TurnCost() {}

    public static void main(String[] args) {
        ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (String game : List.of("gd5", "gd6")) {
            TurnPosition<?, ?> position = TurnPosition.grid(game, 64, 7, 30);
            int resolved = turns(position, WARM_UP);
            long[] nanos = new long[BATCHES];
            long bytes = thread.getCurrentThreadAllocatedBytes();
            for (int batch = 0; batch < BATCHES; batch++) {
                long before = thread.getCurrentThreadCpuTime();
                resolved += turns(position, TURNS);
                nanos[batch] = thread.getCurrentThreadCpuTime() - before;
            }
            bytes = thread.getCurrentThreadAllocatedBytes() - bytes;
            Arrays.sort(nanos);
            System.out.printf(
                    Locale.ROOT,
                    "%s: %.2f µs per turn in the fastest batch, %.2f at the median; %d bytes; %d turns resolved%n",
                    game,
                    nanos[0] / 1e3 / TURNS,
                    nanos[BATCHES / 2] / 1e3 / TURNS,
                    bytes / BATCHES / TURNS,
                    resolved);
        }
    }

    private static int turns(TurnPosition<?, ?> position, int turns) {
        int resolved = 0;
        for (int i = 0; i < turns; i++) {
            resolved += position.resolve() == null ? 0 : 1;
        }
        return resolved;
    }
}
