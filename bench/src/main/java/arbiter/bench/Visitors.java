package arbiter.bench;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;

/**
 * People who open pages at a fixed rate while something else happens: a list of their games, the page of a game, or the whole table with
 * position, report and desk. A latency counts from the moment at which the request should have been sent.
 */
final class Visitors {
    private static final int CONNECTIONS = 16;

    private final int port;
    private final List<GameCopies.Copy> games;
    private final long everyNanos;
    private long[] nanos = new long[1 << 12];
    private int count;
    private volatile boolean leaving;

    Visitors(int port, List<GameCopies.Copy> games, int perSecond) {
        this.port = port;
        this.games = games;
        this.everyNanos = 1_000_000_000L / perSecond;
    }

    /** Returns the times measured so far, and starts again with none. */
    synchronized SheetStorm.Times take() {
        long[] sorted = Arrays.copyOf(nanos, count);
        Arrays.sort(sorted);
        count = 0;
        return new SheetStorm.Times(sorted);
    }

    private synchronized void note(long time) {
        if (count == nanos.length) {
            nanos = Arrays.copyOf(nanos, count * 2);
        }
        nanos[count++] = time;
    }

    void come() {
        long begin = System.nanoTime();
        for (int i = 0; i < CONNECTIONS; i++) {
            int first = i;
            Thread.ofVirtual().start(() -> visit(first, begin));
        }
    }

    private void visit(int first, long begin) {
        int game = first % games.size();
        try (Wire wire = new Wire(port, GameCopies.token(game, 0))) {
            for (int i = first; !leaving; i += CONNECTIONS) {
                long due = begin + i * everyNanos;
                long pause = due - System.nanoTime();
                if (pause > 0) {
                    Thread.sleep(pause / 1_000_000, (int) (pause % 1_000_000));
                }
                wire.send("GET", path(i / CONNECTIONS, games.get(game).id()), "")
                        .expect(200);
                note(System.nanoTime() - due);
            }
        } catch (IOException e) {
            if (!leaving) {
                throw new IllegalStateException("a visitor got no answer", e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String path(int turn, String game) {
        return switch (turn % 3) {
            case 0 -> "/api/me";
            case 1 -> "/api/games/" + game;
            default -> "/api/games/" + game + "/table";
        };
    }

    void leave() {
        leaving = true;
    }
}
