package arbiter.server.table;

import arbiter.engine.Frames;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.OtherRules;
import arbiter.engine.log.Replay;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.text.Misread;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** All positions of a game, recomputed from its log, with the rules that apply to each. */
final class Positions<S, O, V> {
    private final Replay<S, O, V> replay;
    private @Nullable Fresh<S> fresh;

    Positions(Game<S, O, V> game, GameLog.Start start) {
        this.replay = Replay.of(game, start);
        refuseDifference();
    }

    /** A turn that was resolved here. It may be in the log by now. */
    private record Fresh<S>(int before, GameLog.Turn turn, Resolution<S> resolution) {}

    synchronized void append(GameLog.Entry entry) {
        Fresh<S> known = fresh;
        fresh = null;
        if (known != null && known.before() == last() && known.turn().equals(entry)) {
            replay.append(known.turn(), known.resolution());
        } else {
            replay.append(entry);
            refuseDifference();
        }
    }

    /** Keeps a resolution, so that it is not computed again when its entry is appended. */
    synchronized void remember(int before, GameLog.Turn turn, Resolution<S> resolution) {
        fresh = new Fresh<>(before, turn, resolution);
    }

    private void refuseDifference() {
        replay.difference().ifPresent(difference -> {
            throw new IllegalStateException("a log does not replay: " + difference);
        });
    }

    /** The number of the last position in memory. */
    synchronized int last() {
        return replay.positions().size() - 1;
    }

    synchronized Replay.Position<S> at(int at) {
        return replay.positions().get(at);
    }

    S state(int at) {
        return at(at).state();
    }

    /** The rules that apply from this position on; players can agree to newer rules during a game. */
    synchronized Game<S, O, V> game(int at) {
        return replay.game(at);
    }

    synchronized Settings settings(int at) {
        return replay.settings(at);
    }

    Table.Moment moment(int at) {
        return Table.Moment.of(game(at), state(at));
    }

    /** How a viewer saw the turn that led to a position. */
    List<Frames.Frame<V>> frames(int at, GameLog.Turn turn, Viewer viewer) {
        return replay.frames(at, turn, viewer);
    }

    synchronized GameLog.Upgrade upgrade(int at, Game<?, ?, ?> to) throws Misread {
        return OtherRules.of(to).upgrade(replay, at);
    }

    synchronized OtherRules.Turn compare(int at, GameLog.Turn turn, Game<?, ?, ?> to) {
        return OtherRules.of(to).compare(replay, at, turn);
    }
}
