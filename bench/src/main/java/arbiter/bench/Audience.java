package arbiter.bench;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** One open page for each player of some games. Each waits until it hears that its turn has ended. */
final class Audience implements AutoCloseable {
    private final List<Wire> wires = new ArrayList<>();
    private final AtomicInteger heard = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    private final AtomicLong last = new AtomicLong();
    private volatile boolean closing;

    /** @param ports the games are distributed over these nodes */
    void open(List<Integer> ports, List<GameCopies.Copy> games) throws IOException, InterruptedException {
        CountDownLatch open = new CountDownLatch(games.size() * MidGame.PLAYERS);
        for (int i = 0; i < games.size(); i++) {
            for (int seat = 0; seat < MidGame.PLAYERS; seat++) {
                Wire wire = new Wire(ports.get(i % ports.size()), GameCopies.token(i, seat));
                wires.add(wire);
                String path = "/api/games/" + games.get(i).id() + "/stream";
                Thread.ofVirtual().start(() -> listen(wire, path, open));
            }
        }
        open.await();
    }

    private void listen(Wire wire, String path, CountDownLatch open) {
        try {
            wire.open(path);
            open.countDown();
            while (!wire.line().startsWith("event:turn")) {
                // Skips heartbeats and chunk sizes.
            }
            last.accumulateAndGet(System.currentTimeMillis(), Math::max);
            heard.incrementAndGet();
        } catch (IOException e) {
            if (!closing) {
                lost.incrementAndGet();
            }
        }
    }

    int size() {
        return wires.size();
    }

    int heard() {
        return heard.get();
    }

    /** Those whose server was killed. A page would connect to another node and ask for what it missed. */
    int lost() {
        return lost.get();
    }

    long lastHeardAt() {
        return last.get();
    }

    @Override
    public void close() throws IOException {
        closing = true;
        for (Wire wire : wires) {
            wire.close();
        }
    }
}
