package arbiter.server.work;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A few platform threads that are shared fairly. Each owner of waiting tasks has a queue, and the threads take one task from each queue in
 * turn. An owner with a hundred tasks therefore delays others by one task, not by a hundred.
 *
 * <p>These are platform threads because a computation on a virtual thread never yields: one computation per carrier thread would block all
 * requests.
 */
public final class FairThreads implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(FairThreads.class);

    /**
     * @param threads how many tasks run at once
     * @param perOwner how many of them may belong to one owner
     * @param waiting how many tasks may wait
     * @param waitingPerOwner how many of them may belong to one owner
     */
    public record Bounds(int threads, int perOwner, int waiting, int waitingPerOwner) {}

    private static final class Queue {
        private final ArrayDeque<Runnable> waiting = new ArrayDeque<>();
        private int running;
    }

    private final String name;
    private final Bounds bounds;
    private final Runnable prepare;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    /** The next owner is first. An owner without tasks has no queue. */
    private final Map<String, Queue> queues = new LinkedHashMap<>();

    private int waiting;
    private int running;
    private int idle;
    private int started;
    private boolean closed;

    public FairThreads(String name, Bounds bounds) {
        this(name, bounds, () -> {});
    }

    /** @param prepare runs first on each thread */
    public FairThreads(String name, Bounds bounds, Runnable prepare) {
        this.name = name;
        this.bounds = bounds;
        this.prepare = prepare;
    }

    /** @throws RejectedExecutionException if too many tasks wait already, in total or of this owner */
    public void execute(String owner, Runnable piece) {
        lock.lock();
        try {
            Queue queue = queues.computeIfAbsent(owner, id -> new Queue());
            if (closed || waiting >= bounds.waiting || queue.waiting.size() >= bounds.waitingPerOwner) {
                forgetIfDone(owner, queue);
                throw new RejectedExecutionException(name);
            }
            queue.waiting.add(piece);
            waiting++;
            if (idle == 0 && started < bounds.threads) {
                started++;
                Thread.ofPlatform()
                        .name(name + "-" + started)
                        .daemon()
                        .priority(Thread.MIN_PRIORITY)
                        .start(this::work);
            } else {
                work.signal();
            }
        } finally {
            lock.unlock();
        }
    }

    /**
     * Removes a task that has not begun.
     *
     * @return whether it was still waiting
     */
    boolean withdraw(String owner, Runnable piece) {
        lock.lock();
        try {
            Queue queue = queues.get(owner);
            boolean waited = queue != null && queue.waiting.remove(piece);
            if (waited && queue != null) {
                waiting--;
                forgetIfDone(owner, queue);
            }
            return waited;
        } finally {
            lock.unlock();
        }
    }

    public int waiting() {
        lock.lock();
        try {
            return waiting;
        } finally {
            lock.unlock();
        }
    }

    public int running() {
        lock.lock();
        try {
            return running;
        } finally {
            lock.unlock();
        }
    }

    private record Piece(String owner, Queue queue, Runnable work) {}

    private void work() {
        prepare.run();
        for (Piece piece = next(); piece != null; piece = next()) {
            try {
                piece.work.run();
            } catch (RuntimeException | Error e) {
                // The thread continues: an error in one task, such as a stack overflow, must not end the worker.
                LOG.error("work of {} failed", name, e);
            } finally {
                done(piece);
            }
        }
    }

    private @Nullable Piece next() {
        lock.lock();
        try {
            Piece piece = take();
            while (piece == null && !closed) {
                idle++;
                work.awaitUninterruptibly();
                idle--;
                piece = take();
            }
            return piece;
        } finally {
            lock.unlock();
        }
    }

    /** The task of the first owner who has one and is below the limit. That owner then moves to the end. */
    private @Nullable Piece take() {
        Iterator<Map.Entry<String, Queue>> turn = queues.entrySet().iterator();
        while (!closed && turn.hasNext()) {
            Map.Entry<String, Queue> next = turn.next();
            Queue queue = next.getValue();
            if (!queue.waiting.isEmpty() && queue.running < bounds.perOwner) {
                String owner = next.getKey();
                turn.remove();
                queues.put(owner, queue);
                queue.running++;
                waiting--;
                running++;
                return new Piece(owner, queue, queue.waiting.remove());
            }
        }
        return null;
    }

    private void done(Piece piece) {
        // Clears an interrupt that was meant for the finished task.
        Thread.interrupted();
        lock.lock();
        try {
            running--;
            piece.queue.running--;
            forgetIfDone(piece.owner, piece.queue);
            work.signal();
        } finally {
            lock.unlock();
        }
    }

    private void forgetIfDone(String owner, Queue queue) {
        if (queue.waiting.isEmpty() && queue.running == 0) {
            queues.remove(owner);
        }
    }

    /** Drops waiting tasks. Running tasks finish on daemon threads. */
    @Override
    public void close() {
        lock.lock();
        try {
            closed = true;
            queues.clear();
            waiting = 0;
            work.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
