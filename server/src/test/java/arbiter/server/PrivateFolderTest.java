package arbiter.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only the server's user can read the server's folder, from the first moment on. */
class PrivateFolderTest {
    @Test
    void nobodyElseLooksIntoANewFolder(@TempDir Path folder) throws Exception {
        Path data = folder.resolve("games");
        // Even a start that fails because of its port has already opened its log, which is the first file.
        try (ServerSocket taken = new ServerSocket(0)) {
            Process server = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "--enable-native-access=ALL-UNNAMED",
                            "-XX:TieredStopAtLevel=1",
                            "-Xmx300m",
                            "-cp",
                            System.getProperty("java.class.path"),
                            "arbiter.server.Main",
                            "serve",
                            "--data",
                            data.toString(),
                            "--port",
                            Integer.toString(taken.getLocalPort()))
                    .redirectErrorStream(true)
                    .redirectOutput(folder.resolve("output").toFile())
                    .start();
            assertTrue(server.waitFor(120, TimeUnit.SECONDS), "it gives up");
        }
        assertTrue(Files.exists(data.resolve("logs")), Files.readString(folder.resolve("output")));
        assertEquals("rwx------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data)));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(data.resolve("arbiter.db"))));
    }
}
