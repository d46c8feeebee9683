package arbiter.games.dynasty.rules.actions;

import arbiter.games.dynasty.rules.Fault;
import arbiter.games.dynasty.rules.actions.Action.Verb;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The actions found so far, as numbers. */
final class Found {
    private long[] found = new long[512];
    private int count;

    void clear() {
        count = 0;
    }

    void add(Verb verb, int a, int b, int c) {
        if (count == found.length) {
            found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = Action.code(verb, a, b, c);
    }

    void addIf(@Nullable Fault fault, Verb verb, int a, int b, int c) {
        if (fault == null) {
            add(verb, a, b, c);
        }
    }

    int count() {
        return count;
    }

    long get(int index) {
        return found[index];
    }
}
