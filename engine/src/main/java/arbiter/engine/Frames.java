package arbiter.engine;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.words.Prose;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A resolution as a viewer saw it happen: the true view after each step. It is recomputed from the same sheets and the same
 * draws as the resolution, and only when somebody wants to watch.
 */
public final class Frames {
    /**
     * @param view what the viewer sees after this step
     * @param events what happened in this step, as far as the viewer may know
     * @param report the same in sentences
     */
    public record Frame<V>(V view, List<Event> events, List<Prose.Section> report) {}

    private record Step<S>(S state, int events) {}

    private Frames() {}

    /** @param chance repeats the draws of the resolution */
    public static <S, O, V> List<Frame<V>> of(
            Game<S, O, V> game, S before, Map<Seat, Sheet<O>> sheets, Chance chance, Viewer viewer) {
        List<Step<S>> steps = new ArrayList<>();
        Resolution<S> resolution =
                Play.resolve(game, before, sheets, chance, (now, events) -> steps.add(new Step<>(now.get(), events)));
        S after = resolution.state();
        steps.removeIf(step -> step.events() >= resolution.events().size());
        steps.add(new Step<>(after, resolution.events().size()));
        List<Frame<V>> frames = new ArrayList<>();
        int told = 0;
        for (Step<S> step : steps) {
            List<Event> seen = Event.seenBy(viewer, resolution.events().subList(told, step.events()));
            boolean last = step.state() == after;
            if (last || !seen.isEmpty()) {
                V view = last ? game.view(after, viewer) : game.glimpse(before, step.state(), after, viewer);
                if (seen.isEmpty()
                        && !frames.isEmpty()
                        && view.equals(frames.getLast().view())) {
                    // A frame that shows nothing new would reveal that something secret happened at the end.
                    break;
                }
                frames.add(new Frame<>(
                        view,
                        seen,
                        seen.isEmpty() ? List.of() : game.words().prose().tell(after, seen)));
                told = step.events();
            }
        }
        return frames;
    }
}
