package arbiter.server.table;

import arbiter.engine.Balance;
import arbiter.engine.Frames;
import arbiter.engine.guide.Measure;
import arbiter.engine.json.Json;
import arbiter.engine.json.RecordJson;
import arbiter.engine.log.GameLog;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How far the seats are, and how a viewer saw the game go from one position to another. */
public final class Progress<S, O, V> {
    private final Positions<S, O, V> positions;

    Progress(Positions<S, O, V> positions) {
        this.positions = positions;
    }

    /** How the game is won and how far each seat is, from what the viewer may know; null if the game has no such count. */
    public @Nullable GoalAnswer goal(int at, Viewer viewer) {
        return positions
                .game(at)
                .guide()
                .goal(positions.state(at), viewer)
                .map(GoalAnswer::of)
                .orElse(null);
    }

    public List<MeasureAnswer> measures(int at, Viewer viewer) {
        return measured(at, viewer).stream().map(MeasureAnswer::of).toList();
    }

    private List<Measure> measured(int at, Viewer viewer) {
        List<Event> seen = Event.seenBy(viewer, positions.at(at).events());
        return positions.game(at).guide().measures(positions.state(at), seen, viewer);
    }

    /**
     * What a seat won and lost since a position.
     *
     * @param steps the later positions that count, including the last one
     */
    public BalanceAnswer balance(int from, List<Integer> steps, Seat seat, Viewer viewer) {
        List<List<Measure>> after =
                steps.stream().map(at -> measured(at, viewer)).toList();
        int last = steps.getLast();
        return BalanceAnswer.of(Balance.between(
                seat, measured(from, viewer), after, positions.game(last).standing(positions.state(last))));
    }

    /**
     * How a viewer saw the game go from one position to another.
     *
     * @param entries the log's entries after {@code from}, one for each position
     */
    public List<FrameAnswer> frames(int from, List<GameLog.Entry> entries, Viewer viewer) {
        List<FrameAnswer> frames = new ArrayList<>();
        Json shown = RecordJson.of(view(from, viewer));
        for (int i = 0; i < entries.size(); i++) {
            int at = from + 1 + i;
            List<Frames.Frame<V>> steps = entries.get(i) instanceof GameLog.Turn turn
                    ? positions.frames(at, turn, viewer)
                    : List.of(new Frames.Frame<>(view(at, viewer), List.of(), List.of()));
            for (Frames.Frame<V> step : steps) {
                Json next = RecordJson.of(step.view());
                frames.add(new FrameAnswer(
                        at,
                        Changes.between(shown, next),
                        step.report(),
                        StrokeAnswer.drawn(step.events()),
                        step.events().stream()
                                .flatMap(event -> event.thrown().stream())
                                .toList()));
                shown = next;
            }
        }
        return frames;
    }

    private V view(int at, Viewer viewer) {
        return positions.game(at).view(positions.state(at), viewer);
    }
}
