package arbiter.server.web;

import arbiter.server.settings.ServerSettings;
import arbiter.server.settings.Uptime;
import arbiter.server.storage.Secrets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/** Rate limits: one token bucket per caller and kind of request. */
@Component
public class Limits {
    /** Of more callers, the limits of those that were quiet for the longest time are forgotten. */
    static final int MOST_BUCKETS = 100_000;

    private static final int LONGEST_KEY = 100;

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
        REPORT(10, 3600),
        CREATE(30, 600),
        CLAIM(5, 300),
        SANDBOX(60, 60),
        PREVIEW(60, 60),
        MAP(120, 60),
        LOG(30, 60),
        WORKSHOP(180, 60),
        PICTURE(240, 60),
        TIME_LAPSE(12, 600),
        REVIEW(12, 600),
        STUDY(240, 60),
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

    record Key(Kind kind, String who) {
        /** Callers may be known by texts that they send, such as a name, so a long text is replaced by its hash. */
        static Key of(Kind kind, String who) {
            return new Key(kind, who.length() > LONGEST_KEY ? Secrets.hash(who) : who);
        }
    }

    /** @param refused whether the last request was refused */
    private record Bucket(double left, long at, boolean refused) {}

    private final Uptime uptime;
    private final double factor;
    private final Map<Key, Bucket> buckets = new LinkedHashMap<>(64, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, Bucket> eldest) {
            return size() > MOST_BUCKETS;
        }
    };

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
        Key key = Key.of(kind, who);
        Bucket after;
        synchronized (buckets) {
            Bucket before = buckets.get(key);
            double left = before == null ? most : Math.min(most, before.left + (now - before.at) * perMilli);
            after = left < 1 ? new Bucket(left, now, true) : new Bucket(left - 1, now, false);
            buckets.put(key, after);
        }
        if (after.refused) {
            long seconds = Math.max(1, (long) Math.ceil((1 - after.left) / perMilli / 1000));
            throw new Problem(
                            HttpStatus.TOO_MANY_REQUESTS,
                            "slow-down",
                            "Too many requests. Try again in " + seconds + " seconds.")
                    .with("retryAfter", seconds);
        }
    }

    int size() {
        synchronized (buckets) {
            return buckets.size();
        }
    }
}
