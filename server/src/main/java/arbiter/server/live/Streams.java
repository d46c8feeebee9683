package arbiter.server.live;

import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Problem;
import com.sun.management.UnixOperatingSystemMXBean;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.http.server.ServletServerHttpResponse;
import org.springframework.stereotype.Component;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * All open streams of this node. Each heartbeat writes to every stream, because only a write reveals a closed connection. The number of
 * streams per account and per address is limited: a new stream closes the oldest. If the whole node is full, new streams get 503.
 */
@Component
public class Streams implements SmartLifecycle {
    /** After this time the browser must reconnect, and its rights are checked again. */
    private static final Duration LONGEST = Duration.ofHours(1);

    private static final long TRY_AGAIN_SECONDS = 30;

    private static final int BUFFER_BYTES = 512;

    private final int most;
    private final int perAccount;
    private final int perAddress;
    private final Duration every;
    private final SequencedSet<OpenStream> all = new LinkedHashSet<>();
    private final Map<String, SequencedSet<OpenStream>> byAccount = new LinkedHashMap<>();
    private final Map<String, SequencedSet<OpenStream>> byAddress = new LinkedHashMap<>();
    private final ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService heartbeat = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("heartbeat").daemon().factory());
    private volatile boolean running;

    Streams(StreamSettings settings, ServerSettings server, MeterRegistry meters) {
        this.most = (int) Math.min(settings.most(), descriptors() / 2);
        boolean capped = server.limits() > 0;
        this.perAccount = capped ? settings.perAccount() : Integer.MAX_VALUE;
        this.perAddress = capped ? settings.perAddress() : Integer.MAX_VALUE;
        this.every = settings.heartbeat();
        Gauge.builder("arbiter.listeners", this, Streams::size).register(meters);
    }

    private static long descriptors() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Integer.MAX_VALUE;
    }

    /** Each stream keeps its buffer as long as it is open. Events are short, and a longer one is sent without the buffer. */
    private static final class SmallEmitter extends SseEmitter {
        SmallEmitter() {
            super(LONGEST.toMillis());
        }

        @Override
        protected void extendResponse(ServerHttpResponse response) {
            super.extendResponse(response);
            if (response instanceof ServletServerHttpResponse servlet) {
                servlet.getServletResponse().setBufferSize(BUFFER_BYTES);
            }
        }
    }

    /** @param account null for a visitor who is not logged in */
    public OpenStream open(@Nullable String account, String address) {
        OpenStream.Owner owner = new OpenStream.Owner(account, address);
        OpenStream stream = new OpenStream(owner, new SmallEmitter(), writers, this::forget);
        List<OpenStream> oldest;
        synchronized (all) {
            oldest = oldest(owner);
            oldest.forEach(this::remove);
            if (all.size() >= most) {
                throw new Problem.Busy(
                        "Too many pages are open on this server. Updates will come later.", TRY_AGAIN_SECONDS);
            }
            all.add(stream);
            byAddress.computeIfAbsent(address, key -> new LinkedHashSet<>()).add(stream);
            if (account != null) {
                byAccount.computeIfAbsent(account, key -> new LinkedHashSet<>()).add(stream);
            }
        }
        oldest.forEach(OpenStream::giveWay);
        // Sends a first heartbeat, so that the browser knows at once that the stream is open.
        stream.beat();
        return stream;
    }

    /** The streams to close before this owner opens another one. */
    private List<OpenStream> oldest(OpenStream.Owner owner) {
        SequencedSet<OpenStream> crowded = new LinkedHashSet<>();
        SequencedSet<OpenStream> here = byAddress.get(owner.address());
        if (here != null && here.size() >= perAddress) {
            crowded.add(here.getFirst());
        }
        SequencedSet<OpenStream> own = owner.account() == null ? null : byAccount.get(owner.account());
        if (own != null && own.size() >= perAccount) {
            crowded.add(own.getFirst());
        }
        return List.copyOf(crowded);
    }

    private void forget(OpenStream stream) {
        synchronized (all) {
            remove(stream);
        }
    }

    private void remove(OpenStream stream) {
        all.remove(stream);
        OpenStream.Owner owner = stream.owner();
        byAddress.computeIfPresent(owner.address(), (key, streams) -> without(streams, stream));
        if (owner.account() != null) {
            byAccount.computeIfPresent(owner.account(), (key, streams) -> without(streams, stream));
        }
    }

    private static @Nullable SequencedSet<OpenStream> without(SequencedSet<OpenStream> streams, OpenStream one) {
        streams.remove(one);
        return streams.isEmpty() ? null : streams;
    }

    int size() {
        synchronized (all) {
            return all.size();
        }
    }

    private List<OpenStream> copy() {
        synchronized (all) {
            return List.copyOf(all);
        }
    }

    @Override
    public void start() {
        running = true;
        heartbeat.scheduleAtFixedRate(
                () -> copy().forEach(OpenStream::beat), every.toMillis(), every.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Must stop before the web server, which waits for open requests before it stops. */
    @Override
    public int getPhase() {
        return Integer.MAX_VALUE - 512;
    }

    @Override
    public void stop() {
        running = false;
        heartbeat.shutdownNow();
        copy().forEach(OpenStream::close);
        writers.shutdown();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
