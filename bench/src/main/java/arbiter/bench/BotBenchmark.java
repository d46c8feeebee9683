package arbiter.bench;

import arbiter.bots.Bot;
import arbiter.bots.Bots;
import arbiter.bots.Contest;
import arbiter.bots.search.Thinking;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.Pace;
import arbiter.engine.Play;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Speed of bots: whole games of two recruits, who order at random, on one core and on two, and how many positions a marshal computes per
 * second. {@code core} is the share of a core that a thread got; on a busy machine, divide by it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(value = 1, jvmArgsAppend = "-XX:+UseSerialGC")
public class BotBenchmark {
    private static final int MOST_TURNS = 200;
    private static final long LOOKS = 20_000;

    @Param({"gd5", "gd6", "dynasty", "carbon"})
    public String id = "gd6";

    private Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();

    /** What a thread did, per second of wall-clock time. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Done {
        public long looks;
        public long turns;
        private int number;
        private long since;

        @Setup(Level.Iteration)
        public void reset() {
            looks = 0;
            turns = 0;
            since = time();
        }

        private static long time() {
            return java.lang.management.ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }

        public double core() {
            return (time() - since) / 1e9;
        }
    }

    @Setup
    public void choose() {
        game = Games.byId(id).orElseThrow();
    }

    private static Bot bot(String name) {
        return Bots.byId(name).orElseThrow();
    }

    private static arbiter.engine.setup.Setup table(Game<?, ?, ?> game) {
        return new arbiter.engine.setup.Setup(List.of("A", "B"), Settings.defaults(game.parameters()), "");
    }

    @Benchmark
    @Threads(1)
    public boolean randomGamesOnOneCore(Done done) {
        return randomGame(done);
    }

    @Benchmark
    @Threads(2)
    public boolean randomGamesOnTwoCores(Done done) {
        return randomGame(done);
    }

    private boolean randomGame(Done done) {
        List<Bot> bots = List.of(bot("recruit"), bot("recruit"));
        Contest.Result result = new Contest(game, table(game), bots, 1, 1, MOST_TURNS).play(done.number++);
        done.turns += result.turns();
        return result.finished();
    }

    /** The number to read is {@code looks}. */
    @Benchmark
    @Threads(1)
    public int marshalDecisions(Done done, Middle middle) {
        return decide(middle.game, middle.state(), done);
    }

    @SuppressWarnings("unchecked")
    private static <S> int decide(Game<S, ?, ?> game, Object state, Done done) {
        S position = (S) state;
        Thinking thinking = Thinking.looks(done.number++, LOOKS);
        Sheet<?> sheet =
                bot("marshal").decide(game, position, game.awaiting(position).getFirst(), thinking);
        done.looks += thinking.looked();
        return sheet.lines().size();
    }

    /** A position from the middle of a game, after some turns played by captains. */
    @State(Scope.Benchmark)
    public static class Middle {
        private static final int TURN = 6;

        private Game<?, ?, ?> game = Games.byId("gd6").orElseThrow();
        private Object reached = "";

        @Setup
        public void reach(BotBenchmark benchmark) {
            game = Games.byId(benchmark.id).orElseThrow();
            reached = played(game);
        }

        Object state() {
            return reached;
        }

        private static <S, O> Object played(Game<S, O, ?> game) {
            SeededChance chance = new SeededChance(Seed.named("middle"), 0);
            S state = game.setup(table(game), chance);
            for (int i = 0; game.turn(state) < TURN; i++) {
                Map<Seat, Sheet<O>> sheets = new TreeMap<>();
                for (Seat seat : game.awaiting(state)) {
                    if (sheets.isEmpty() || game.pace(state) == Pace.TOGETHER) {
                        sheets.put(
                                seat,
                                bot("captain").decide(game, state, seat, Thinking.looks(2L * i + seat.index(), LOOKS)));
                    }
                }
                state = Play.resolve(game, state, sheets, chance).state();
            }
            return state;
        }
    }
}
