package arbiter.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Load on a hosting server from a separate process: games of six players who save sheets, listeners, and games in which nothing happens.
 * Uses HTTP over plain sockets, so that it needs less of the machine than the server. {@code bench/hosting.sh} starts both.
 */
public final class HostingLoad {
    private static final int PLAYERS = 6;

    private final int port;
    private final ServerProcess server;
    private final int seconds;

    private HostingLoad(int port, long pid, int seconds) {
        this.port = port;
        this.server = new ServerProcess(pid);
        this.seconds = seconds;
    }

    /**
     * @param arguments the server's port and process id; the number of listeners, of games whose players save sheets, and of open games
     *     beside them, each 0 to skip that part; and the seconds for each measurement
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        HostingLoad load = new HostingLoad(
                Integer.parseInt(arguments[0]), Long.parseLong(arguments[1]), Integer.parseInt(arguments[5]));
        int listeners = Integer.parseInt(arguments[2]);
        int games = Integer.parseInt(arguments[3]);
        int open = Integer.parseInt(arguments[4]);
        SheetStorm.Player host = load.seat(1).getFirst();
        if (listeners > 0) {
            load.listen("on a fresh server", host, listeners);
        }
        if (games > 0) {
            List<SheetStorm.Player> players = load.seat(games);
            load.sheets("to warm up", players, 0);
            load.sheets("as fast as it goes", players, 0);
            load.sheets("at 500 a second", players, 500);
            Process busy = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
            try {
                load.sheets("at 500 a second beside a process that uses one core", players, 500);
            } finally {
                busy.destroyForcibly();
            }
        }
        if (open > 0) {
            load.idle(open);
        }
        if (listeners > 0 && games + open > 0) {
            load.listen("after all that", host, listeners);
        }
    }

    private List<SheetStorm.Player> seat(int games) throws IOException {
        List<SheetStorm.Player> players = new ArrayList<>();
        List<String> tokens = new ArrayList<>();
        for (int i = 0; i < games; i++) {
            tokens.clear();
            for (int j = 0; j < PLAYERS; j++) {
                tokens.add(Guest.token(port));
            }
            players.addAll(begin(tokens));
        }
        return players;
    }

    /** Starts a game of these people, with a day for the first turn. */
    private List<SheetStorm.Player> begin(List<String> tokens) throws IOException {
        List<SheetStorm.Player> players = new ArrayList<>();
        try (Wire host = new Wire(port, tokens.getFirst())) {
            String wish = "{\"ruleset\":\"gd6\",\"seats\":" + tokens.size()
                    + ",\"schedule\":{\"kind\":\"length\",\"minutes\":1440,\"earlyEnd\":false}}";
            Wire.Answer made = host.send("POST", "/api/games", wish);
            String game = made.text("id");
            players.add(new SheetStorm.Player(game, tokens.getFirst()));
            for (String token : tokens.subList(1, tokens.size())) {
                try (Wire guest = new Wire(port, token)) {
                    String invitation = "{\"invitation\":\"" + made.text("invitation") + "\"}";
                    guest.send("POST", "/api/games/" + game + "/seats", invitation)
                            .expect(200);
                }
                players.add(new SheetStorm.Player(game, token));
            }
            host.send("POST", "/api/games/" + game + "/begin", "{}").expect(200);
        }
        return players;
    }

    private void sheets(String title, List<SheetStorm.Player> players, int rate) throws IOException {
        long before = server.processorMicros();
        SheetStorm.Times times = new SheetStorm(port).blow(players, seconds, rate);
        long spent = server.processorMicros() - before;
        System.out.printf(
                "%d players' sheets %s: %d/s accepted, median %.1f ms, p99 %.1f ms; server: %d µs of processor a sheet,"
                        + " %d MB; load %s%n",
                players.size(),
                title,
                times.count() / seconds,
                times.percentileMillis(50),
                times.percentileMillis(99),
                spent / Math.max(1, times.count()),
                server.residentMegabytes(),
                ServerProcess.load());
    }

    /** Measures the cost of more games that wait for their players. */
    private void idle(int open) throws IOException, InterruptedException {
        rest("without them");
        long before = server.residentMegabytes();
        List<String> two = List.of(Guest.token(port), Guest.token(port));
        for (int i = 0; i < open; i++) {
            begin(two);
        }
        System.out.printf(
                "%d more open games: %d MB before they were made, %d MB after%n",
                open, before, server.residentMegabytes());
        rest("with " + open + " more");
    }

    private void rest(String title) throws IOException, InterruptedException {
        Thread.sleep(5_000);
        long before = server.processorMicros();
        Thread.sleep(seconds * 1_000L);
        System.out.printf(
                "open games that nobody touches, %s: %.2f ms of processor a second, %d MB; load %s%n",
                title,
                (server.processorMicros() - before) / 1e3 / seconds,
                server.residentMegabytes(),
                ServerProcess.load());
    }

    private void listen(String title, SheetStorm.Player host, int listeners) throws IOException, InterruptedException {
        long before = server.residentMegabytes();
        long spentBefore = server.processorMicros();
        AtomicLong last = new AtomicLong();
        CountDownLatch open = new CountDownLatch(listeners);
        CountDownLatch heard = new CountDownLatch(listeners);
        List<Wire> wires = new ArrayList<>();
        for (int i = 0; i < listeners; i++) {
            Wire wire = new Wire(port, "");
            wires.add(wire);
            Thread.ofVirtual().start(() -> hear(wire, host.game(), open, heard, last));
        }
        open.await();
        Thread.sleep(2_000);
        long spent = server.processorMicros() - spentBefore;
        System.out.printf(
                "%d listeners %s: %d MB before, %d MB with them; %d µs of processor to let one in%n",
                listeners, title, before, server.residentMegabytes(), spent / listeners);
        // A quiet server returns what the rush of new listeners needed.
        Thread.sleep(15_000);
        System.out.printf("15 seconds later: %d MB%n", server.residentMegabytes());
        long began = System.nanoTime();
        try (Wire speaker = new Wire(port, host.token())) {
            speaker.send("POST", "/api/games/" + host.game() + "/messages", "{\"text\":\"hello\"}")
                    .expect(201);
        }
        heard.await();
        System.out.printf(
                "the last of them heard of a message after %.0f ms; then %d MB; load %s%n",
                (last.get() - began) / 1e6, server.residentMegabytes(), ServerProcess.load());
        for (Wire wire : wires) {
            wire.close();
        }
    }

    private static void hear(Wire wire, String game, CountDownLatch open, CountDownLatch heard, AtomicLong last) {
        try {
            wire.open("/api/games/" + game + "/stream");
            open.countDown();
            while (!wire.line().startsWith("event:message")) {
                // Skips heartbeats and chunk sizes.
            }
            last.accumulateAndGet(System.nanoTime(), Math::max);
            heard.countDown();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
