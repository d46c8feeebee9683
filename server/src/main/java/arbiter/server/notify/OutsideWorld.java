package arbiter.server.notify;

import arbiter.server.format.Request;
import arbiter.server.settings.ServerSettings;
import arbiter.server.web.Problem;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.SSLSocketFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.stereotype.Component;

/**
 * Requests to addresses that people typed or their browsers named. They go to the world, not into the operator's own network,
 * unless the operator allows that. The name is resolved once for each message, every address that it has is looked at, and the
 * connection goes to one of those: a name that means something else a moment later gains nothing. A redirect is an answer like any
 * other, and not followed.
 */
@Component
public class OutsideWorld {
    /** For everything together: name, connection, encryption and answer. */
    public static final Duration PATIENCE = Duration.ofSeconds(10);

    /** A name server that does not answer keeps a thread for as long as the operating system waits. */
    private static final int MOST_LOOKUPS = 32;

    private static final int LONGEST = 500;

    /** What an address is for. */
    public enum Purpose {
        WEB_HOOK("webhook", "A web hook"),
        GAME_HOOK("address", "A web hook"),
        PUSH("endpoint", "A push service");

        private final String field;
        private final String what;

        Purpose(String field, String what) {
            this.field = field;
            this.what = what;
        }

        private Problem refuse(String sentence) {
            return Problem.invalid(field, sentence);
        }
    }

    private final boolean anywhere;
    private final Names names;
    private final Duration patience;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("outside-clock").daemon().factory());
    private final ExecutorService lookups = new ThreadPoolExecutor(
            0,
            MOST_LOOKUPS,
            10,
            TimeUnit.SECONDS,
            new SynchronousQueue<>(),
            Thread.ofPlatform().name("outside-names-", 0).daemon().factory());

    @Autowired
    OutsideWorld(ServerSettings settings) {
        this(settings, host -> List.of(InetAddress.getAllByName(host)), PATIENCE);
    }

    OutsideWorld(ServerSettings settings, Names names) {
        this(settings, names, PATIENCE);
    }

    OutsideWorld(ServerSettings settings, Names names, Duration patience) {
        this.anywhere = settings.privateWebHooks();
        this.names = names;
        this.patience = patience;
    }

    /** Host and port of an address that was checked, as the name of a queue. */
    public static String place(String address) {
        URI uri = URI.create(address);
        return uri.getHost() + ":" + uri.getPort();
    }

    /**
     * Refuses an address that nothing is sent to, as far as it says so itself. Names are resolved only when there is something to
     * send: otherwise anyone who may write an address here could ask our name server about any name, any number of times.
     */
    public void check(Purpose purpose, String address) {
        String host = written(purpose, address).getHost();
        boolean own = host.equalsIgnoreCase("localhost")
                || host.toLowerCase(Locale.ROOT).endsWith(".localhost");
        if (!anywhere && own) {
            throw notPublic(purpose);
        }
        try {
            refuseOwnNetwork(purpose, List.of(InetAddress.ofLiteral(host.replaceAll("[\\[\\]]", ""))));
        } catch (IllegalArgumentException e) {
            // A name.
        }
    }

    /** @param address checked, and the one to connect to */
    private record Target(URI uri, InetAddress address) {
        boolean secure() {
            return "https".equals(uri.getScheme());
        }

        int port() {
            return uri.getPort() >= 0 ? uri.getPort() : secure() ? 443 : 80;
        }

        String path() {
            String path = uri.getRawPath() == null || uri.getRawPath().isEmpty() ? "/" : uri.getRawPath();
            return uri.getRawQuery() == null ? path : path + "?" + uri.getRawQuery();
        }
    }

    private Target target(Purpose purpose, String address, long end) throws IOException {
        URI uri = written(purpose, address);
        return new Target(uri, resolve(purpose, uri.getHost(), end));
    }

    private static URI written(Purpose purpose, String address) {
        URI uri;
        try {
            uri = URI.create(address);
        } catch (IllegalArgumentException e) {
            throw purpose.refuse("This is not a valid address.");
        }
        boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
        boolean plain = address.chars().allMatch(c -> c > ' ' && c < 127) && address.length() <= LONGEST;
        if (!web || !plain || uri.getHost() == null || uri.getUserInfo() != null || uri.getPort() > 65_535) {
            throw purpose.refuse(purpose.what + " must be an http or https address.");
        }
        return uri;
    }

    private InetAddress resolve(Purpose purpose, String host, long end) throws IOException {
        List<InetAddress> found = addresses(host, end);
        if (found.isEmpty()) {
            throw purpose.refuse("No server is known by the name " + host + ".");
        }
        refuseOwnNetwork(purpose, found);
        return found.getFirst();
    }

    /** Java cannot limit the time of a look-up, so another thread makes it. Nobody waits for it when time is up. */
    private List<InetAddress> addresses(String host, long end) throws IOException {
        try {
            return lookups.submit(() -> names.addresses(host)).get(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof UnknownHostException) {
                return List.of();
            }
            throw new IOException("the name cannot be looked up", e);
        } catch (TimeoutException | RejectedExecutionException e) {
            throw new IOException("the name servers do not answer in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the look-up was interrupted", e);
        }
    }

    private void refuseOwnNetwork(Purpose purpose, List<InetAddress> found) {
        if (!anywhere && !found.stream().allMatch(PublicAddress::is)) {
            throw notPublic(purpose);
        }
    }

    private static Problem notPublic(Purpose purpose) {
        return purpose.refuse("This address is not on the public internet.");
    }

    /** Posts something and returns the number of the answer. Whatever else the other side wants to say is not listened to. */
    public int post(Purpose purpose, String address, Map<String, String> headers, byte[] body) throws IOException {
        return status(purpose, new Request("POST", address, headers, body));
    }

    /** Sends a request and returns the number of the answer. */
    int status(Purpose purpose, Request request) throws IOException {
        return exchange(purpose, request, Answer::status);
    }

    /** Sends a request and reads the answer. */
    public Answer ask(Purpose purpose, Request request) throws IOException {
        return exchange(purpose, request, Answer::read);
    }

    private interface Reading<T> {
        T of(InputStream in) throws IOException;
    }

    private <T> T exchange(Purpose purpose, Request request, Reading<T> reading) throws IOException {
        long end = System.nanoTime() + patience.toNanos();
        Target target = target(purpose, request.address(), end);
        StringBuilder head = new StringBuilder(request.method() + " " + target.path() + " HTTP/1.1\r\n")
                .append("Host: " + target.uri.getRawAuthority() + "\r\n")
                .append("User-Agent: Arbiter\r\n");
        request.headers().forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        head.append("Content-Length: " + request.body().length + "\r\n").append("Connection: close\r\n\r\n");
        try (Socket socket = new Socket()) {
            // Whatever is waited for, and however slowly it comes: when time is up, the connection is closed.
            Future<?> limit = clock.schedule(() -> close(socket), end - System.nanoTime(), TimeUnit.NANOSECONDS);
            try {
                Socket connected = connect(socket, target);
                connected.getOutputStream().write(head.toString().getBytes(StandardCharsets.US_ASCII));
                connected.getOutputStream().write(request.body());
                connected.getOutputStream().flush();
                return reading.of(new BufferedInputStream(connected.getInputStream()));
            } finally {
                limit.cancel(false);
            }
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException e) {
            // Then it is closed already.
        }
    }

    private Socket connect(Socket plain, Target target) throws IOException {
        plain.connect(new InetSocketAddress(target.address, target.port()), (int) patience.toMillis());
        return target.secure() ? secured(plain, target) : plain;
    }

    /** The certificate must be for the name in the address, though the connection went to a number. */
    private static Socket secured(Socket plain, Target target) throws IOException {
        SSLSocketFactory factory = (SSLSocketFactory) SSLSocketFactory.getDefault();
        SSLSocket socket = (SSLSocket) factory.createSocket(plain, target.uri.getHost(), target.port(), true);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setEndpointIdentificationAlgorithm("HTTPS");
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        return socket;
    }
}
