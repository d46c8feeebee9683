package arbiter.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Shared threads: limited, and fair among owners. */
class FairThreadsTest {
    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(60, TimeUnit.SECONDS), "nothing came");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void ownersTakeTurns() {
        try (FairThreads threads = new FairThreads("turns", new FairThreads.Bounds(1, 1, 100, 100))) {
            List<String> done = new CopyOnWriteArrayList<>();
            CountDownLatch hold = new CountDownLatch(1);
            CountDownLatch all = new CountDownLatch(7);
            threads.execute("greedy", () -> await(hold));
            for (int i = 0; i < 5; i++) {
                threads.execute("greedy", () -> {
                    done.add("greedy");
                    all.countDown();
                });
            }
            for (String other : List.of("first", "second")) {
                threads.execute(other, () -> {
                    done.add(other);
                    all.countDown();
                });
            }
            hold.countDown();
            await(all);
            assertTrue(done.indexOf("first") <= 2 && done.indexOf("second") <= 2, done.toString());
        }
    }

    @Test
    void oneOwnerNeverHasAllThreads() {
        try (FairThreads threads = new FairThreads("share", new FairThreads.Bounds(2, 1, 100, 100))) {
            CountDownLatch hold = new CountDownLatch(1);
            CountDownLatch served = new CountDownLatch(1);
            for (int i = 0; i < 10; i++) {
                threads.execute("greedy", () -> await(hold));
            }
            threads.execute("other", served::countDown);
            await(served);
            assertEquals(9, threads.waiting());
            hold.countDown();
        }
    }

    @Test
    void whatIsTooMuchIsRefused() {
        try (FairThreads threads = new FairThreads("bounds", new FairThreads.Bounds(1, 1, 5, 3))) {
            CountDownLatch hold = new CountDownLatch(1);
            CountDownLatch begun = new CountDownLatch(1);
            threads.execute("greedy", () -> {
                begun.countDown();
                await(hold);
            });
            await(begun);
            for (int i = 0; i < 3; i++) {
                threads.execute("greedy", () -> {});
            }
            assertThrows(RejectedExecutionException.class, () -> threads.execute("greedy", () -> {}));
            threads.execute("a", () -> {});
            threads.execute("b", () -> {});
            assertThrows(RejectedExecutionException.class, () -> threads.execute("c", () -> {}));
            assertEquals(5, threads.waiting());
            hold.countDown();
        }
    }

    @Test
    void aThreadOutlivesWhatGoesWrongOnIt() {
        try (FairThreads threads = new FairThreads("faults", new FairThreads.Bounds(1, 1, 10, 10))) {
            CountDownLatch after = new CountDownLatch(1);
            threads.execute("a", () -> {
                throw new StackOverflowError();
            });
            threads.execute("a", after::countDown);
            await(after);
        }
    }
}
