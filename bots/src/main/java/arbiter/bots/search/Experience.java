package arbiter.bots.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;

/** How much the orders of one seat have gained when they were tried. An order that was good before is usually still good. */
final class Experience<O> {
    private final SequencedMap<O, Double> gains = new LinkedHashMap<>();

    /** Half of the new value is the last gain, the other half all earlier gains. */
    void learn(O order, double gain) {
        gains.merge(order, gain, (before, now) -> (before + now) / 2);
    }

    /** All orders that were ever tried, in the order of their first try. */
    List<O> known() {
        return new ArrayList<>(gains.keySet());
    }

    /** The given orders first, then those with the highest gains, up to this number. */
    List<O> promising(Collection<O> first, int most) {
        SequencedSet<O> promising = new LinkedHashSet<>(first);
        gains.entrySet().stream()
                .filter(known -> known.getValue() > 0)
                .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
                .limit(most)
                .forEach(known -> promising.add(known.getKey()));
        return promising.stream().limit(Math.max(most, first.size())).toList();
    }
}
