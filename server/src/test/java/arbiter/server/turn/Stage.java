package arbiter.server.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Lets pieces of work of several nodes take turns. Exactly one runs at any time, and each can pause only in the storage, so that a history
 * is the same in every run.
 */
final class Stage {
    private final Semaphore back = new Semaphore(0);
    private final List<Act> parked = new ArrayList<>();
    private @Nullable Act current;
    private @Nullable Throwable failure;
    private long now;

    /** One piece of work of one node, with the fault that will happen to it. */
    final class Act {
        private final SimulatedNode node;
        private final Fault fault;
        private final Semaphore go = new Semaphore(0);
        private int steps;
        private long wakesAt;

        private Act(SimulatedNode node, Fault fault) {
            this.node = node;
            this.fault = fault;
        }

        SimulatedNode node() {
            return node;
        }

        /** The fault that happens now, if this is its step. */
        Fault.Kind next() {
            return steps++ == fault.step() ? fault.kind() : Fault.Kind.NONE;
        }

        long pause() {
            return fault.pause();
        }
    }

    long now() {
        return now;
    }

    void setNow(long millis) {
        now = millis;
    }

    /** Null while the simulation itself reads the storage. */
    @Nullable
    Act current() {
        return current;
    }

    /** Runs the work until it is done or pauses. */
    void play(SimulatedNode node, Fault fault, Runnable work) {
        Act act = new Act(node, fault);
        Thread.ofVirtual().start(() -> {
            act.go.acquireUninterruptibly();
            try {
                work.run();
            } catch (Killed e) {
                // The node is dead and does not report anything.
            } catch (Throwable e) {
                failure = e;
            } finally {
                back.release();
            }
        });
        resume(act);
    }

    private void resume(Act act) {
        current = act;
        act.go.release();
        awaitBack();
        current = null;
        if (failure != null) {
            throw new AssertionError("the simulated work failed in a way that nobody expects", failure);
        }
        // If a node dies, its other work ends too, and the database rolls it back.
        if (act.node.dead()) {
            ofNode(act.node).forEach(this::resumeParked);
        }
    }

    private void awaitBack() {
        try {
            if (!back.tryAcquire(1, TimeUnit.MINUTES)) {
                throw new AssertionError("the simulated work waits for something that nobody simulates");
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** A node with paused work does nothing else, because it would wait for its own locks. */
    boolean standsStill(SimulatedNode node) {
        return !ofNode(node).isEmpty();
    }

    private List<Act> ofNode(SimulatedNode node) {
        return parked.stream().filter(act -> act.node == node).toList();
    }

    /** Pauses the current work until this simulated time, so that others can run. */
    void park(long until) {
        Act act = current;
        if (act == null) {
            throw new IllegalStateException("nothing is played");
        }
        act.wakesAt = until;
        parked.add(act);
        back.release();
        act.go.acquireUninterruptibly();
    }

    private void resumeParked(Act act) {
        if (parked.remove(act)) {
            resume(act);
        }
    }

    /** Continues all work whose pause is over, in the order in which it paused. */
    void wakeDue() {
        for (Act act : List.copyOf(parked)) {
            if (act.wakesAt <= now && !act.node.frozen()) {
                resumeParked(act);
            }
        }
    }

    void end(SimulatedNode node) {
        ofNode(node).forEach(this::resumeParked);
    }

    boolean allDone() {
        return parked.isEmpty();
    }

    /** A fault for one piece of work, at its n-th step with the storage. */
    record Fault(Kind kind, int step, long pause) {
        static final Fault NONE = new Fault(Kind.NONE, -1, 0);

        enum Kind {
            NONE,
            /** The process ends here. */
            KILL,
            /** The storage fails. After a commit, only the answer is lost. */
            ERROR,
            /** The work pauses for a while. */
            PAUSE
        }
    }

    /** The process is dead. No code of the server may catch this and continue. */
    static final class Killed extends Error {
        Killed() {
            super("killed", null, false, false);
        }
    }
}
