package arbiter.server.fact;

import java.time.Duration;

/** Durations in words. */
public final class Amount {
    private Amount() {}

    /** In minutes up to two hours, longer durations in hours. */
    public static String of(Duration duration) {
        long minutes = Math.max(1, duration.toMinutes());
        return minutes < 120 ? minutes + (minutes == 1 ? " minute" : " minutes") : duration.toHours() + " hours";
    }
}
