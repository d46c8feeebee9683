package arbiter.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.settings.ServerSettings;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;

/** The memory that rate limits use is bounded, whatever callers send. */
class BucketsTest {
    private final AtomicLong nanos = new AtomicLong();
    private final Limits limits = new Limits(nanos::get, new Binder().bindOrCreate("arbiter", ServerSettings.class));

    @Test
    void callersWhoWereQuietForTheLongestTimeAreForgottenFirst() {
        for (int i = 0; i < 10; i++) {
            limits.take(Limits.Kind.LOG_IN, "persistent");
        }
        for (int i = 0; i < 2 * Limits.MOST_BUCKETS; i++) {
            limits.take(Limits.Kind.SHEET, "caller " + i);
            if (i % 1_000 == 0) {
                assertThrows(Problem.class, () -> limits.take(Limits.Kind.LOG_IN, "persistent"));
            }
        }
        assertEquals(Limits.MOST_BUCKETS, limits.size());
    }

    @Test
    void aLongNameIsCountedButNotKept() {
        String name = "x".repeat(90_000);
        for (int i = 0; i < 10; i++) {
            limits.take(Limits.Kind.LOG_IN, name);
        }
        assertThrows(Problem.class, () -> limits.take(Limits.Kind.LOG_IN, name));
        limits.take(Limits.Kind.LOG_IN, name + "y");
        assertTrue(Limits.Key.of(Limits.Kind.LOG_IN, name).who().length() <= 100);
    }
}
