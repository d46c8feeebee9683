package arbiter.server.backup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.Browser;
import arbiter.server.TestServer;
import arbiter.server.settings.ServerSettings;
import arbiter.server.storage.DatabaseFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.springframework.context.ConfigurableApplicationContext;

/** Scheduled backups, and a server that starts from one of them. */
class ScheduledBackupsTest {
    private static List<String> names(Path folder) throws Exception {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void backupsAreMadeKeptAndRestored() throws Exception {
        Path restored = Files.createTempDirectory("arbiter-restored");
        try (ConfigurableApplicationContext server =
                TestServer.start("--arbiter.backups.every=6h", "--arbiter.backups.keep=2", "--arbiter.limits=0")) {
            ScheduledBackups backups = server.getBean(ScheduledBackups.class);
            TestServer.SettableClock clock = server.getBean(TestServer.SettableClock.class);
            Path folder = server.getBean(ServerSettings.class).data().resolve("backups");
            Browser guest = new Browser(TestServer.url(server));
            guest.get("/api/me").expect(200);
            guest.post("/api/accounts", Map.of("name", "Plover", "password", "three calm grey owls"))
                    .expect(201);
            backups.look();
            List<String> first = names(folder);
            assertEquals(1, first.size(), first.toString());
            Path file = folder.resolve(first.getFirst());
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
            DatabaseFile.restore(restored, file);

            backups.look();
            assertEquals(first, names(folder), "the next one is not due yet");
            Files.writeString(folder.resolve("arbiter-notes.txt"), "of the operator");
            for (int i = 0; i < 3; i++) {
                clock.advance(Duration.ofHours(6));
                backups.look();
            }
            List<String> last = names(folder);
            assertEquals(3, last.size(), "two backups and the operator's file: " + last);
            assertTrue(!last.contains(first.getFirst()) && last.contains("arbiter-notes.txt"), last.toString());
        }
        try (ConfigurableApplicationContext again = TestServer.start("--arbiter.data=" + restored)) {
            Browser owner = new Browser(TestServer.url(again));
            owner.get("/api/me").expect(200);
            owner.post("/api/session", Map.of("name", "Plover", "password", "three calm grey owls"))
                    .expect(200);
        }
    }
}
