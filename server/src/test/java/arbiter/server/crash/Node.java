package arbiter.server.crash;

import java.io.File;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A real server in its own process. */
final class Node {
    private final int port;
    private final List<String> options;
    private final Path output;
    private List<String> program = usual();
    private Process process;

    Node(Path data, List<String> options) throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            this.port = free.getLocalPort();
        }
        this.options = new ArrayList<>(options);
        this.options.addAll(List.of("--data", data.toString(), "--port", Integer.toString(port)));
        this.output = data.resolve("node-" + port + ".out");
    }

    /**
     * Java's options for the program: the copy that people will start, if {@code ./arbiter test} names one, because its record of classes
     * halves the time of a start; otherwise the class path of the tests.
     */
    private static List<String> usual() throws IOException {
        String copy = System.getenv("ARBITER_PROGRAM");
        if (copy == null || !Files.exists(Path.of(copy, "start.aot"))) {
            return List.of("-cp", System.getProperty("java.class.path"));
        }
        return List.of(
                "-XX:AOTCache=" + Path.of(copy, "start.aot"),
                "-XX:+UseCompactObjectHeaders",
                "-Xlog:aot*=off",
                "-Xlog:cds*=off",
                "-cp",
                Files.readString(Path.of(copy, "class-path")));
    }

    /**
     * Runs another program from the next start on.
     *
     * @param before folders that come before the class path of the tests
     * @param java options of the Java process
     */
    void install(List<Path> before, List<String> java) throws IOException {
        List<String> path = new ArrayList<>();
        before.forEach(folder -> path.add(folder.toString()));
        path.add(System.getProperty("java.class.path"));
        program = new ArrayList<>(java);
        program.addAll(before.isEmpty() ? usual() : List.of("-cp", String.join(File.pathSeparator, path)));
    }

    String url() {
        return "http://localhost:" + port;
    }

    int port() {
        return port;
    }

    void start() throws IOException {
        start(List.of());
    }

    /** @param wrapper a command that runs the server's command */
    void start(List<String> wrapper) throws IOException {
        List<String> command = new ArrayList<>(wrapper);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Darbiter.rules=" + Path.of("../rules").toAbsolutePath());
        command.addAll(program);
        command.addAll(List.of(
                "--enable-native-access=ALL-UNNAMED",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Xmx300m",
                "-Darbiter.limits=0",
                "arbiter.server.Main",
                "serve"));
        command.addAll(options);
        process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
                .start();
    }

    void awaitReady() throws InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest request = HttpRequest.newBuilder(URI.create(url() + "/actuator/health"))
                .timeout(Duration.ofSeconds(30))
                .build();
        for (int i = 0; i < 4_800; i++) {
            if (!process.isAlive()) {
                throw new AssertionError("the node ended on its own; see " + output);
            }
            try {
                if (client.send(request, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                    return;
                }
            } catch (IOException e) {
                // Not listening yet.
            }
            Thread.sleep(100);
        }
        throw new AssertionError("the node did not start; see " + output);
    }

    /** The output, after the process has ended by itself. */
    String lastWords() throws IOException, InterruptedException {
        process.waitFor();
        return Files.readString(output);
    }

    /** The status of a process that must end by itself. */
    int exitStatus() throws InterruptedException {
        if (!process.waitFor(2, TimeUnit.MINUTES)) {
            throw new AssertionError("the node still runs; see " + output);
        }
        return process.exitValue();
    }

    /** The answer of the server's Java process to a diagnostic command. */
    String ask(String command) throws IOException {
        Process asked = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                        Long.toString(process.pid()),
                        command)
                .redirectErrorStream(true)
                .start();
        return new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** SIGSTOP: the process exists and does nothing, but keeps all its locks. */
    void freeze() throws IOException, InterruptedException {
        signal("STOP");
    }

    void thaw() throws IOException, InterruptedException {
        signal("CONT");
    }

    private void signal(String name) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + name, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    /** SIGKILL: no hook runs, nothing is flushed. */
    void kill() throws InterruptedException {
        if (process != null) {
            process.destroyForcibly();
            process.waitFor();
        }
    }

    /** SIGTERM. Returns whether the process ended in time. */
    boolean stop() throws InterruptedException {
        process.destroy();
        return process.waitFor(2, TimeUnit.MINUTES);
    }
}
