package arbiter.server.web;

import arbiter.server.storage.Waits;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Limits how many requests are worked on at the same time: a few per visitor, and in total fewer than there are threads for requests, so
 * that visitors cannot keep all threads busy. Waiting requests queue by address, and addresses take turns, because a visitor can invent
 * sessions and tokens, but not addresses.
 *
 * <p>A request that waits for something else (a write, a workbench, its body, a slow client) needs no thread. It gives up its place until
 * then, so that others can use it, but still counts for its visitor.
 */
public final class Places {
    /**
     * @param inAll how many requests are worked on at once
     * @param perVisitor how many of them may belong to one visitor
     * @param waitingPerAddress how many requests of one address may wait
     */
    public record Bounds(int inAll, int perVisitor, int waitingPerAddress) {}

    /** Something to wait for while the request gives up its place. */
    public interface Aside<T, X extends Exception> {
        T run() throws X;
    }

    /** A part of an answer to send. */
    interface Part<X extends Exception> {
        void send() throws X;
    }

    /** A request that has a place. It gives up the place while it waits for a write. */
    private record Guest(Places places, String visitor, String address) implements Waits.Core {
        @Override
        public void lend() {
            places.stepAside();
        }

        /** Without waiting: others may wait for a lock that this request holds. */
        @Override
        public void takeBack() {
            places.takeAnyway();
        }
    }

    private static final ThreadLocal<@Nullable Guest> CURRENT = new ThreadLocal<>();

    /** @param returning whether the request already counts for its visitor */
    private record Waiter(String visitor, boolean returning, CountDownLatch called) {}

    private final Bounds bounds;
    private final long patienceNanos;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> inside = new HashMap<>();
    /** The next address is first. An address without waiting requests has no queue. */
    private final Map<String, ArrayDeque<Waiter>> queues = new LinkedHashMap<>();

    /** Negative if requests have continued without waiting for a place. */
    private int free;

    public Places(Bounds bounds, java.time.Duration patience) {
        this.bounds = bounds;
        this.patienceNanos = patience.toNanos();
        this.free = bounds.inAll;
    }

    /** @return false if too many requests wait already, or no place became free in time */
    boolean enter(String visitor, String address) {
        if (!await(new Waiter(visitor, false, new CountDownLatch(1)), address)) {
            return false;
        }
        Guest guest = new Guest(this, visitor, address);
        CURRENT.set(guest);
        Waits.begin(guest);
        return true;
    }

    void leave(String visitor) {
        CURRENT.remove();
        Waits.end();
        lock.lock();
        try {
            inside.computeIfPresent(visitor, (id, count) -> count == 1 ? null : count - 1);
            free++;
            call();
        } finally {
            lock.unlock();
        }
    }

    /** Gives up the place, waits for something else, and then waits for a place again. Without a place, it only waits. */
    public static <T, X extends Exception> T aside(Aside<T, X> wait) throws X {
        Guest guest = CURRENT.get();
        if (guest == null) {
            return wait.run();
        }
        guest.places.stepAside();
        try {
            return wait.run();
        } finally {
            guest.places.comeBack(guest);
        }
    }

    /** The same for parts of an answer. Little work is left between them, so the request continues without waiting for a place. */
    static <X extends Exception> void asideAndOn(Part<X> part) throws X {
        Guest guest = CURRENT.get();
        if (guest == null) {
            part.send();
            return;
        }
        guest.places.stepAside();
        try {
            part.send();
        } finally {
            guest.places.takeAnyway();
        }
    }

    int waiting() {
        lock.lock();
        try {
            return queues.values().stream().mapToInt(ArrayDeque::size).sum();
        } finally {
            lock.unlock();
        }
    }

    private void stepAside() {
        lock.lock();
        try {
            free++;
            call();
        } finally {
            lock.unlock();
        }
    }

    /** Started work is finished, even if no place becomes free in time. */
    private void comeBack(Guest guest) {
        if (!await(new Waiter(guest.visitor, true, new CountDownLatch(1)), guest.address)) {
            takeAnyway();
        }
    }

    private void takeAnyway() {
        lock.lock();
        try {
            free--;
        } finally {
            lock.unlock();
        }
    }

    private boolean await(Waiter waiter, String address) {
        lock.lock();
        try {
            ArrayDeque<Waiter> queue = queues.computeIfAbsent(address, id -> new ArrayDeque<>());
            if (waiter.returning) {
                queue.addFirst(waiter);
            } else if (queue.size() < bounds.waitingPerAddress) {
                queue.addLast(waiter);
            } else {
                return false;
            }
            call();
        } finally {
            lock.unlock();
        }
        try {
            if (waiter.called.await(patienceNanos, TimeUnit.NANOSECONDS)) {
                return true;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return !withdraw(waiter, address);
    }

    /** @return false if the request got a place in the meantime */
    private boolean withdraw(Waiter waiter, String address) {
        lock.lock();
        try {
            ArrayDeque<Waiter> queue = queues.get(address);
            boolean waited = queue != null && queue.removeIf(each -> each == waiter);
            if (waited && queue != null && queue.isEmpty()) {
                queues.remove(address);
            }
            return waited;
        } finally {
            lock.unlock();
        }
    }

    /** Gives free places to waiting requests. */
    private void call() {
        boolean called = true;
        while (called && free > 0) {
            called = callOne();
        }
    }

    private boolean callOne() {
        for (Map.Entry<String, ArrayDeque<Waiter>> turn : queues.entrySet()) {
            Waiter next = next(turn.getValue());
            if (next != null) {
                String address = turn.getKey();
                ArrayDeque<Waiter> queue = turn.getValue();
                queues.remove(address);
                if (!queue.isEmpty()) {
                    queues.put(address, queue);
                }
                if (!next.returning) {
                    inside.merge(next.visitor, 1, Integer::sum);
                }
                free--;
                next.called.countDown();
                return true;
            }
        }
        return false;
    }

    /** Removes and returns the first request whose visitor may have one more place. */
    private @Nullable Waiter next(ArrayDeque<Waiter> queue) {
        for (Iterator<Waiter> each = queue.iterator(); each.hasNext(); ) {
            Waiter waiter = each.next();
            if (waiter.returning || inside.getOrDefault(waiter.visitor, 0) < bounds.perVisitor) {
                each.remove();
                return waiter;
            }
        }
        return null;
    }
}
