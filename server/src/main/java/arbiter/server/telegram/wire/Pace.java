package arbiter.server.telegram.wire;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * When the next message may go to a chat: one per second in each chat, 20 per minute in each group, 25 per second in all (Telegram allows
 * 30), and nothing while Telegram asks us to wait. Times are milliseconds of a clock that only goes forward.
 */
final class Pace {
    private static final long IN_A_CHAT = 1_050;
    private static final int GROUP_MOST = 20;
    private static final long GROUP_WINDOW = 61_000;
    private static final long IN_ALL = 40;
    private static final int MANY = 20_000;

    private final Map<Long, Deque<Long>> sent = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, Deque<Long>> eldest) {
            return size() > MANY;
        }
    };
    private final Map<Long, Long> paused = new LinkedHashMap<>();
    private long all;

    /** Groups have negative numbers. */
    private static boolean group(long chat) {
        return chat < 0;
    }

    /** The moment from which a message may go to the chat. */
    long allowed(long chat) {
        Deque<Long> before = sent.get(chat);
        long from = Math.max(all, paused.getOrDefault(chat, Long.MIN_VALUE));
        if (before == null || before.isEmpty()) {
            return from;
        }
        from = Math.max(from, before.getLast() + IN_A_CHAT);
        return group(chat) && before.size() >= GROUP_MOST ? Math.max(from, before.getFirst() + GROUP_WINDOW) : from;
    }

    void sent(long chat, long now) {
        all = Math.max(all, now + IN_ALL);
        Deque<Long> before = sent.computeIfAbsent(chat, key -> new ArrayDeque<>());
        before.addLast(now);
        while (before.size() > GROUP_MOST) {
            before.removeFirst();
        }
    }

    /** Telegram asks for a pause. It does not say for which chats; if a second chat is told the same meanwhile, all wait. */
    void pause(long chat, long now, long until) {
        paused.values().removeIf(end -> end <= now);
        if (!paused.isEmpty() && !paused.containsKey(chat)) {
            all = Math.max(all, until);
        }
        paused.put(chat, until);
    }

    /** After a failure of the network: this chat waits, so that its messages keep their order. */
    void rest(long chat, long until) {
        paused.merge(chat, until, Math::max);
    }
}
