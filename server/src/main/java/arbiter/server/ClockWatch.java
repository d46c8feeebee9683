package arbiter.server;

import arbiter.server.settings.Uptime;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Notices when somebody sets the machine's clock. Deadlines follow the new time, because that is the time people see. The administrator
 * should know why a turn became longer or ended late.
 */
@Component
public class ClockWatch implements DisposableBean {
    private static final Logger LOG = LoggerFactory.getLogger(ClockWatch.class);
    private static final Duration EVERY = Duration.ofSeconds(5);
    /** Time synchronisation moves the clock by less than this. */
    private static final Duration NOTICED = Duration.ofSeconds(10);

    private final Clock clock;
    private final Uptime uptime;
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("clock-watch").daemon().factory());
    private Instant wall;
    private long steady;
    private volatile @Nullable Jump last;

    /** @param by how far the clock was set forward; negative if it was set back */
    public record Jump(Instant at, Duration by) {}

    ClockWatch(Clock clock, Uptime uptime) {
        this.clock = clock;
        this.uptime = uptime;
        this.wall = clock.instant();
        this.steady = TimeUnit.NANOSECONDS.toMillis(uptime.nanos());
        thread.scheduleWithFixedDelay(this::look, EVERY.toMillis(), EVERY.toMillis(), TimeUnit.MILLISECONDS);
    }

    synchronized void look() {
        Instant now = clock.instant();
        long ticks = TimeUnit.NANOSECONDS.toMillis(uptime.nanos());
        Duration jumped = Duration.between(wall, now).minusMillis(ticks - steady);
        wall = now;
        steady = ticks;
        if (jumped.abs().compareTo(NOTICED) > 0) {
            last = new Jump(now, jumped);
            LOG.warn(
                    "the clock of this machine was set {} by {} seconds; deadlines follow the new time, and turns whose"
                            + " time was skipped are extended",
                    jumped.isNegative() ? "back" : "forward",
                    jumped.abs().toSeconds());
        }
    }

    /** The last time the clock was set since this server started. */
    public @Nullable Jump last() {
        return last;
    }

    @Override
    public void destroy() {
        thread.shutdownNow();
    }
}
