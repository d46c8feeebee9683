package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs programs of this machine. */
final class Commands {
    static final Path ROOT =
            Path.of(System.getProperty("arbiter.root")).toAbsolutePath().normalize();

    private Commands() {}

    static boolean exists(String program) throws IOException, InterruptedException {
        return new ProcessBuilder("sh", "-c", "command -v " + program)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start()
                        .waitFor()
                == 0;
    }

    static boolean root() {
        return System.getProperty("user.name").equals("root");
    }

    /** Returns the output; fails if the command fails. */
    static String run(Path folder, String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), String.join(" ", command) + ": " + output);
        return output;
    }

    /** The same with an empty environment. */
    static String runBare(List<String> command) throws IOException, InterruptedException {
        List<String> all = new ArrayList<>(List.of("env", "-i"));
        all.addAll(command);
        return run(Path.of("/"), all.toArray(String[]::new));
    }
}
