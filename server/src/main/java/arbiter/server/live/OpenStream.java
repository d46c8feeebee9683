package arbiter.server.live;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * One open stream. Events go into a short queue, and one thread at a time writes them, so that a slow connection delays nobody else. A
 * stream whose queue is full is closed. A page that reconnects gets what it missed.
 */
public final class OpenStream {
    /** More than the events that are kept per game, so that everything that a page missed fits into the queue. */
    private static final int MOST_QUEUED = 512;
    /** How long a browser waits before it reconnects a stream that was replaced by a newer one. */
    private static final long GIVE_WAY_MILLIS = 60_000;

    private static final long LONGEST_WRITE_NANOS = 30_000_000_000L;

    private final Owner owner;
    private final SseEmitter emitter;
    private final Executor writers;
    private final Runnable gone;
    private final ArrayDeque<SseEmitter.SseEventBuilder> queue = new ArrayDeque<>(2);
    private boolean writing;
    private boolean finished;
    private boolean closed;
    /** When the last write began, by a monotonic clock. */
    private long wroteAt = System.nanoTime();

    private Runnable afterwards = () -> {};

    /** @param account null for a visitor who is not logged in */
    record Owner(@Nullable String account, String address) {}

    /** @param gone called once, when the stream is closed */
    OpenStream(Owner owner, SseEmitter emitter, Executor writers, java.util.function.Consumer<OpenStream> gone) {
        this.owner = owner;
        this.emitter = emitter;
        this.writers = writers;
        this.gone = () -> gone.accept(this);
        emitter.onCompletion(this::close);
        emitter.onTimeout(this::close);
        emitter.onError(e -> close());
    }

    Owner owner() {
        return owner;
    }

    public SseEmitter emitter() {
        return emitter;
    }

    /** Adds a callback for when the stream is closed; called immediately if it is closed already. */
    void onGone(Runnable more) {
        synchronized (this) {
            if (!closed) {
                Runnable before = afterwards;
                afterwards = () -> {
                    before.run();
                    more.run();
                };
                return;
            }
        }
        more.run();
    }

    void say(SseEmitter.SseEventBuilder event) {
        boolean full;
        synchronized (this) {
            if (closed || finished) {
                return;
            }
            full = queue.size() >= MOST_QUEUED;
            if (!full) {
                queue.add(event);
            }
        }
        if (full) {
            close();
        } else {
            write();
        }
    }

    /** Sends a heartbeat. If the previous write is still stuck, nobody reads any more, and the stream is closed. */
    void beat() {
        boolean stuck;
        synchronized (this) {
            stuck = writing && System.nanoTime() - wroteAt > LONGEST_WRITE_NANOS;
        }
        if (stuck) {
            close();
        } else {
            say(SseEmitter.event().comment(""));
        }
    }

    /** Closes the stream after everything in the queue is written. */
    void finish() {
        synchronized (this) {
            finished = true;
        }
        write();
    }

    /** Closes the stream because the same person has opened a newer one. */
    void giveWay() {
        say(SseEmitter.event().reconnectTime(GIVE_WAY_MILLIS).comment("replaced by a newer stream"));
        finish();
    }

    private void write() {
        synchronized (this) {
            if (writing || closed) {
                return;
            }
            writing = true;
            wroteAt = System.nanoTime();
        }
        try {
            writers.execute(this::writeAll);
        } catch (RejectedExecutionException e) {
            close();
        }
    }

    private void writeAll() {
        try {
            for (SseEmitter.SseEventBuilder event = next(); event != null; event = next()) {
                emitter.send(event);
            }
        } catch (IOException | IllegalStateException e) {
            close();
        }
    }

    private SseEmitter.@Nullable SseEventBuilder next() {
        boolean end;
        synchronized (this) {
            SseEmitter.SseEventBuilder event = queue.poll();
            if (event != null) {
                wroteAt = System.nanoTime();
                return event;
            }
            writing = false;
            end = finished;
        }
        if (end) {
            close();
        }
        return null;
    }

    public void close() {
        Runnable more;
        synchronized (this) {
            if (closed) {
                return;
            }
            closed = true;
            queue.clear();
            more = afterwards;
        }
        gone.run();
        more.run();
        try {
            // Completing can block on a slow connection, so it runs on another thread.
            writers.execute(emitter::complete);
        } catch (RejectedExecutionException e) {
            emitter.complete();
        }
    }
}
