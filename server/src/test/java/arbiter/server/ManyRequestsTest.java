package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** Requests that wait, for whatever reason, do not prevent other requests from being served. */
class ManyRequestsTest {
    /** More than the web server handles at once by default. */
    private static final int REQUESTS = 230;

    private static final int IN_ALL = 4;

    private static ConfigurableApplicationContext server;

    @BeforeAll
    static void start() {
        server = TestServer.start(
                "--arbiter.connections.per-address=1000",
                "--arbiter.connections.waiting-per-address=1000",
                "--arbiter.connections.working=2",
                "--arbiter.connections.working-in-all=" + IN_ALL,
                "--arbiter.connections.patience=5m",
                "--arbiter.connections.body=5m",
                "--server.jetty.connection-idle-timeout=10m");
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static Socket send(String request) throws IOException {
        Socket socket = new Socket(
                InetAddress.getLoopbackAddress(),
                URI.create(TestServer.url(server)).getPort());
        socket.setSoTimeout(60_000);
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
        return socket;
    }

    /** A request whose body never ends stays open. The token is invalid. */
    private static String withoutItsBody(String token) {
        return "POST /api/sandbox HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token
                + "\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{";
    }

    private static void serves() throws IOException {
        try (Socket other = send("GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")) {
            byte[] answer = other.getInputStream().readNBytes(12);
            assertEquals("HTTP/1.1 200", new String(answer, StandardCharsets.US_ASCII));
        }
    }

    @Test
    void requestsOfOneVisitorThatWaitForEachOtherDoNotFillTheServer() throws IOException {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; i < REQUESTS; i++) {
                open.add(send(withoutItsBody("one")));
            }
            serves();
            assertTrue(open.size() == REQUESTS);
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }

    /** The server asks for each body when it begins to read it. If other bodies never arrive, it must still serve the next request. */
    @Test
    void bodiesThatDoNotComeTakeNoPlaceFromOthers() throws IOException {
        List<Socket> open = new ArrayList<>();
        try {
            for (int i = 0; i < 3 * IN_ALL; i++) {
                Socket socket = send(
                        "POST /api/sandbox HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer visitor" + i
                                + "\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n");
                open.add(socket);
                byte[] asked = socket.getInputStream().readNBytes(12);
                assertEquals("HTTP/1.1 100", new String(asked, StandardCharsets.US_ASCII));
                socket.getOutputStream().write('{');
                socket.getOutputStream().flush();
            }
            serves();
        } finally {
            for (Socket socket : open) {
                socket.close();
            }
        }
    }
}
