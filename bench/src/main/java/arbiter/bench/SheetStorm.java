package arbiter.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * All players save sheets, each on its own connection, and wait for the answer before the next one. One thread serves all connections, so
 * that the load generator uses little of the machine.
 */
final class SheetStorm {
    private static final int ANSWER_BYTES = 8192;
    private static final byte[] LENGTH = "content-length:".getBytes(StandardCharsets.US_ASCII);

    private final int port;
    private long[] nanos = new long[1 << 12];
    private int accepted;

    SheetStorm(int port) {
        this.port = port;
    }

    /** A seat of a game, with the token of its owner. */
    record Player(String game, String token) {
        String sheet() {
            return "/api/games/" + game + "/sheet";
        }
    }

    /** The times of the answers, fastest first. */
    record Times(long[] sorted) {
        int count() {
            return sorted.length;
        }

        double percentileMillis(double percent) {
            return sorted.length == 0 ? 0 : sorted[(int) ((sorted.length - 1) * percent / 100)] / 1e6;
        }
    }

    private static final class Desk {
        private final Player player;
        private final SocketChannel channel;
        private final ByteBuffer answer = ByteBuffer.allocate(ANSWER_BYTES);
        private int version;
        private long due;

        Desk(Player player, SocketChannel channel, int version) {
            this.player = player;
            this.channel = channel;
            this.version = version;
        }

        void save() throws IOException {
            String body = "{\"at\":0,\"lines\":[\"build hq " + (1 + version % 30) + "\"],\"version\":" + version + "}";
            ByteBuffer request = ByteBuffer.wrap(Wire.request("PUT", player.sheet(), player.token(), "", body));
            while (request.hasRemaining()) {
                channel.write(request);
            }
        }

        /** Whether the answer is complete. It counts only if the server accepted the sheet. */
        boolean hasAnswer() throws IOException {
            if (channel.read(answer) < 0) {
                throw new IOException("the server hung up");
            }
            int body = afterHead();
            if (body < 0 || answer.position() < body + contentLength(body)) {
                return false;
            }
            if (answer.get(9) != '2') {
                throw new IllegalStateException(
                        new String(answer.array(), 0, answer.position(), StandardCharsets.UTF_8));
            }
            answer.clear();
            version++;
            return true;
        }

        private int afterHead() {
            byte[] bytes = answer.array();
            for (int i = 3; i < answer.position(); i++) {
                if (bytes[i] == '\n' && bytes[i - 2] == '\n') {
                    return i + 1;
                }
            }
            return -1;
        }

        private int contentLength(int head) {
            byte[] bytes = answer.array();
            for (int i = 0; i + LENGTH.length < head; i++) {
                int j = 0;
                while (j < LENGTH.length && (bytes[i + j] | ' ') == LENGTH[j]) {
                    j++;
                }
                if (j == LENGTH.length) {
                    String rest = new String(bytes, i + j, head - i - j, StandardCharsets.US_ASCII);
                    return Integer.parseInt(
                            rest.substring(0, rest.indexOf('\r')).strip());
                }
            }
            throw new IllegalStateException("an answer without a length");
        }
    }

    /** @param rate sheets per second of all players together; 0 for as many as the server accepts */
    Times blow(List<Player> players, int seconds, int rate) throws IOException {
        accepted = 0;
        try (Selector selector = Selector.open()) {
            List<Desk> desks = new ArrayList<>();
            for (Player player : players) {
                desks.add(sitDown(player, selector));
            }
            PriorityQueue<Desk> waiting = new PriorityQueue<>(Comparator.comparingLong(desk -> desk.due));
            long begin = System.nanoTime() + 100_000_000L;
            for (Desk desk : desks) {
                desk.due = rate == 0 ? begin : begin + waiting.size() * 1_000_000_000L / rate;
                waiting.add(desk);
            }
            long every = rate == 0 ? 0 : players.size() * 1_000_000_000L / rate;
            long end = begin + seconds * 1_000_000_000L;
            int open = 0;
            while (open > 0 || System.nanoTime() < end) {
                open += send(waiting, end);
                open -= receive(selector, waiting, every);
            }
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
        }
        long[] sorted = Arrays.copyOf(nanos, accepted);
        Arrays.sort(sorted);
        return new Times(sorted);
    }

    private Desk sitDown(Player player, Selector selector) throws IOException {
        int version;
        try (Wire wire = new Wire(port, player.token())) {
            version = Integer.parseInt(wire.send("GET", player.sheet(), "").text("version"));
        }
        SocketChannel channel = SocketChannel.open(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
        channel.configureBlocking(false);
        Desk desk = new Desk(player, channel, version);
        channel.register(selector, SelectionKey.OP_READ, desk);
        return desk;
    }

    private static int send(PriorityQueue<Desk> waiting, long end) throws IOException {
        int sent = 0;
        long now = System.nanoTime();
        for (Desk next = waiting.peek(); next != null && next.due <= now && now < end; next = waiting.peek()) {
            waiting.remove();
            next.save();
            sent++;
        }
        return sent;
    }

    /** Time is measured from when the sheet was due to be sent, so that a stall of the server counts. */
    private int receive(Selector selector, PriorityQueue<Desk> waiting, long every) throws IOException {
        Desk next = waiting.peek();
        long pause = next == null ? 100 : Math.max(0, (next.due - System.nanoTime()) / 1_000_000);
        if (next != null && pause == 0) {
            selector.selectNow();
        } else {
            selector.select(Math.min(pause, 100));
        }
        int received = 0;
        for (SelectionKey key : selector.selectedKeys()) {
            Desk desk = (Desk) key.attachment();
            if (desk.hasAnswer()) {
                long now = System.nanoTime();
                note(now - desk.due);
                desk.due = every == 0 ? now : desk.due + every;
                waiting.add(desk);
                received++;
            }
        }
        selector.selectedKeys().clear();
        return received;
    }

    private void note(long time) {
        if (accepted == nanos.length) {
            nanos = Arrays.copyOf(nanos, accepted * 2);
        }
        nanos[accepted++] = time;
    }
}
