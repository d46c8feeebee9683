package arbiter.server.work;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Budget;
import arbiter.server.web.Problem;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Work for visitors: runs on other threads, is refused if there is too much, and is stopped if it takes too long. */
class WorkbenchTest {
    private final Workbench bench = new Workbench(
            new WorkSettings(1, 2, 2, Duration.ofMillis(200), Duration.ofMillis(200)), new SimpleMeterRegistry());

    @AfterEach
    void close() {
        bench.destroy();
    }

    @Test
    void workIsDoneOnAThreadOfTheBench() {
        assertTrue(bench.run(Bench.MAPS, "a", () -> Thread.currentThread().getName())
                .startsWith("bench-maps"));
        assertTrue(!bench.run(Bench.MAPS, "a", () -> Thread.currentThread().isVirtual()));
    }

    @Test
    void whatTheWorkSaysIsSaid() {
        Problem told = assertThrows(
                Problem.class,
                () -> bench.run(Bench.MAPS, "a", () -> {
                    throw Problem.notFound("no such thing");
                }));
        assertEquals("no such thing", told.sentence());
    }

    @Test
    void workWithoutABudgetOfItsOwnEndsAtACheckpointWhenTimeIsUp() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Problem refused = assertThrows(
                Problem.class,
                () -> bench.run(Bench.PICTURES, "a", () -> {
                    try {
                        for (; ; ) {
                            Budget.checkpoint();
                        }
                    } catch (Budget.Spent e) {
                        stopped.countDown();
                        throw e;
                    }
                }));
        assertEquals("too-long", refused.code());
        assertTrue(stopped.await(60, TimeUnit.SECONDS), "the work goes on");
    }

    @Test
    void whatTakesTooLongIsToldToStopAndStops() throws InterruptedException {
        CountDownLatch stopped = new CountDownLatch(1);
        Budget budget = Budget.unbounded();
        Problem refused = assertThrows(
                Problem.class,
                () -> bench.run(Bench.SANDBOX, "a", budget, () -> {
                    try {
                        for (; ; ) {
                            budget.step();
                        }
                    } catch (Budget.Spent e) {
                        stopped.countDown();
                        throw e;
                    }
                }));
        assertEquals(503, refused.status().value());
        assertEquals("too-long", refused.code());
        assertTrue(stopped.await(60, TimeUnit.SECONDS), "the work goes on");
        assertEquals("done", bench.run(Bench.SANDBOX, "b", () -> "done"), "the bench is free again");
    }

    @Test
    void whatFindsNoPlaceIsRefusedAndOtherBenchesWork() throws InterruptedException {
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread greedy = Thread.ofVirtual().start(() -> {
            try {
                bench.run(Bench.MAPS, "greedy", () -> {
                    begun.countDown();
                    return hold.await(60, TimeUnit.SECONDS);
                });
            } catch (Problem tooLong) {
                assertEquals("too-long", tooLong.code(), "its time may be up before it is let go");
            }
        });
        assertTrue(begun.await(60, TimeUnit.SECONDS));
        Problem refused = assertThrows(Problem.class, () -> bench.run(Bench.MAPS, "greedy", () -> "later"));
        assertEquals("busy", refused.code());
        assertTrue(refused.more().containsKey("retryAfter"));
        assertEquals("served", bench.run(Bench.PICTURES, "other", () -> "served"));
        hold.countDown();
        greedy.join();
    }
}
