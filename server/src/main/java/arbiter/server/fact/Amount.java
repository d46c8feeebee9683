package arbiter.server.fact;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Durations and times in words. */
public final class Amount {
    private static final DateTimeFormatter WHEN =
            DateTimeFormatter.ofPattern("EEEE d MMMM, HH:mm 'UTC'", Locale.ENGLISH);

    private Amount() {}

    /** In minutes up to two hours, longer durations in hours. */
    public static String of(Duration duration) {
        long minutes = Math.max(1, duration.toMinutes());
        return minutes < 120 ? minutes + (minutes == 1 ? " minute" : " minutes") : duration.toHours() + " hours";
    }

    /** A time for people whose time zone is not known. */
    public static String when(Instant instant) {
        return WHEN.format(instant.atOffset(ZoneOffset.UTC));
    }
}
