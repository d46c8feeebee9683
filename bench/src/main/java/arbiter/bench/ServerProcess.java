package arbiter.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The resources that the server's process uses, as counted by Linux. */
final class ServerProcess {
    private static final long MICROS_PER_TICK = 10_000;

    private final Path folder;

    ServerProcess(long pid) {
        this.folder = Path.of("/proc/" + pid);
    }

    /** Processor time of all its threads since its start, which does not depend on other load on the machine. */
    long processorMicros() throws IOException {
        String stat = Files.readString(folder.resolve("stat"));
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
        return (Long.parseLong(fields[11]) + Long.parseLong(fields[12])) * MICROS_PER_TICK;
    }

    long residentMegabytes() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("status"));
        for (String line : lines) {
            if (line.startsWith("VmRSS:")) {
                return Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024;
            }
        }
        throw new IOException("no VmRSS in " + lines);
    }

    static String load() throws IOException {
        return Files.readString(Path.of("/proc/loadavg")).split(" ")[0];
    }
}
