package arbiter.server.web;

import arbiter.server.address.Proxies;
import arbiter.server.settings.ServerSettings;
import com.sun.management.UnixOperatingSystemMXBean;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

/**
 * Limits the number of connections, in total and per address, and the time for the head and the body of a request. Jetty alone closes a
 * connection only after 30 seconds without data, so one byte now and then would keep it open for ever.
 */
@Component
class ConnectionGuard implements Connection.Listener, SmartLifecycle {
    private final Proxies proxies;
    private final long most;
    private final int perAddress;
    private final long headNanos;
    private final long bodyNanos;
    private final Map<Connection, Watched> connections = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("connection-guard").daemon().factory());
    private volatile boolean running;

    ConnectionGuard(ConnectionSettings settings, ServerSettings server, Proxies proxies, MeterRegistry meters) {
        long descriptors = ManagementFactory.getOperatingSystemMXBean() instanceof UnixOperatingSystemMXBean unix
                ? unix.getMaxFileDescriptorCount()
                : Long.MAX_VALUE / 4;
        this.most = Math.min(settings.most(), descriptors * 3 / 4);
        this.proxies = proxies;
        this.perAddress = server.limits() > 0 ? settings.perAddress() : Integer.MAX_VALUE;
        this.headNanos = settings.head().toNanos();
        this.bodyNanos = settings.body().toNanos();
        Gauge.builder("arbiter.connections", connections, Map::size).register(meters);
    }

    /** One connection: either the server works on a request, or it waits for the next head. */
    private final class Watched {
        private final String address;
        private boolean working;
        private boolean awaitsBody;
        private long since;
        private long bytesBefore;
        private long headSince;

        Watched(String address) {
            this.address = address;
        }

        synchronized void begin() {
            working = true;
            awaitsBody = false;
            since = System.nanoTime();
            headSince = 0;
        }

        synchronized void awaitBody() {
            awaitsBody = true;
        }

        synchronized void bodyCame() {
            awaitsBody = false;
        }

        synchronized void end(long bytes) {
            working = false;
            bytesBefore = bytes;
        }

        /** Whether a head has begun but is not complete in time, or the server has waited too long for a body. */
        synchronized boolean dawdles(long bytes, long now) {
            if (working) {
                return awaitsBody && now - since > bodyNanos;
            }
            if (bytes <= bytesBefore) {
                return false;
            }
            if (headSince == 0) {
                headSince = now;
            }
            return now - headSince > headNanos;
        }
    }

    @Override
    public void onOpened(Connection connection) {
        String address = connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
        connections.put(connection, new Watched(address));
        int here = byAddress.merge(address, 1, Integer::sum);
        // All visitors share the connections of a trusted proxy. InFlight limits their requests instead.
        boolean tooMany = here > perAddress && !proxies.trusts(address);
        if (tooMany || connections.size() > most) {
            connection.getEndPoint().close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        Watched watched = connections.remove(connection);
        if (watched != null) {
            byAddress.computeIfPresent(watched.address, (address, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Observes each request after its head is complete and before anything else happens, and observes its body. */
    Handler around(Handler handler) {
        return new Handler.Wrapper(handler) {
            @Override
            public boolean handle(Request request, Response response, Callback callback) throws Exception {
                Connection connection = request.getConnectionMetaData().getConnection();
                Watched watched = connections.get(connection);
                if (watched == null) {
                    return super.handle(request, response, callback);
                }
                watched.begin();
                Request.addCompletionListener(request, failure -> watched.end(connection.getBytesIn()));
                return super.handle(new WithBody(request, watched), response, callback);
            }
        };
    }

    /** Records whether the server is waiting for a part of the body. */
    private static final class WithBody extends Request.Wrapper {
        private final Watched watched;

        WithBody(Request request, Watched watched) {
            super(request);
            this.watched = watched;
        }

        @Override
        public void demand(Runnable then) {
            watched.awaitBody();
            super.demand(then);
        }

        @Override
        public Content.@Nullable Chunk read() {
            Content.Chunk part = super.read();
            if (part != null) {
                watched.bodyCame();
            }
            return part;
        }
    }

    private void look() {
        long now = System.nanoTime();
        connections.forEach((connection, watched) -> {
            if (watched.dawdles(connection.getBytesIn(), now)) {
                connection.getEndPoint().close();
            }
        });
    }

    int open() {
        return connections.size();
    }

    @Override
    public void start() {
        running = true;
        long every = Math.max(1, headNanos / 10);
        clock.scheduleWithFixedDelay(this::look, every, every, TimeUnit.NANOSECONDS);
    }

    @Override
    public void stop() {
        running = false;
        clock.shutdownNow();
    }

    @Override
    public boolean isRunning() {
        return running;
    }
}
