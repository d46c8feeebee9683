package arbiter.bots;

import arbiter.engine.Seat;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What orders have gained so far, whoever's they are and wherever in the search they were tried. An order that was good a
 * moment ago is mostly still good, which makes hasty players much less foolish. Only looked up, never gone through, so that
 * the order of the map decides nothing.
 */
final class Experience<O> {
    private record Known<O>(Seat seat, O order) {}

    private final Map<Known<O>, Double> gains = new HashMap<>();

    /** The last gain counts half, all before it the other half. */
    void learn(Seat seat, O order, double gain) {
        gains.merge(new Known<>(seat, order), gain, (before, now) -> (before + now) / 2);
    }

    /** The two candidates that have gained most, and one at random; the last candidate, the plain one, is left out. */
    List<O> propose(Seat seat, List<O> candidates, Thinking thinking) {
        List<O> proposed = new ArrayList<>();
        if (candidates.size() < 2) {
            return proposed;
        }
        @Nullable O first = null;
        @Nullable O second = null;
        double most = 0;
        double more = 0;
        for (O order : candidates.subList(0, candidates.size() - 1)) {
            double gain = gains.getOrDefault(new Known<>(seat, order), 0.0);
            if (gain > most) {
                second = first;
                more = most;
                first = order;
                most = gain;
            } else if (gain > more) {
                second = order;
                more = gain;
            }
        }
        if (first != null) {
            proposed.add(first);
        }
        if (second != null) {
            proposed.add(second);
        }
        proposed.add(candidates.get(thinking.below(candidates.size() - 1)));
        return proposed;
    }
}
