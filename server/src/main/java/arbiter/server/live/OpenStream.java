package arbiter.server.live;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * One open stream. What is said goes into a short queue, and one thread at a time writes it out, so that a slow line holds up
 * nobody else. A connection that is too slow for its queue is closed. A page that comes back gets what it missed.
 */
public final class OpenStream {
    /** A game keeps fewer happenings than this, so that catching up fits in. */
    private static final int MOST_QUEUED = 512;
    /** A browser whose stream gave way to a newer one waits so long before it asks again. */
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
    /** When the last word began to be written, by a clock that only goes forward. */
    private long wroteAt = System.nanoTime();

    private Runnable afterwards = () -> {};

    /** @param account null for somebody who is not logged in */
    record Owner(@Nullable String account, String address) {}

    /** @param gone is told once that the stream is no more */
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

    /** What else is to be done when the stream is no more; done at once where that is so already. */
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

    /** A sign of life. Where the word before does not get through, nobody reads any more. */
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

    /** Ends when everything is written. */
    void finish() {
        synchronized (this) {
            finished = true;
        }
        write();
    }

    /** Ends in favour of a newer stream of the same person. */
    void giveWay() {
        say(SseEmitter.event().reconnectTime(GIVE_WAY_MILLIS).comment("another stream took this one's place"));
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
            // To end a stream may have to wait for a line that does not take what was sent.
            writers.execute(emitter::complete);
        } catch (RejectedExecutionException e) {
            emitter.complete();
        }
    }
}
