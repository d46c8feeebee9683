package arbiter.bench;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Load on a hosting server from a process of its own: 50 games of 6 players who save sheets, and listeners. It speaks HTTP
 * over plain sockets, so that it costs the machine less than what it measures. {@code bench/hosting.sh} starts both.
 */
public final class HostingLoad {
    private static final int PLAYERS = 6;
    private static final int SECONDS = 15;

    private final int port;
    private final long pid;
    private final int games;

    private HostingLoad(int port, long pid, int games) {
        this.port = port;
        this.pid = pid;
        this.games = games;
    }

    /** @param arguments the server's port and process, how many listeners, and how many games; with one game, no sheets */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        HostingLoad load = new HostingLoad(
                Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]), Integer.parseInt(arguments[3]));
        List<Player> players = load.seat();
        if (load.games > 1) {
            load.sheets("warm-up", players, 0);
            load.sheets("as fast as it goes", players, 0);
            load.sheets("at 500 a second", players, 500);
        }
        load.listen(players.getFirst(), Integer.parseInt(arguments[2]));
    }

    private record Answer(int status, String body) {
        String text(String name) {
            Matcher text = Pattern.compile("\"" + name + "\":\"?([^\",}]*)").matcher(body);
            if (!text.find()) {
                throw new IllegalStateException("no " + name + " in " + body);
            }
            return text.group(1);
        }
    }

    /** One connection that stays open. */
    private final class Connection implements AutoCloseable {
        private final Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        private final InputStream in = new BufferedInputStream(socket.getInputStream());
        private final OutputStream out = socket.getOutputStream();
        private final String token;

        Connection(String token) throws IOException {
            socket.setTcpNoDelay(true);
            this.token = token;
        }

        Answer send(String method, String path, String body) throws IOException {
            request(method, path, body);
            int status = status();
            int length = length();
            return new Answer(
                    status, new String(length < 0 ? chunks() : in.readNBytes(length), StandardCharsets.UTF_8));
        }

        void request(String method, String path, String body) throws IOException {
            byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
            String head = method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n"
                    + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                    + "Content-Type: application/json\r\nContent-Length: " + bytes.length + "\r\n\r\n";
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            whole.writeBytes(head.getBytes(StandardCharsets.US_ASCII));
            whole.writeBytes(bytes);
            out.write(whole.toByteArray());
            out.flush();
        }

        int status() throws IOException {
            return Integer.parseInt(line().substring(9, 12));
        }

        /** Reads the headers; −1 for an answer in chunks. */
        int length() throws IOException {
            int length = -1;
            for (String header = line(); !header.isEmpty(); header = line()) {
                if (header.regionMatches(true, 0, "content-length:", 0, 15)) {
                    length = Integer.parseInt(header.substring(15).strip());
                }
            }
            return length;
        }

        private byte[] chunks() throws IOException {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int size = chunk(); size > 0; size = chunk()) {
                all.write(in.readNBytes(size));
                line();
            }
            line();
            return all.toByteArray();
        }

        private int chunk() throws IOException {
            return Integer.parseInt(line().strip(), 16);
        }

        String line() throws IOException {
            StringBuilder line = new StringBuilder();
            for (int next = in.read(); next != '\n'; next = in.read()) {
                if (next < 0) {
                    throw new IOException("the server hung up");
                }
                if (next != '\r') {
                    line.append((char) next);
                }
            }
            return line.toString();
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private record Player(String game, String token) {}

    /** A guest by the front door, with a token to come back with. */
    private String guest() throws IOException {
        try (Connection door = new Connection("")) {
            door.request("GET", "/api/me", "");
            door.status();
            String csrf = "";
            int length = -1;
            for (String header = door.line(); !header.isEmpty(); header = door.line()) {
                Matcher cookie = Pattern.compile("XSRF-TOKEN=([^;]+)").matcher(header);
                csrf = cookie.find() ? cookie.group(1) : csrf;
                length = header.regionMatches(true, 0, "content-length:", 0, 15)
                        ? Integer.parseInt(header.substring(15).strip())
                        : length;
            }
            return enter(csrf);
        }
    }

    private String enter(String csrf) throws IOException {
        String session = cookie(csrf, "", "/api/guests", "{}", "arbiter=([^;]+)");
        return cookie(csrf, session, "/api/me/tokens", "{\"name\":\"load\"}", "\"token\":\"([^\"]+)");
    }

    private String cookie(String csrf, String session, String path, String body, String wanted) throws IOException {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            String request = "POST " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: XSRF-TOKEN="
                    + csrf
                    + "; arbiter=" + session + "\r\nX-XSRF-TOKEN: " + csrf
                    + "\r\nContent-Type: application/json\r\nContent-Length: " + body.length() + "\r\n\r\n" + body;
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            String all = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            Matcher found = Pattern.compile(wanted).matcher(all);
            if (!found.find()) {
                throw new IllegalStateException(all);
            }
            return found.group(1);
        }
    }

    private List<Player> seat() throws IOException {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            String host = guest();
            try (Connection connection = new Connection(host)) {
                String wish = "{\"ruleset\":\"gd6\",\"seats\":" + PLAYERS
                        + ",\"schedule\":{\"kind\":\"length\",\"minutes\":1440,\"earlyEnd\":false}}";
                Answer made = connection.send("POST", "/api/games", wish);
                String game = made.text("id");
                players.add(new Player(game, host));
                for (int j = 1; j < PLAYERS; j++) {
                    String token = guest();
                    try (Connection joining = new Connection(token)) {
                        String invitation = "{\"invitation\":\"" + made.text("invitation") + "\"}";
                        expect(200, joining.send("POST", "/api/games/" + game + "/seats", invitation));
                    }
                    players.add(new Player(game, token));
                }
                expect(200, connection.send("POST", "/api/games/" + game + "/begin", "{}"));
            }
        }
        System.out.println(games + " games with " + players.size() + " players are set up");
        return players;
    }

    private static void expect(int status, Answer answer) {
        if (answer.status != status) {
            throw new IllegalStateException(answer.toString());
        }
    }

    /** @param rate sheets a second of all players together, 0 for as many as are taken */
    private void sheets(String title, List<Player> players, int rate) throws InterruptedException {
        AtomicInteger accepted = new AtomicInteger();
        ConcurrentLinkedQueue<Long> times = new ConcurrentLinkedQueue<>();
        long end = System.nanoTime() + SECONDS * 1_000_000_000L;
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < players.size(); i++) {
            Player player = players.get(i);
            long offset = rate == 0 ? 0 : i * 1_000_000_000L / rate;
            threads.add(Thread.ofVirtual().start(() -> {
                try (Connection connection = new Connection(player.token)) {
                    save(
                            connection,
                            player,
                            end,
                            offset,
                            rate == 0 ? 0 : players.size() * 1_000_000_000L / rate,
                            times);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        accepted.addAndGet(times.size());
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                "%s: %d sheets/s accepted, median %.1f ms, p99 %.1f ms%n",
                title,
                accepted.get() / SECONDS,
                sorted[sorted.length / 2] / 1e6,
                sorted[sorted.length * 99 / 100] / 1e6);
    }

    private static void save(
            Connection connection, Player player, long end, long offset, long every, ConcurrentLinkedQueue<Long> times)
            throws IOException {
        String path = "/api/games/" + player.game + "/sheet";
        int version = Integer.parseInt(connection.send("GET", path, "").text("version"));
        long next = System.nanoTime() + offset;
        while (System.nanoTime() < end) {
            if (every > 0) {
                sleepUntil(next);
                next += every;
            }
            long began = System.nanoTime();
            String body = "{\"at\":0,\"lines\":[\"build hq " + (1 + version % 30) + "\"],\"version\":" + version + "}";
            expect(200, connection.send("PUT", path, body));
            times.add(System.nanoTime() - began);
            version++;
        }
    }

    private static void sleepUntil(long nanos) {
        long wait = nanos - System.nanoTime();
        if (wait > 0) {
            try {
                Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private void listen(Player host, int listeners) throws IOException, InterruptedException {
        AtomicLong last = new AtomicLong();
        CountDownLatch open = new CountDownLatch(listeners);
        CountDownLatch heard = new CountDownLatch(listeners);
        List<Connection> connections = new ArrayList<>();
        for (int i = 0; i < listeners; i++) {
            Connection connection = new Connection("");
            connections.add(connection);
            Thread.ofVirtual().start(() -> hear(connection, host.game, open, heard, last));
        }
        open.await();
        Thread.sleep(2_000);
        System.out.println(listeners + " listeners, the server's memory: " + memory());
        long began = System.nanoTime();
        try (Connection speaker = new Connection(host.token)) {
            expect(201, speaker.send("POST", "/api/games/" + host.game + "/messages", "{\"text\":\"hello\"}"));
        }
        heard.await();
        System.out.printf("the last of them heard of a message after %.0f ms%n", (last.get() - began) / 1e6);
        System.out.println("after that, the server's memory: " + memory());
        for (Connection connection : connections) {
            connection.close();
        }
    }

    private static void hear(
            Connection connection, String game, CountDownLatch open, CountDownLatch heard, AtomicLong last) {
        try {
            connection.request("GET", "/api/games/" + game + "/stream", "");
            connection.status();
            connection.length();
            open.countDown();
            while (!connection.line().startsWith("event:message")) {
                // Heartbeats and chunk sizes.
            }
            last.accumulateAndGet(System.nanoTime(), Math::max);
            heard.countDown();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String memory() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + pid + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS"))
                .map(line ->
                        Arrays.stream(line.split("\\s+")).skip(1).findFirst().orElse("?"))
                .map(kilobytes -> Long.parseLong(kilobytes) / 1024 + " MB RSS")
                .findFirst()
                .orElse("unknown");
    }
}
