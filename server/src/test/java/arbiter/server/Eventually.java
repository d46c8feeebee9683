package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/** Waits for what other threads do. The limit is only for a test that would never end: a busy machine may be slow. */
public final class Eventually {
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private Eventually() {}

    /** @param what the sentence of the failure */
    public static void eventually(String what, BooleanSupplier so) throws InterruptedException {
        long start = System.nanoTime();
        while (!so.getAsBoolean()) {
            assertTrue(System.nanoTime() - start < LIMIT.toNanos(), what);
            Thread.sleep(25);
        }
    }
}
