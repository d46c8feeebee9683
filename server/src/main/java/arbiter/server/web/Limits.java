package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import arbiter.server.settings.Uptime;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Rate limits: one token bucket per caller and kind of request. */
@Component
public class Limits {
    private static final int MANY = 100_000;

    /** Each kind has a maximum burst, and the number of seconds after which the full burst is available again. */
    public enum Kind {
        LOG_IN(10, 300),
        LOG_IN_ANYBODY(60, 300),
        /** Log-in attempts for one account from all browsers together that have not logged in to it before. */
        LOG_IN_STRANGERS(30, 1800),
        NEW_ACCOUNT(20, 3600),
        PLAY_NOW(30, 600),
        SHEET(120, 60),
        CHECK(600, 60),
        MESSAGE(30, 60),
        CREATE(30, 600),
        CLAIM(5, 300),
        SANDBOX(60, 60),
        PREVIEW(60, 60),
        MAP(120, 60),
        LOG(30, 60),
        WORKSHOP(180, 60),
        PICTURE(240, 60),
        TIME_LAPSE(12, 600),
        HOST(120, 60),
        MAIL(5, 3600),
        /** Messages to try a way of reaching somebody. */
        TEST(12, 600);

        private final int burst;
        private final int seconds;

        Kind(int burst, int seconds) {
            this.burst = burst;
            this.seconds = seconds;
        }
    }

    private record Key(Kind kind, String who) {}

    /** @param refused whether the last request was refused */
    private record Bucket(double left, long at, boolean refused) {}

    private final Uptime uptime;
    private final double factor;
    private final Map<Key, Bucket> buckets = new ConcurrentHashMap<>();

    Limits(Uptime uptime, ServerSettings settings) {
        this.uptime = uptime;
        this.factor = settings.limits();
    }

    /** Counts one request, or refuses it. */
    public void take(Kind kind, String who) {
        if (factor <= 0) {
            return;
        }
        long now = TimeUnit.NANOSECONDS.toMillis(uptime.nanos());
        double most = kind.burst * factor;
        double perMilli = most / (kind.seconds * 1000.0);
        if (buckets.size() > MANY) {
            buckets.values().removeIf(bucket -> now - bucket.at > 3_600_000);
        }
        Bucket after = buckets.compute(new Key(kind, who), (key, before) -> {
            double left = before == null ? most : Math.min(most, before.left + (now - before.at) * perMilli);
            return left < 1 ? new Bucket(left, now, true) : new Bucket(left - 1, now, false);
        });
        if (after.refused) {
            long seconds = Math.max(1, (long) Math.ceil((1 - after.left) / perMilli / 1000));
            throw new Problem(
                            HttpStatus.TOO_MANY_REQUESTS,
                            "slow-down",
                            "Too many requests. Try again in " + seconds + " seconds.")
                    .with("retryAfter", seconds);
        }
    }
}
