package arbiter.server.doctor;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.server.TestServer;
import arbiter.server.settings.Installation;
import arbiter.server.settings.ServerSettings;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.context.ConfigurableApplicationContext;
import picocli.CommandLine;

/** What the doctor reports about correct and broken installations. */
class DoctorTest {
    @CommandLine.Command
    static final class Holder {
        @CommandLine.Mixin
        private Installation installation = new Installation();
    }

    private static String said(Path data, String yaml) throws Exception {
        Path file = Files.writeString(Files.createTempDirectory("doctor").resolve("own.yaml"), yaml);
        Holder holder = new Holder();
        new CommandLine(holder).parseArgs("--data", data.toString(), "--config", file.toString());
        // There is no time server at this address, which the doctor notices at once.
        List<Finding> findings = new Examination(holder.installation, "localhost", Duration.ofMinutes(2)).findings();
        return findings.stream().map(Finding::line).collect(Collectors.joining("\n"));
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    @Test
    void aSoundServerHasNoProblems() throws Exception {
        try (ConfigurableApplicationContext server = TestServer.start()) {
            int port = URI.create(TestServer.url(server)).getPort();
            Path data = server.getBean(ServerSettings.class).data();
            String said = said(data, "arbiter: {port: " + port + ", public-url: 'http://localhost:" + port + "'}");
            assertFalse(said.contains("problem"), said);
            assertTrue(said.contains("is sound. Games: 0"), said);
            assertTrue(said.contains("scheme=http; proxy=none"), said);
            assertTrue(Examination.alive(Integer.toString(port), Duration.ofMinutes(2)));
        }
    }

    @Test
    void whatIsWrongIsSaidWithWhatToDo(@TempDir Path data) throws Exception {
        Files.writeString(
                data.resolve("arbiter.db"), "no database at all, but long enough to look like one".repeat(200));
        int nobody = freePort();
        String said = said(data, """
                arbiter:
                  port: %d
                  publik-url: https://games.example.org
                  openid: {issuer: 'http://localhost:%d', client-id: arbiter}
                spring.mail.host: localhost
                spring.mail.port: %d
                """.formatted(nobody, nobody, nobody));
        assertTrue(
                said.contains("line 3: arbiter.publik-url is not a setting; did you mean arbiter.public-url?"), said);
        assertTrue(said.contains("arbiter.db cannot be used"), said);
        assertTrue(said.contains("The mail server localhost does not accept us"), said);
        assertTrue(said.contains("/.well-known/openid-configuration cannot be read from here"), said);
        assertTrue(
                said(data, "arbiter.openid.issuer: http://id.example.org").contains("must be an https address"), said);
        assertTrue(said.contains("No server answers on port " + nobody), said);
        String away =
                said(data.resolve("new"), "arbiter.database-url: jdbc:postgresql://localhost:" + nobody + "/games");
        assertTrue(away.contains("PostgreSQL cannot be used"), away);
        assertFalse(Examination.alive(Integer.toString(nobody), Duration.ofMinutes(2)));
    }
}
