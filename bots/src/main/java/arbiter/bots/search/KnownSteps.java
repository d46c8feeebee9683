package arbiter.bots.search;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What single orders lead to, if they need no dice and no reply. A plan and its variations begin with the same orders, and every plan is
 * tried with several dice, so most steps are repetitions. Only the latest steps are kept.
 */
final class KnownSteps<S, O> {
    private static final int MOST = 1_000;

    /** @param after null if the order is not legal */
    record Step<S>(@Nullable S after) {}

    /** The very same position: comparing positions would take longer than computing the step again. */
    private static final class Key {
        private final Object state;
        private final Object order;

        Key(Object state, Object order) {
            this.state = state;
            this.order = order;
        }

        @Override
        public int hashCode() {
            return 31 * System.identityHashCode(state) + order.hashCode();
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Key key && key.state == state && key.order.equals(order);
        }
    }

    private final Map<Key, Step<S>> steps = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Step<S>> eldest) {
            return size() > MOST;
        }
    };

    @Nullable
    Step<S> find(S state, O order) {
        return steps.get(new Key(state, order));
    }

    void keep(S state, O order, @Nullable S after) {
        steps.put(new Key(state, order), new Step<>(after));
    }
}
