package arbiter.server;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Returns memory to the system after a busy time. By default, Java collects the old generation of its heap only when it is full, so the
 * process would keep what the busiest hour needed. A quiet server runs one collection, and no more until it has used memory again.
 */
@Component
class Tidying implements SmartLifecycle {
    private static final int EVERY_SECONDS = 5;
    /** A server counts as quiet if it uses less than 2 % of one core. */
    private static final long QUIET_NANOS = EVERY_SECONDS * 1_000_000_000L / 50;

    private static final long WORTH_IT_BYTES = 24L * 1024 * 1024;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("tidying").daemon().factory());
    private final OperatingSystemMXBean machine = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    private volatile boolean running;
    private long spentBefore;
    private long usedAfterLast;

    @Override
    public void start() {
        running = true;
        spentBefore = machine.getProcessCpuTime();
        clock.scheduleWithFixedDelay(this::look, EVERY_SECONDS, EVERY_SECONDS, TimeUnit.SECONDS);
    }

    private void look() {
        long spent = machine.getProcessCpuTime();
        boolean quiet = spent - spentBefore < QUIET_NANOS;
        spentBefore = spent;
        if (quiet && used() - usedAfterLast > WORTH_IT_BYTES) {
            System.gc();
            usedAfterLast = used();
            spentBefore = machine.getProcessCpuTime();
        }
    }

    private static long used() {
        Runtime heap = Runtime.getRuntime();
        return heap.totalMemory() - heap.freeMemory();
    }

    @Override
    public void stop() {
        running = false;
        clock.shutdownNow();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
