package arbiter.cluster;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.launcher.JavaModuleOptions;

/** A real standalone master with workers: Spark's own programs as processes of this machine, which listen on the loopback only. */
final class StandaloneCluster implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://127\\.0\\.0\\.1:[0-9]+)");

    private final Path folder;
    private final List<String> spark;
    private final List<Process> processes = new ArrayList<>();
    private final String address;

    StandaloneCluster(Path folder) throws IOException {
        this.folder = folder;
        this.spark = List.of(Files.readString(Path.of(System.getProperty("arbiter.spark", "")))
                .split(File.pathSeparator));
        // Workers start executors with the jars of their Spark home.
        Path jars = Files.createDirectories(folder.resolve("spark/jars"));
        for (String jar : spark) {
            Files.createSymbolicLink(jars.resolve(Path.of(jar).getFileName()), Path.of(jar));
        }
        Process master = start(
                "org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0");
        this.address = waitFor(master, ADDRESS).group(1);
    }

    String address() {
        return address;
    }

    /** Starts workers with one core each, and returns when the master knows all of them. */
    List<Process> workers(String... names) throws IOException {
        List<Process> workers = new ArrayList<>();
        for (String name : names) {
            workers.add(start(
                    "org.apache.spark.deploy.worker.Worker",
                    "--host",
                    "127.0.0.1",
                    "--cores",
                    "1",
                    "--memory",
                    "1G",
                    "--webui-port",
                    "0",
                    "--work-dir",
                    folder.resolve(name).toString(),
                    address));
        }
        for (Process worker : workers) {
            waitFor(worker, Pattern.compile("Successfully registered with master"));
        }
        return workers;
    }

    private Process start(String program, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(java());
        // Spark's own settings for its logs, because the tests wait for what they say.
        command.addAll(List.of(
                "-Xmx128m", "-Dspark.master.rest.enabled=false", "-cp", String.join(File.pathSeparator, spark)));
        command.add(program);
        Collections.addAll(command, arguments);
        Process process = started(command).redirectErrorStream(true).start();
        processes.add(process);
        return process;
    }

    /** Runs the command line of this program, as {@code ./arbiter} does. */
    Process arbiter(List<String> arguments) throws IOException {
        List<String> command = new ArrayList<>(java());
        command.addAll(List.of(
                "-Xmx600m",
                "-Dspark.executor.memory=512m",
                "-Dspark.executor.extraJavaOptions=-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(
                "-cp",
                String.join(File.pathSeparator, ours()) + File.pathSeparator + String.join(File.pathSeparator, spark)));
        command.add("arbiter.cli.Main");
        command.addAll(arguments);
        Process process = started(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("arbiter.out").toFile())
                .start();
        processes.add(process);
        return process;
    }

    private static List<String> java() {
        List<String> java = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        java.addAll(List.of(JavaModuleOptions.defaultModuleOptionArray()));
        java.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
        return java;
    }

    private ProcessBuilder started(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.directory(folder.toFile());
        builder.environment().put("SPARK_HOME", folder.resolve("spark").toString());
        // Otherwise a worker looks for a build of Spark's sources.
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    /** This program's part of the class path, as jars, because only jars can be sent to other machines. */
    private List<String> ours() throws IOException {
        List<String> ours = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path", "").split(File.pathSeparator, -1)) {
            if (!spark.contains(entry) && !entry.endsWith("test-classes")) {
                ours.add(Files.isDirectory(Path.of(entry)) ? packed(Path.of(entry), ours.size()) : entry);
            }
        }
        return ours;
    }

    private String packed(Path classes, int number) throws IOException {
        Path jar = folder.resolve("arbiter-" + number + ".jar");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream packing = new JarOutputStream(out);
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                packing.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, packing);
            }
        }
        return jar.toString();
    }

    /** Waits for a line of the process, and reads all later ones, so that it never waits for a reader. */
    private static Matcher waitFor(Process process, Pattern wanted) throws IOException {
        BufferedReader lines = process.inputReader(StandardCharsets.UTF_8);
        StringBuilder before = new StringBuilder();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Matcher found = wanted.matcher(line);
            if (found.find()) {
                Thread.ofVirtual().start(() -> drain(process.getInputStream()));
                return found;
            }
            before.append(line).append('\n');
        }
        throw new AssertionError("the process ended before it said `" + wanted + "`:\n" + before);
    }

    private static void drain(InputStream in) {
        try {
            in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // The process has been killed.
        }
    }

    /** What the command said, and the executors. */
    String said() throws IOException {
        StringBuilder said = new StringBuilder(Files.readString(folder.resolve("arbiter.out")));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(file -> file.endsWith("stderr")).toList()) {
                said.append('\n').append(file).append(":\n").append(Files.readString(file));
            }
        }
        return said.toString();
    }

    /** Kills a process and all that it has started, as {@code kill -9} does. */
    static void kill(Process process) {
        List<ProcessHandle> started = process.descendants().toList();
        started.forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        started.forEach(each -> each.onExit().join());
        process.onExit().join();
    }

    @Override
    public void close() throws IOException {
        processes.reversed().forEach(StandaloneCluster::kill);
        // JUnit warns about links that lead out of its folder.
        try (Stream<Path> links = Files.list(folder.resolve("spark/jars"))) {
            for (Path link : links.toList()) {
                Files.delete(link);
            }
        }
    }
}
