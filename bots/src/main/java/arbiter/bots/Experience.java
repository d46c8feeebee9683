package arbiter.bots;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.SequencedSet;

/** What orders of one seat have gained wherever they were tried: an order that was good a moment ago is mostly still good. */
final class Experience<O> {
    private final SequencedMap<O, Double> gains = new LinkedHashMap<>();

    /** The last gain counts half, all before it the other half. */
    void learn(O order, double gain) {
        gains.merge(order, gain, (before, now) -> (before + now) / 2);
    }

    /** All that were ever tried, in the order in which they were met with. */
    List<O> known() {
        return new ArrayList<>(gains.keySet());
    }

    /** These first, then what has gained most, up to this number. */
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
