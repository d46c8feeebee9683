package arbiter.server.notify;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Leaves targets alone that do not answer: after a few failures for a minute, then for twice as long each time. */
final class Breakers {
    private static final int FAILURES = 3;
    private static final Duration FIRST = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofHours(1);
    private static final int MOST = 10_000;

    private record Trouble(int failures, long until) {}

    private final LongSupplier nanos;
    private final Map<String, Trouble> troubles = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Trouble> eldest) {
            return size() > MOST;
        }
    };

    /** @param nanos a clock that only goes forward */
    Breakers(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /** Whether the target is left alone at the moment. */
    synchronized boolean open(String target) {
        Trouble trouble = troubles.get(target);
        return trouble != null && trouble.failures >= FAILURES && trouble.until - nanos.getAsLong() > 0;
    }

    synchronized void failed(String target) {
        Trouble before = troubles.get(target);
        int failures = before == null ? 1 : before.failures + 1;
        int doublings = Math.clamp(failures - FAILURES, 0, 10);
        long rest = Math.min(FIRST.toNanos() << doublings, LONGEST.toNanos());
        troubles.put(target, new Trouble(failures, nanos.getAsLong() + rest));
    }

    synchronized void arrived(String target) {
        troubles.remove(target);
    }
}
