package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The short version of {@link ReleaseTest} for every build: the content of a zip without a runtime starts in an empty environment and
 * plays. Linking a runtime and packing would take too long.
 */
class InstalledTest {
    @Test
    void whatIsPackedPlays(@TempDir Path folder) throws Exception {
        String version = System.getProperty("arbiter.version");
        Path home = folder.resolve("home");
        Commands.run(Commands.ROOT, "deploy/release/release.sh", "folder", home.toString(), version);
        Path program = home.resolve("bin/arbiter");
        Map<String, String> java = Map.of("JAVA_HOME", System.getProperty("java.home"), "PATH", "/usr/bin:/bin");
        Path link = Files.createSymbolicLink(folder.resolve("linked"), program);
        try (Installed server = new Installed(
                List.of(link.toString()), folder.resolve("data").toString(), java, folder.resolve("out"))) {
            server.awaitPage();
            assertEquals(version, server.version());
            server.playATurn();
        }
        String help = Commands.run(
                folder,
                "env",
                "-i",
                "JAVA_HOME=" + java.get("JAVA_HOME"),
                "PATH=" + java.get("PATH"),
                program.toString(),
                "--version");
        assertEquals("Arbiter " + version, help.strip());
        assertTrue(Files.exists(home.resolve("NOTICE")));
    }
}
