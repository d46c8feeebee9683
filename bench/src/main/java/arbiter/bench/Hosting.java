package arbiter.bench;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A database and the server processes that use it. */
final class Hosting implements AutoCloseable {
    /** SQLite in a folder, with one node, or PostgreSQL for any number of nodes. */
    enum Storage {
        SQLITE,
        POSTGRESQL
    }

    private final Path folder;
    private final @Nullable EmbeddedPostgres postgres;
    private final List<Node> nodes = new ArrayList<>();

    private Hosting(Path folder, @Nullable EmbeddedPostgres postgres) {
        this.folder = folder;
        this.postgres = postgres;
    }

    /** @param folder for all files; must exist */
    static Hosting on(Storage storage, Path folder) throws IOException {
        return switch (storage) {
            case SQLITE -> new Hosting(folder, null);
            // Waits for the disk, as a real PostgreSQL does; the default of this test version does not.
            case POSTGRESQL ->
                new Hosting(
                        folder,
                        EmbeddedPostgres.builder()
                                .setServerConfig("fsync", "on")
                                .setServerConfig("synchronous_commit", "on")
                                .setServerConfig("full_page_writes", "on")
                                .setServerConfig("shared_buffers", "256MB")
                                .setServerConfig("max_wal_size", "4GB")
                                .start());
        };
    }

    /** A running server. */
    record Node(int port, Process process) {
        ServerProcess costs() {
            return new ServerProcess(process.pid());
        }

        /** Ends it like a power failure. */
        void kill() throws InterruptedException {
            process.destroyForcibly().waitFor();
        }

        void stop() throws InterruptedException {
            process.destroy();
            if (!process.waitFor(60, TimeUnit.SECONDS)) {
                throw new IllegalStateException("the server does not stop");
            }
        }
    }

    boolean onPostgres() {
        return postgres != null;
    }

    private String url() {
        return postgres == null
                ? "jdbc:sqlite:" + folder.resolve("0").resolve("arbiter.db")
                : postgres.getJdbcUrl("postgres", "postgres");
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection(url());
    }

    /** Starts one more node and waits until it answers. */
    Node start(int number) throws IOException, InterruptedException {
        int port = freePort();
        List<String> command = new ArrayList<>(List.of(
                "./arbiter",
                "serve",
                "--port",
                Integer.toString(port),
                "--data",
                folder.resolve(Integer.toString(number)).toString()));
        if (postgres != null) {
            command.add("--database-url");
            command.add(url());
        }
        ProcessBuilder builder = new ProcessBuilder(command);
        String options = System.getenv("ARBITER_JAVA_OPTIONS");
        builder.environment().put("ARBITER_JAVA_OPTIONS", "-Darbiter.limits=0 " + (options == null ? "" : options));
        Path output = folder.resolve("out" + number);
        Process process = builder.redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        Node node = new Node(port, process);
        nodes.add(node);
        while (!answers(port)) {
            if (!process.isAlive()) {
                throw new IllegalStateException("the server has ended: " + Files.readString(output));
            }
            Thread.sleep(50);
        }
        return node;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static boolean answers(int port) {
        try (Wire wire = new Wire(port, "")) {
            return wire.send("GET", "/api/me", "").status() == 200;
        } catch (IOException e) {
            return false;
        }
    }

    @Override
    public void close() throws IOException, InterruptedException {
        for (Node node : nodes) {
            node.kill();
        }
        if (postgres != null) {
            postgres.close();
        }
    }
}
