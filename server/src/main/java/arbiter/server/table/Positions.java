package arbiter.server.table;

import arbiter.engine.Budget;
import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.Differs;
import arbiter.engine.log.Era;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.OtherRules;
import arbiter.engine.log.Past;
import arbiter.engine.log.Step;
import arbiter.engine.log.Steps;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Misread;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * All positions of a game, recomputed from its log, with the rules that apply to each. The last position is always in memory, others
 * as far as the ration allows.
 */
final class Positions<S, O, V> implements Past<S, O, V> {
    /** How many entries are read from the log at once. */
    private static final int AT_ONCE = 50;

    private static final int PER_ROLLBACK = 100;

    private final List<String> players;
    private final Steps<S, O, V> steps;
    private final Entries log;
    private final Ration ration;
    private final KeptPositions<S, O, V> kept;
    /** From which position on an era applies. */
    private final TreeMap<Integer, Era<S, O, V>> eras = new TreeMap<>();
    /** For a position after a rollback, the position that it repeats. That one is not after a rollback itself. */
    private final Map<Integer, Integer> repeats = new HashMap<>();

    private final long startBytes;
    private int last;
    private Step<S, O, V> newest;
    private @Nullable Fresh<S> fresh;

    /** The entries of the game's log. */
    interface Entries {
        List<GameLog.Entry> between(int first, int last);
    }

    Positions(Game<S, O, V> game, GameLog.Start start, Entries log, Ration ration) {
        this.players = start.players();
        this.steps = new Steps<>(game, start);
        this.log = log;
        this.ration = ration;
        this.kept = new KeptPositions<>(ration.most());
        this.newest = replayed(steps::first);
        this.startBytes = KeptPositions.bytes(newest) + 10L * start.board().length();
        eras.put(0, newest.era());
        kept.add(0, newest);
        weigh();
    }

    /** A turn that was resolved here. It may be in the log by now. */
    private record Fresh<S>(int before, GameLog.Turn turn, Resolution<S> resolution, int text) {}

    private static <T> T replayed(Supplier<T> work) {
        try {
            return work.get();
        } catch (Differs e) {
            throw new IllegalStateException("a log does not replay: " + e.what(), e);
        }
    }

    synchronized void append(GameLog.Entry entry) {
        Fresh<S> known = fresh;
        fresh = null;
        if (known != null && known.before == last && known.turn.equals(entry)) {
            newest = Steps.after(newest, known.turn, known.resolution, known.text);
        } else {
            newest = replayed(() -> steps.after(this, entry));
        }
        last++;
        if (entry instanceof GameLog.Rollback(int to, String digest)) {
            repeats.put(last, repeats.getOrDefault(to, to));
        }
        if (!eras.lastEntry().getValue().equals(newest.era())) {
            eras.put(last, newest.era());
        }
        kept.add(last, newest);
        weigh();
    }

    /**
     * Keeps a resolution, so that it is not computed again when its entry is appended.
     *
     * @param text the length of the new position's text
     */
    synchronized void remember(int before, GameLog.Turn turn, Resolution<S> resolution, int text) {
        fresh = new Fresh<>(before, turn, resolution, text);
        weigh();
    }

    private void weigh() {
        long waiting = fresh == null ? 0 : KeptPositions.bytes(newest);
        ration.takes(startBytes
                + KeptPositions.bytes(newest)
                + waiting
                + kept.bytes()
                + (long) PER_ROLLBACK * repeats.size());
    }

    @Override
    public List<String> players() {
        return players;
    }

    /** The number of the last position in memory. */
    @Override
    public synchronized int last() {
        return last;
    }

    @Override
    public Step<S, O, V> step(int at) {
        Route<S, O, V> route;
        synchronized (this) {
            Step<S, O, V> known = find(Objects.checkIndex(at, last + 1));
            if (known != null) {
                return known;
            }
            route = route(at);
        }
        return walk(route);
    }

    /**
     * How a position is reached from the nearest one in memory. Positions that were rolled back are not on the way.
     *
     * @param from null for the start of the game
     * @param left the numbers of the positions to recompute
     */
    private record Route<S, O, V>(@Nullable Step<S, O, V> from, Deque<Integer> left) {}

    private Route<S, O, V> route(int to) {
        Deque<Integer> left = new ArrayDeque<>();
        int at = to;
        Step<S, O, V> from = find(at);
        while (from == null && at > 0) {
            left.push(at);
            at = repeats.getOrDefault(at, at - 1);
            from = find(at);
        }
        return new Route<>(from, left);
    }

    private @Nullable Step<S, O, V> find(int at) {
        return at == last ? newest : kept.find(at);
    }

    /** Not synchronized, because it takes long: others can use the last position meanwhile. */
    private Step<S, O, V> walk(Route<S, O, V> route) {
        ration.recomputed(route.left.size());
        Step<S, O, V> now = route.from == null ? replayed(steps::first) : route.from;
        while (!route.left.isEmpty()) {
            Budget.checkpoint();
            int first = route.left.peek();
            if (isRepeated(first)) {
                now = keep(route.left.pop(), now.again());
                continue;
            }
            for (GameLog.Entry entry : log.between(first, first + stretch(route.left) - 1)) {
                Step<S, O, V> before = now;
                now = keep(route.left.pop(), replayed(() -> steps.after(before, entry)));
            }
        }
        return now;
    }

    private synchronized boolean isRepeated(int at) {
        return repeats.containsKey(at);
    }

    /** How many of the next entries follow each other in the log without a rollback. */
    private synchronized int stretch(Deque<Integer> left) {
        int next = left.getFirst();
        int length = 0;
        for (int at : left) {
            if (at != next || length == AT_ONCE || repeats.containsKey(at)) {
                break;
            }
            next++;
            length++;
        }
        return length;
    }

    private synchronized Step<S, O, V> keep(int at, Step<S, O, V> step) {
        kept.use(at, step);
        weigh();
        return step;
    }

    Step.Position<S> at(int at) {
        return step(at).position();
    }

    S state(int at) {
        return step(at).state();
    }

    private synchronized Era<S, O, V> era(int at) {
        return eras.floorEntry(Objects.checkIndex(at, last + 1)).getValue();
    }

    /** The rules that apply from this position on; players can agree to newer rules during a game. */
    Game<S, O, V> game(int at) {
        return era(at).game();
    }

    Settings settings(int at) {
        return era(at).settings();
    }

    Moment moment(int at) {
        return Moment.of(game(at), state(at));
    }

    /** Whether any viewer knows less than everything. */
    static <S, V> boolean conceals(Game<S, ?, V> game, S state) {
        return !RecordJson.same(game.view(state, Viewer.PUBLIC), game.view(state, Viewer.ALL));
    }

    /** How a viewer saw the turn that led to a position. */
    List<Frames.Frame<V>> frames(int at, GameLog.Turn turn, Viewer viewer) {
        return Steps.frames(this, at, turn, viewer);
    }

    GameLog.Upgrade upgrade(int at, Game<?, ?, ?> to) throws Misread {
        return OtherRules.of(to).upgrade(this, at);
    }

    OtherRules.Turn compare(int at, GameLog.Turn turn, Game<?, ?, ?> to) {
        return OtherRules.of(to).compare(this, at, turn);
    }
}
