package arbiter.server.notify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.settings.ServerSettings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A target that is slow or does not answer does not delay others. */
class DeliveriesTest {
    @Test
    void aSlowTargetHoldsUpItsOwnQueueOnly() throws Exception {
        Deliveries deliveries = new Deliveries();
        CountDownLatch hold = new CountDownLatch(1);
        CompletableFuture<Deliveries.Outcome> slow = deliveries.carry("slow", () -> false, () -> {
            try {
                hold.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
        });
        CompletableFuture<Deliveries.Outcome> behind = deliveries.carry("slow", () -> false, () -> {});
        assertEquals(
                Deliveries.Outcome.ARRIVED,
                deliveries.carry("quick", () -> false, () -> {}).get(60, TimeUnit.SECONDS));
        assertFalse(behind.isDone());
        hold.countDown();
        assertEquals(Deliveries.Outcome.ARRIVED, slow.get(60, TimeUnit.SECONDS));
        assertEquals(Deliveries.Outcome.ARRIVED, behind.get(60, TimeUnit.SECONDS));
        deliveries.destroy();
    }

    @Test
    void aTargetThatFailsIsLeftAloneForAWhile() {
        AtomicLong now = new AtomicLong();
        Breakers breakers = new Breakers(now::get);
        for (int i = 0; i < 3; i++) {
            assertFalse(breakers.open("dead"), "tried " + i + " times");
            breakers.failed("dead");
        }
        assertTrue(breakers.open("dead"));
        assertFalse(breakers.open("other"));
        now.addAndGet(Duration.ofSeconds(61).toNanos());
        assertFalse(breakers.open("dead"), "tried once more");
        breakers.failed("dead");
        now.addAndGet(Duration.ofSeconds(61).toNanos());
        assertTrue(breakers.open("dead"), "twice as long");
        now.addAndGet(Duration.ofHours(2).toNanos());
        assertFalse(breakers.open("dead"));
        breakers.arrived("dead");
        breakers.failed("dead");
        assertFalse(breakers.open("dead"), "one failure is no reason");
    }

    @Test
    void aTargetThatFailsIsNotEvenTried() throws Exception {
        Deliveries deliveries = new Deliveries();
        for (int i = 0; i < 3; i++) {
            CompletableFuture<Deliveries.Outcome> tried = deliveries.carry("dead", () -> false, () -> {
                throw new IOException("no answer");
            });
            assertEquals(Deliveries.Outcome.FAILED, tried.get(60, TimeUnit.SECONDS));
        }
        CompletableFuture<Deliveries.Outcome> left = deliveries.carry("dead", () -> false, () -> {
            throw new AssertionError("tried");
        });
        assertEquals(Deliveries.Outcome.LATER, left.get(60, TimeUnit.SECONDS));
        deliveries.destroy();
    }

    @Test
    void whatBeginsTooLateIsLeftForTheNextRound() throws Exception {
        Deliveries deliveries = new Deliveries();
        assertEquals(
                Deliveries.Outcome.LATER,
                deliveries
                        .carry("late", () -> true, () -> {
                            throw new AssertionError("begun");
                        })
                        .get(60, TimeUnit.SECONDS));
        deliveries.destroy();
    }

    private static WebHook hook(Names names) {
        return new WebHook(new OutsideWorld(
                new ServerSettings(
                        Path.of("data"),
                        "",
                        "",
                        "",
                        "http://localhost",
                        Duration.ZERO,
                        0,
                        true,
                        1,
                        Duration.ZERO,
                        100,
                        Duration.ofDays(30),
                        "a@example.org"),
                names,
                Duration.ofMillis(300)));
    }

    @Test
    void aNameServerThatDoesNotAnswerIsNotAwaited() {
        CountDownLatch hold = new CountDownLatch(1);
        WebHook hook = hook(host -> {
            try {
                assertTrue(hold.await(60, TimeUnit.SECONDS), "the look-up is awaited");
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return List.of();
        });
        IOException late = assertThrows(IOException.class, () -> hook.send("http://hook.example.org/x", "{}"));
        hold.countDown();
        assertTrue(String.valueOf(late.getMessage()).contains("name servers"), late.getMessage());
    }

    @Test
    void nameServersThatDoNotAnswerTakeAFewThreadsOnly() {
        CountDownLatch hold = new CountDownLatch(1);
        AtomicLong asked = new AtomicLong();
        WebHook hook = hook(host -> {
            asked.incrementAndGet();
            try {
                hold.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            return List.of();
        });
        List<CompletableFuture<Void>> all = IntStream.range(0, 60)
                .mapToObj(i -> CompletableFuture.runAsync(
                        () -> assertThrows(
                                IOException.class, () -> hook.send("http://hook" + i + ".example.org/x", "{}")),
                        task -> Thread.ofVirtual().start(task)))
                .toList();
        all.forEach(CompletableFuture::join);
        hold.countDown();
        assertEquals(32, asked.get());
    }

    @Test
    void aHookThatDripsIsCutOffInTime() throws Exception {
        CountDownLatch cut = new CountDownLatch(1);
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread drip = Thread.ofVirtual().start(() -> {
                try (Socket socket = server.accept()) {
                    for (; ; ) {
                        socket.getOutputStream().write('H');
                        socket.getOutputStream().flush();
                        Thread.sleep(20);
                    }
                } catch (IOException | InterruptedException e) {
                    cut.countDown();
                }
            });
            WebHook hook = hook(host -> List.of(InetAddress.getLoopbackAddress()));
            String address = "http://hook.example.org:" + server.getLocalPort() + "/x";
            CompletableFuture<Void> sent =
                    CompletableFuture.runAsync(() -> assertThrows(IOException.class, () -> hook.send(address, "{}")));
            sent.get(60, TimeUnit.SECONDS);
            assertTrue(cut.await(60, TimeUnit.SECONDS), "the connection stays open");
            drip.join();
        }
    }
}
