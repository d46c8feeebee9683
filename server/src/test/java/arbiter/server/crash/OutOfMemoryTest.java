package arbiter.server.crash;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A server that runs out of memory must end, so that it is started again. It must not continue without threads that have died. */
class OutOfMemoryTest {
    private static final int ENDED_BY_THE_MACHINE = 3;

    @Test
    void outOfMemoryEndsTheServer() throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(serverOptions());
        command.addAll(List.of("-Xmx100m", "-cp", System.getProperty("java.class.path"), Greedy.class.getName()));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertEquals(ENDED_BY_THE_MACHINE, process.waitFor());
    }

    @Test
    void itIsStartedAgain() throws Exception {
        assertTrue(Files.readString(Path.of("../deploy/arbiter.service")).contains("\nRestart=always\n"));
        for (String compose : List.of("compose-sqlite.yaml", "compose-postgresql.yaml")) {
            assertTrue(Files.readString(Path.of("../deploy", compose)).contains("restart: unless-stopped"), compose);
        }
    }

    /** The options with which the script starts a server. */
    private static List<String> serverOptions() throws Exception {
        Matcher options = Pattern.compile("server_options=\"([^\"]*)\"")
                .matcher(Files.readString(Path.of("../deploy/launch.sh")));
        assertTrue(options.find());
        return List.of(options.group(1).strip().split("\\s+"));
    }

    /** One thread takes all memory; another one would continue. */
    static final class Greedy {
        private Greedy() {}

        public static void main(String[] arguments) throws InterruptedException {
            List<byte[]> kept = new ArrayList<>();
            Thread greedy = new Thread(() -> {
                for (; ; ) {
                    kept.add(new byte[1 << 20]);
                }
            });
            greedy.setUncaughtExceptionHandler((thread, died) -> kept.clear());
            greedy.start();
            greedy.join();
        }
    }
}
