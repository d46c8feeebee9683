package arbiter.server;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Gives memory back when a busy time is over. By itself Java collects the long-lived part of its heap only when that is full,
 * and keeps until then whatever the busiest hour needed. A quiet server is collected once, and then left in peace.
 */
@Component
class Tidying implements SmartLifecycle {
    private static final int EVERY_SECONDS = 5;
    /** A fiftieth of a core is what a quiet server stays below. */
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
