package arbiter.server.telegram.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The pace in simulated time. */
class PaceTest {
    private static final long GROUP = -77;
    private static final long PERSON = 77;

    private static List<Long> send(Pace pace, long chat, int messages) {
        List<Long> times = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < messages; i++) {
            now = Math.max(now, pace.allowed(chat));
            pace.sent(chat, now);
            times.add(now);
        }
        return times;
    }

    @Test
    void oneMessagePerSecondInAChat() {
        List<Long> times = send(new Pace(), PERSON, 50);
        for (int i = 1; i < times.size(); i++) {
            assertTrue(times.get(i) - times.get(i - 1) >= 1_000);
        }
    }

    @Test
    void twentyPerMinuteInAGroup() {
        List<Long> times = send(new Pace(), GROUP, 100);
        for (int i = 20; i < times.size(); i++) {
            assertTrue(times.get(i) - times.get(i - 20) >= 60_000, "message " + i + " is too early");
        }
    }

    @Test
    void thirtyPerSecondInAllAndAThousandChatsInUnderAMinute() {
        Pace pace = new Pace();
        List<Long> times = new ArrayList<>();
        long now = 0;
        for (int chat = 1; chat <= 1_000; chat++) {
            now = Math.max(now, pace.allowed(-chat));
            pace.sent(-chat, now);
            times.add(now);
        }
        for (int i = 30; i < times.size(); i++) {
            assertTrue(times.get(i) - times.get(i - 30) >= 1_000, "message " + i + " is too early");
        }
        assertTrue(now < 60_000, "the last one is at " + now + " ms");
    }

    @Test
    void aPauseIsForTheChatAndASecondOneForAll() {
        Pace pace = new Pace();
        pace.pause(1, 0, 30_000);
        assertEquals(30_000, pace.allowed(1));
        assertTrue(pace.allowed(2) <= 0, "others go on");
        pace.pause(2, 0, 20_000);
        assertTrue(pace.allowed(3) >= 20_000, "two chats were told to wait: Telegram means the bot");
        assertEquals(30_000, pace.allowed(1));
    }
}
