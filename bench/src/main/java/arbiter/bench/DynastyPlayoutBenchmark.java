package arbiter.bench;

import arbiter.engine.chance.Chance;
import arbiter.engine.setup.Settings;
import arbiter.games.dynasty.DynastyBuilder;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.WorkingPosition;
import arbiter.games.dynasty.rules.actions.Actions;
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
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Whole random games of Dynasty Builder on one core, from the setup to a winner. Every action is chosen at random from all legal actions of
 * its phase, and this list is computed again each time. The number to read is {@code actions}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 2)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
public class DynastyPlayoutBenchmark {
    @Param({"2", "3", "4"})
    public int players = 2;

    private final DynastyBuilder game = new DynastyBuilder();
    private final SplittableRandom random = new SplittableRandom(1);
    private final Chance chance = (bound, purpose) -> random.nextInt(bound);
    private arbiter.engine.setup.Setup table = table(2);

    /** The number of actions in the games of an iteration; divided by {@link CoreShare} it is the speed on a free core. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Played {
        public long actions;

        @Setup(Level.Iteration)
        public void reset() {
            actions = 0;
        }
    }

    private arbiter.engine.setup.Setup table(int seats) {
        return new arbiter.engine.setup.Setup(
                List.of("Ash", "Birch", "Cedar", "Elm").subList(0, seats), Settings.defaults(game.parameters()), "");
    }

    @Setup
    public void sitDown() {
        table = table(players);
    }

    /** No sheets, no events: one position that changes in place. */
    private int playOut() {
        WorkingPosition p = game.setup(table, chance).workingCopy();
        Actions actions = new Actions(p.grid);
        int played = 0;
        while (p.phase != Phase.OVER) {
            actions.list(p);
            actions.perform(p, actions.get(chance.below(actions.count(), "the choice")), chance);
            played++;
        }
        return played;
    }

    @Benchmark
    public int game(Played played, CoreShare share) {
        int actions = playOut();
        played.actions += actions;
        return actions;
    }
}
