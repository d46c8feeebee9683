package arbiter.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import arbiter.server.web.ConnectionSettings;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.springframework.boot.context.properties.bind.Binder;

/** Runs in its own process, because the number of carriers is fixed when the first virtual thread starts. */
class CarriersTest {
    private static final int REQUESTS = 24;
    private static final int WAKES = 20;
    /** If the busy requests get this many turns, the woken request is not being run at all. */
    private static final long ENOUGH = 3_000_000;

    @Test
    void requestsThatKeepTheServerBusyDoNotHoldUpOneThatIsWokenFromOutside() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:ActiveProcessorCount=2",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Busy.class.getName())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(said.strip()).isEqualTo(WAKES + " of " + WAKES);
    }

    @Test
    void allVisitorsTogetherLeaveCarriersFree() {
        ConnectionSettings settings = new Binder().bindOrCreate("arbiter.connections", ConnectionSettings.class);
        assertThat(settings.workingInAll())
                .isGreaterThan(settings.working())
                .isLessThanOrEqualTo(Carriers.NUMBER * 3 / 4);
    }

    /** Many requests that yield to each other all the time, and one that a platform thread wakes again and again. */
    static final class Busy {
        private Busy() {}

        public static void main(String[] arguments) {
            Carriers.provide();
            AtomicBoolean over = new AtomicBoolean();
            AtomicLong turns = new AtomicLong();
            for (int i = 0; i < REQUESTS; i++) {
                Thread.startVirtualThread(() -> {
                    while (!over.get()) {
                        turns.incrementAndGet();
                        Thread.yield();
                    }
                });
            }
            SynchronousQueue<Integer> wakes = new SynchronousQueue<>();
            AtomicInteger woken = new AtomicInteger();
            Thread request = Thread.startVirtualThread(() -> {
                try {
                    while (woken.get() < WAKES) {
                        wakes.take();
                        woken.incrementAndGet();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            Thread writer = Thread.ofPlatform().daemon().start(() -> {
                try {
                    for (int i = 0; i < WAKES; i++) {
                        wakes.put(i);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            while (woken.get() < WAKES && turns.get() < ENOUGH) {
                Thread.onSpinWait();
            }
            System.out.println(woken.get() + " of " + WAKES);
            over.set(true);
            writer.interrupt();
            request.interrupt();
        }
    }
}
