package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** When a busy server collects its old generation before that is full. */
class TidyingTest {
    private static final long MEGABYTE = 1L << 20;

    private static boolean collects(int used, int afterLast) {
        return Tidying.isWorthAPause(used * MEGABYTE, afterLast * MEGABYTE);
    }

    @Test
    void onlyWhenItHasGrownByMoreThanHalfAndByMuch() {
        assertFalse(collects(60, 20), "three times as much, but little");
        assertFalse(collects(130, 50));
        assertTrue(collects(140, 50));
        assertFalse(collects(350, 200), "much, but less than half of what the server needs");
    }

    @Test
    void beforeTheFirstCollection() {
        assertFalse(collects(60, 0));
        assertTrue(collects(70, 0));
    }
}
