package arbiter.server.work;

import arbiter.engine.Budget;
import arbiter.server.web.Places;
import arbiter.server.web.Problem;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.http.HttpStatus;
import org.springframework.stereotype.Component;

/**
 * Runs long work for visitors, outside of the threads that answer requests. A waiting request does not block a thread of the machine. If
 * the queue is full or the work takes too long, the answer is 503.
 */
@Component
public class Workbench implements DisposableBean {
    private static final long TRY_AGAIN_SECONDS = 5;

    private final Map<Bench, FairThreads> benches = new EnumMap<>(Bench.class);
    private final Map<Bench, Counter> pieces = new EnumMap<>(Bench.class);
    private final WorkSettings settings;

    Workbench(WorkSettings settings, MeterRegistry meters) {
        this.settings = settings;
        for (Bench bench : Bench.values()) {
            String name = bench.name().toLowerCase(java.util.Locale.ROOT);
            FairThreads threads = new FairThreads("bench-" + name, settings.bounds());
            benches.put(bench, threads);
            pieces.put(bench, meters.counter("arbiter.work.pieces", "bench", name));
            Gauge.builder("arbiter.work.waiting", threads, FairThreads::waiting)
                    .tag("bench", name)
                    .register(meters);
            Gauge.builder("arbiter.work.running", threads, FairThreads::running)
                    .tag("bench", name)
                    .register(meters);
        }
    }

    /**
     * Runs the work on the bench's threads and waits for it.
     *
     * @param visitor the owner of the work; visitors take turns
     */
    public <T> T run(Bench bench, String visitor, Callable<T> work) {
        return run(bench, visitor, Budget.unbounded(), work);
    }

    /**
     * The same with a budget that limits more than time. When time is up, the budget stops the work at its next step or {@linkplain
     * Budget#checkpoint checkpoint}.
     */
    public <T> T run(Bench bench, String visitor, Budget budget, Callable<T> work) {
        return Places.aside(() -> done(bench, visitor, budget, work));
    }

    private <T> T done(Bench bench, String visitor, Budget budget, Callable<T> work) {
        FairThreads threads = of(benches, bench);
        of(pieces, bench).increment();
        Piece<T> piece = new Piece<>(budget, work);
        try {
            threads.execute(visitor, piece);
        } catch (RejectedExecutionException e) {
            throw busy();
        }
        if (!await(piece.begun, settings.patience().toMillis()) && threads.withdraw(visitor, piece)) {
            throw busy();
        }
        if (!await(piece.ended, settings.longest().toMillis())) {
            piece.stop();
            throw new Problem(
                            HttpStatus.SERVICE_UNAVAILABLE,
                            "too-long",
                            bench.what() + " took longer than "
                                    + settings.longest().toSeconds() + " seconds; try a smaller one.")
                    .with("retryAfter", TRY_AGAIN_SECONDS);
        }
        return piece.answer();
    }

    private static <T> T of(Map<Bench, T> each, Bench bench) {
        T found = each.get(bench);
        if (found == null) {
            throw new IllegalStateException("no bench " + bench);
        }
        return found;
    }

    private static Problem busy() {
        return new Problem.Busy(
                "The server has too many requests of this kind. Try again in a few seconds.", TRY_AGAIN_SECONDS);
    }

    private static boolean await(CountDownLatch latch, long millis) {
        try {
            return latch.await(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static final class Piece<T> implements Runnable {
        private final CountDownLatch begun = new CountDownLatch(1);
        private final CountDownLatch ended = new CountDownLatch(1);
        private final Budget budget;
        private final Callable<T> work;
        private volatile @Nullable T answer;
        private volatile @Nullable Throwable failure;

        Piece(Budget budget, Callable<T> work) {
            this.budget = budget;
            this.work = work;
        }

        @Override
        public void run() {
            begun.countDown();
            try {
                answer = budget.cover(work);
            } catch (Exception | StackOverflowError e) {
                failure = e;
            } finally {
                ended.countDown();
            }
        }

        void stop() {
            budget.stop();
        }

        T answer() {
            Throwable thrown = failure;
            if (thrown instanceof RuntimeException unchecked) {
                throw unchecked;
            }
            T given = answer;
            if (thrown != null || given == null) {
                throw new IllegalStateException("work ended without an answer", thrown);
            }
            return given;
        }
    }

    @Override
    public void destroy() {
        benches.values().forEach(FairThreads::close);
    }
}
