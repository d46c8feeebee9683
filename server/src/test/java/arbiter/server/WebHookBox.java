package arbiter.server;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** A receiver of web hooks that keeps what it gets. */
public final class WebHookBox implements AutoCloseable {
    private final HttpServer server;
    private final Map<String, List<String>> got = new ConcurrentHashMap<>();

    public WebHookBox() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String name = exchange.getRequestURI().getPath().substring(1);
            got.computeIfAbsent(name, any -> new CopyOnWriteArrayList<>())
                    .add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        server.start();
    }

    public String address(String name) {
        return "http://localhost:" + server.getAddress().getPort() + "/" + name;
    }

    public List<String> got(String name) {
        return got.getOrDefault(name, List.of());
    }

    public void forget() {
        got.clear();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
