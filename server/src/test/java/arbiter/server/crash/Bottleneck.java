package arbiter.server.crash;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A connection to a database that can be cut like a network: nothing arrives any more, and neither side is told. */
final class Bottleneck implements AutoCloseable {
    private final ServerSocket door;
    private final int target;
    private final Set<Closeable> open = ConcurrentHashMap.newKeySet();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition healed = lock.newCondition();
    private boolean cut;

    Bottleneck(int target) throws IOException {
        this.target = target;
        this.door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::accept);
    }

    int port() {
        return door.getLocalPort();
    }

    void cut() {
        lock.lock();
        try {
            cut = true;
        } finally {
            lock.unlock();
        }
    }

    void heal() {
        lock.lock();
        try {
            cut = false;
            healed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private void awaitWay() {
        lock.lock();
        try {
            while (cut) {
                healed.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private void accept() {
        while (!door.isClosed()) {
            try {
                Socket client = door.accept();
                open.add(client);
                Thread.ofVirtual().start(() -> connect(client));
            } catch (IOException e) {
                return;
            }
        }
    }

    private void connect(Socket client) {
        awaitWay();
        try {
            Socket server = new Socket(InetAddress.getLoopbackAddress(), target);
            open.add(server);
            Thread.ofVirtual().start(() -> pass(client, server));
            Thread.ofVirtual().start(() -> pass(server, client));
        } catch (IOException e) {
            close(client);
        }
    }

    private void pass(Socket from, Socket to) {
        try (InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            byte[] bytes = new byte[16_384];
            for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
                awaitWay();
                out.write(bytes, 0, count);
                out.flush();
            }
            // While the connection is cut, a closed connection is not reported to the other side either.
            awaitWay();
        } catch (IOException e) {
            awaitWay();
        } finally {
            close(from);
            close(to);
        }
    }

    private void close(Closeable socket) {
        open.remove(socket);
        try {
            socket.close();
        } catch (IOException e) {
            // It is already closed.
        }
    }

    @Override
    public void close() throws IOException {
        door.close();
        heal();
        open.forEach(this::close);
    }
}
