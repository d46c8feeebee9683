package arbiter.server.live;

import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Party;
import arbiter.server.TestServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Thousands of pages have a stream open, and nearly always nothing happens on it. */
class StreamMemoryTest {
    private static final int STREAMS = 300;
    /** One of Jetty's buffers has 4 kB, and the other parts of the server need some too. */
    private static final int MOST_BYTES_EACH = 2_500;

    @Test
    void anOpenStreamKeepsOnlyASmallBuffer() throws Exception {
        Party party = Party.begun(2, Map.of("visibility", "public"));
        open(party.path("/stream")).close();
        long before = bytesOfBuffers();
        List<Socket> streams = new ArrayList<>();
        try {
            for (int i = 0; i < STREAMS; i++) {
                streams.add(open(party.path("/stream")));
            }
            long each = (bytesOfBuffers() - before) / STREAMS;
            assertTrue(each < MOST_BYTES_EACH, each + " bytes of buffers for each stream");
        } finally {
            for (Socket stream : streams) {
                stream.close();
            }
        }
    }

    private static long bytesOfBuffers() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .filter(pool -> pool.getName().equals("direct"))
                .mapToLong(BufferPoolMXBean::getTotalCapacity)
                .sum();
    }

    /** Requests a stream as a browser does, and waits for its first line. */
    private static Socket open(String path) throws IOException {
        Socket socket = new Socket(
                InetAddress.getLoopbackAddress(), URI.create(TestServer.url()).getPort());
        String head = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        String first = in.readLine();
        assertTrue(first != null && first.contains(" 200"), first);
        for (String line = in.readLine(); line != null && !line.startsWith(":"); line = in.readLine()) {
            // Skips headers and the sizes of chunks; the first event is a comment.
        }
        return socket;
    }
}
