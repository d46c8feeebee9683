package arbiter.server.fact;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Lengths and moments in words. */
public final class Amount {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm 'UTC'", Locale.ENGLISH);

    private Amount() {}

    /** In minutes up to two hours, in hours beyond. */
    public static String of(Duration duration) {
        long minutes = Math.max(1, duration.toMinutes());
        return minutes < 120 ? minutes + (minutes == 1 ? " minute" : " minutes") : duration.toHours() + " hours";
    }

    /** A moment for people whose zone is not known. */
    public static String when(Instant instant) {
        return WHEN.format(instant.atOffset(ZoneOffset.UTC));
    }
}
