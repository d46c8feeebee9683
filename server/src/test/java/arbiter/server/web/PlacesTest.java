package arbiter.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.storage.Waits;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Limits on requests, per visitor and in total, and fairness among addresses. */
class PlacesTest {
    private static final Duration LONG = Duration.ofMinutes(2);
    private static final Duration SHORT = Duration.ofMillis(20);

    private static void await(CountDownLatch latch) {
        try {
            assertTrue(latch.await(60, TimeUnit.SECONDS), "nothing came");
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void awaitWaiting(Places places, int number) throws InterruptedException {
        for (int i = 0; i < 12_000 && places.waiting() != number; i++) {
            Thread.sleep(5);
        }
        assertEquals(number, places.waiting(), "requests that wait");
    }

    /** A request on its own thread that keeps its place until the test releases it. */
    private static Thread request(Places places, String visitor, String address, Runnable work) {
        return Thread.ofVirtual().start(() -> {
            assertTrue(places.enter(visitor, address));
            try {
                work.run();
            } finally {
                places.leave(visitor);
            }
        });
    }

    @Test
    void oneVisitorHasAFewPlacesAndOthersAreServed() {
        Places places = new Places(new Places.Bounds(10, 2, 10), SHORT);
        assertTrue(places.enter("a", "1"));
        assertTrue(places.enter("a", "1"));
        assertFalse(places.enter("a", "1"));
        assertTrue(places.enter("b", "1"), "another visitor at the same address");
        places.leave("a");
        assertTrue(places.enter("a", "1"));
        assertEquals(0, places.waiting());
    }

    @Test
    void manyVisitorsTogetherHaveNoMorePlacesThanThereAre() {
        Places places = new Places(new Places.Bounds(3, 2, 10), SHORT);
        for (int i = 0; i < 3; i++) {
            assertTrue(places.enter("visitor " + i, "address " + i));
        }
        assertFalse(places.enter("one more", "elsewhere"));
        places.leave("visitor 0");
        assertTrue(places.enter("one more", "elsewhere"));
    }

    @Test
    void aRequestGivesUpItsPlaceWhileItWaitsForAWrite() throws InterruptedException {
        Places places = new Places(new Places.Bounds(1, 1, 10), LONG);
        CountDownLatch durable = new CountDownLatch(1);
        CountDownLatch waits = new CountDownLatch(1);
        Thread writes = request(
                places,
                "a",
                "1",
                () -> Waits.during(() -> {
                    waits.countDown();
                    await(durable);
                    return true;
                }));
        await(waits);
        assertTrue(places.enter("b", "2"), "the only place is free meanwhile");
        durable.countDown();
        // It may hold a lock that others wait for, so it goes on without waiting.
        writes.join();
        places.leave("b");
        assertTrue(places.enter("c", "3"));
    }

    @Test
    void addressesTakeTurnsHoweverManyVisitorsOneOfThemInvents() throws InterruptedException {
        Places places = new Places(new Places.Bounds(1, 1, 100), LONG);
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        List<String> served = new CopyOnWriteArrayList<>();
        Thread first = request(places, "first", "greedy", () -> {
            begun.countDown();
            await(hold);
        });
        await(begun);
        Thread[] greedy = new Thread[20];
        for (int i = 0; i < greedy.length; i++) {
            greedy[i] = request(places, "invented " + i, "greedy", () -> served.add("greedy"));
            awaitWaiting(places, i + 1);
        }
        Thread other = request(places, "other", "elsewhere", () -> served.add("other"));
        awaitWaiting(places, greedy.length + 1);
        hold.countDown();
        first.join();
        other.join();
        for (Thread each : greedy) {
            each.join();
        }
        assertTrue(served.indexOf("other") <= 1, served.toString());
    }

    @Test
    void tooManyThatWaitAreRefusedAtOnce() throws InterruptedException {
        Places places = new Places(new Places.Bounds(1, 1, 1), LONG);
        assertTrue(places.enter("a", "1"));
        Thread waits = request(places, "b", "1", () -> {});
        awaitWaiting(places, 1);
        assertFalse(places.enter("c", "1"));
        places.leave("a");
        waits.join();
        assertEquals(0, places.waiting());
    }

    @Test
    void aRequestThatWaitsForSomethingElseLeavesItsPlaceToOthersButNotToItsVisitor() throws InterruptedException {
        Places places = new Places(new Places.Bounds(1, 1, 10), LONG);
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch aside = new CountDownLatch(1);
        List<String> told = new CopyOnWriteArrayList<>();
        Thread first = request(places, "a", "1", () -> {
            Places.aside(() -> {
                aside.countDown();
                await(hold);
                return true;
            });
            told.add("first");
        });
        await(aside);
        Thread second = request(places, "a", "1", () -> told.add("second"));
        awaitWaiting(places, 1);
        CountDownLatch other = new CountDownLatch(1);
        request(places, "b", "2", other::countDown).join();
        await(other);
        assertEquals(List.of(), told);
        hold.countDown();
        first.join();
        second.join();
        assertEquals(List.of("first", "second"), told);
    }

    @Test
    void whoComesBackWaitsForAPlace() throws InterruptedException {
        Places places = new Places(new Places.Bounds(1, 1, 10), LONG);
        CountDownLatch aside = new CountDownLatch(1);
        CountDownLatch hold = new CountDownLatch(1);
        CountDownLatch back = new CountDownLatch(1);
        Thread first = request(places, "a", "1", () -> {
            Places.aside(() -> {
                aside.countDown();
                await(hold);
                return true;
            });
            back.countDown();
        });
        await(aside);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch begun = new CountDownLatch(1);
        Thread second = request(places, "b", "2", () -> {
            begun.countDown();
            await(end);
        });
        await(begun);
        hold.countDown();
        awaitWaiting(places, 1);
        assertEquals(1, back.getCount());
        end.countDown();
        await(back);
        first.join();
        second.join();
    }
}
