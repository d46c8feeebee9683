package arbiter.server.table;

import arbiter.engine.log.Step;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The positions of one game that are in memory. If all of them take too much, only every second, fourth, eighth … is kept, from which the
 * others can be recomputed, and in addition those that were used last.
 */
final class KeptPositions<S, O, V> {
    /*
     * Estimates, rather too high than too low. Measured in games of 120 turns, a position takes 3 to 13 kB, and its text has 100 to 2,400
     * letters. Positions that follow each other share much; the fewer are kept, the less they share.
     */
    private static final int EACH = 6_000;
    private static final int PER_LETTER = 10;
    private static final int PER_EVENT = 40;
    private static final int PER_VERDICT = 16;

    /** For each of the two collections. */
    private final long most;

    private final Map<Integer, Step<S, O, V>> spread = new TreeMap<>();
    private final Map<Integer, Step<S, O, V>> used = new LinkedHashMap<>(16, 0.75f, true);
    private int every = 1;
    private long spreadBytes;
    private long usedBytes;

    /** @param most bytes */
    KeptPositions(long most) {
        this.most = most / 2;
    }

    static long bytes(Step<?, ?, ?> step) {
        long verdicts = step.position().verdicts().values().stream()
                .mapToLong(List::size)
                .sum();
        return EACH
                + PER_LETTER * step.letters()
                + PER_EVENT * (long) step.position().events().size()
                + PER_VERDICT * verdicts;
    }

    @Nullable
    Step<S, O, V> find(int at) {
        Step<S, O, V> found = spread.get(at);
        return found == null ? used.get(at) : found;
    }

    /** Adds a position after the last one. */
    void add(int at, Step<S, O, V> step) {
        if (at % every == 0) {
            spread.put(at, step);
            spreadBytes += bytes(step);
            while (spreadBytes > most) {
                thin();
            }
        } else {
            use(at, step);
        }
    }

    private void thin() {
        // If even one position is too large, none is kept.
        boolean last = spread.size() == 1;
        every = last ? Integer.MAX_VALUE : every * 2;
        Iterator<Map.Entry<Integer, Step<S, O, V>>> all = spread.entrySet().iterator();
        while (all.hasNext()) {
            Map.Entry<Integer, Step<S, O, V>> next = all.next();
            if (last || next.getKey() % every != 0) {
                spreadBytes -= bytes(next.getValue());
                all.remove();
            }
        }
    }

    /** Adds a position that was recomputed. */
    void use(int at, Step<S, O, V> step) {
        if (!spread.containsKey(at) && used.putIfAbsent(at, step) == null) {
            usedBytes += bytes(step);
            Iterator<Step<S, O, V>> oldest = used.values().iterator();
            while (usedBytes > most) {
                usedBytes -= bytes(oldest.next());
                oldest.remove();
            }
        }
    }

    long bytes() {
        return spreadBytes + usedBytes;
    }
}
