package arbiter.server;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Returns memory to the system. By default, Java collects the old generation of its heap only when it is full, so the process would grow to
 * its limit and keep what the busiest hour needed. A quiet server runs one collection, and no more until it has used memory again. A busy
 * server runs one when the old generation has grown by more than half and by much.
 */
@Component
class Tidying implements SmartLifecycle {
    private static final int EVERY_SECONDS = 5;
    /** A server counts as quiet if it uses less than 2 % of one core. */
    private static final long QUIET_NANOS = EVERY_SECONDS * 1_000_000_000L / 50;

    private static final long WORTH_IT_BYTES = 24L * 1024 * 1024;
    /** A collection takes 0.15 to 0.3 s, so a busy server does not run one for less. */
    private static final long WORTH_A_PAUSE_BYTES = 64L * 1024 * 1024;

    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("tidying").daemon().factory());
    private final OperatingSystemMXBean machine = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
    /** Empty with another collector than the one of {@code deploy/launch.sh}: the others look after their heap themselves. */
    private final Optional<MemoryPoolMXBean> old = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getName().equals("Tenured Gen"))
            .findFirst();

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
        if ((quiet && used() - usedAfterLast > WORTH_IT_BYTES)
                || old.filter(Tidying::isWorthAPause).isPresent()) {
            System.gc();
            usedAfterLast = used();
            spentBefore = machine.getProcessCpuTime();
        }
    }

    private static boolean isWorthAPause(MemoryPoolMXBean old) {
        return isWorthAPause(old.getUsage().getUsed(), old.getCollectionUsage().getUsed());
    }

    /** @param afterLast what the last collection of the old generation left in it; 0 before the first one */
    static boolean isWorthAPause(long used, long afterLast) {
        return used > afterLast + afterLast / 2 + WORTH_A_PAUSE_BYTES;
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
