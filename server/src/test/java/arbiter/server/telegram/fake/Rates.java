package arbiter.server.telegram.fake;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/** How fast a bot may be: one message per second in a chat, 20 per minute in a group, 30 per second in all. */
final class Rates {
    private final LongSupplier millis;
    private final Map<Long, Deque<Long>> times = new TreeMap<>();
    private final Deque<Long> allTimes = new ArrayDeque<>();

    /** @param millis the clock by which rates are judged */
    Rates(LongSupplier millis) {
        this.millis = millis;
    }

    /** Counts a message, unless it is too much. */
    synchronized boolean tooFast(long chat) {
        long now = millis.getAsLong();
        Deque<Long> before = times.computeIfAbsent(chat, key -> new ArrayDeque<>());
        before.removeIf(time -> now - time > 60_000);
        allTimes.removeIf(time -> now - time > 1_000);
        boolean fast = !before.isEmpty() && now - before.getLast() < 1_000
                || chat < 0 && before.size() >= 20
                || allTimes.size() >= 30;
        if (!fast) {
            before.add(now);
            allTimes.add(now);
        }
        return fast;
    }
}
