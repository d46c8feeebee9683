package arbiter.server.web;

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
 * Places for requests that are being worked on: a few for each visitor, and in all fewer than the machine has threads for
 * requests, so that no number of visitors keeps all of them busy. Whoever waits for a place queues by address, and the addresses
 * take turns: a visitor can invent sessions and tokens, but not addresses.
 *
 * <p>A request that waits for something else (a workbench, its body, a slow reader) needs no thread. It steps aside meanwhile:
 * others get its place, but its visitor still counts as having one.
 */
public final class Places {
    /**
     * @param inAll how many requests are worked on at once
     * @param perVisitor how many of them may be of one visitor
     * @param waitingPerAddress how many may wait of one address
     */
    public record Bounds(int inAll, int perVisitor, int waitingPerAddress) {}

    /** Something to do while the request needs no place. */
    public interface Aside<T, X extends Exception> {
        T run() throws X;
    }

    /** A part of an answer to be sent. */
    interface Part<X extends Exception> {
        void send() throws X;
    }

    private record Guest(Places places, String visitor, String address) {}

    private static final ThreadLocal<@Nullable Guest> CURRENT = new ThreadLocal<>();

    /** @param returning whether its visitor counts it already */
    private record Waiter(String visitor, boolean returning, CountDownLatch called) {}

    private final Bounds bounds;
    private final long patienceNanos;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> inside = new HashMap<>();
    /** The addresses whose turn comes next stand first. An address where nobody waits is not there. */
    private final Map<String, ArrayDeque<Waiter>> queues = new LinkedHashMap<>();

    /** Below zero where requests went on without waiting for a place. */
    private int free;

    public Places(Bounds bounds, java.time.Duration patience) {
        this.bounds = bounds;
        this.patienceNanos = patience.toNanos();
        this.free = bounds.inAll;
    }

    /** @return false where too many wait already or no place became free in time */
    boolean enter(String visitor, String address) {
        if (!await(new Waiter(visitor, false, new CountDownLatch(1)), address)) {
            return false;
        }
        CURRENT.set(new Guest(this, visitor, address));
        return true;
    }

    void leave(String visitor) {
        CURRENT.remove();
        lock.lock();
        try {
            inside.computeIfPresent(visitor, (id, count) -> count == 1 ? null : count - 1);
            free++;
            call();
        } finally {
            lock.unlock();
        }
    }

    /** Waits for something else without a place, and then for a place; on a thread without a place it just waits. */
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

    /** The same for the parts of an answer: little is left to be done between them, so nobody waits to go on. */
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

    /** Work that has begun is finished, even if no place becomes free in time. */
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

    /** @return false where it was called in the meantime */
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

    /** Gives the free places to those who wait. */
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

    /** Takes the first one out of the queue whose visitor may have one more place. */
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
