package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the Debian package does around its installation, in a folder instead of the machine's root. Programs that would change the machine
 * write down how they were called.
 */
class DebianScriptsTest {
    private static final Path SCRIPTS = Commands.ROOT.resolve("deploy/release/debian");

    @TempDir
    Path root = Path.of("");

    @BeforeEach
    void machine() throws Exception {
        Files.createDirectories(root.resolve("run/systemd/system"));
        Files.createDirectories(root.resolve("programs"));
        Files.createDirectories(root.resolve("etc/arbiter"));
        Files.writeString(root.resolve("etc/arbiter/arbiter.yaml"), "");
        String write = "echo \"${0##*/} $*\" >>'" + root.resolve("called") + "'\n";
        for (String program : List.of("adduser", "chown")) {
            program(program, write);
        }
        program("getent", "exit 2");
        program("install", write + "mkdir -p \"$DPKG_ROOT/var/lib/arbiter\"");
        // The service is enabled, and runs, if there is a file that says so.
        program("systemctl", write + """
                cd '%s'
                case $1 in
                  is-enabled) [ -e enabled ] ;;
                  is-active) [ -e active ] ;;
                  enable) touch enabled active ;;
                  start | restart) touch active ;;
                  stop) rm -f active ;;
                esac
                """.formatted(root));
    }

    private void program(String name, String does) throws Exception {
        Path file = root.resolve("programs").resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + does);
        assertTrue(file.toFile().setExecutable(true));
    }

    private String run(String script, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(
                "env",
                "-i",
                "DPKG_ROOT=" + root,
                "PATH=" + root.resolve("programs") + ":/usr/bin:/bin",
                "sh",
                SCRIPTS.resolve(script).toString()));
        command.addAll(List.of(arguments));
        return Commands.run(root, command.toArray(String[]::new));
    }

    private boolean is(String what) {
        return Files.exists(root.resolve(what));
    }

    @Test
    void theServiceRunsAfterTheInstallationAndNotAfterTheRemoval() throws Exception {
        assertTrue(run("postinst", "configure").contains("journalctl -u arbiter"));
        assertTrue(is("enabled") && is("active"));
        String called = Files.readString(root.resolve("called"));
        assertTrue(called.contains("adduser --system"), called);
        assertTrue(called.contains("install -d -o arbiter -g arbiter -m 700 " + root + "/var/lib/arbiter"), called);
        run("prerm", "remove");
        assertFalse(is("active"));
        run("postrm", "remove");
        run("postinst", "configure", "1.0.0");
        assertTrue(is("active"), "installed again");
    }

    @Test
    void noProgramRunsWhileItIsReplaced() throws Exception {
        run("postinst", "configure");
        run("prerm", "upgrade", "1.0.1");
        assertFalse(is("active"), "its jars are about to go");
        run("postinst", "configure", "1.0.0");
        assertTrue(is("active"));
    }

    @Test
    void anUpgradeThatFailsLeavesTheOldProgramRunning() throws Exception {
        run("postinst", "configure");
        run("prerm", "upgrade", "1.0.1");
        run("postinst", "abort-upgrade", "1.0.1");
        assertTrue(is("active"));
    }

    @Test
    void whatTheOperatorHasStartedOrStoppedStaysSo() throws Exception {
        run("postinst", "configure");
        Files.delete(root.resolve("enabled"));
        run("prerm", "upgrade", "1.0.1");
        run("postinst", "configure", "1.0.0");
        assertTrue(is("active"), "it was running, although nothing starts it with the machine");
        Files.delete(root.resolve("active"));
        Files.delete(root.resolve("etc/arbiter/arbiter.yaml"));
        run("prerm", "upgrade", "1.0.2");
        run("postinst", "configure", "1.0.1");
        assertFalse(is("active"), "it was not running");
    }

    @Test
    void gamesStayWhenEverythingElseIsPurged() throws Exception {
        run("postinst", "configure");
        Path link = root.resolve("etc/systemd/system/multi-user.target.wants/arbiter.service");
        Files.createDirectories(link.getParent());
        Files.writeString(link, "");
        run("prerm", "remove");
        run("postrm", "remove");
        assertTrue(Files.exists(link), "only a purge forgets that the service was enabled");
        Path games = root.resolve("var/lib/arbiter/arbiter.db");
        Files.writeString(games, "");
        assertTrue(run("postrm", "purge").contains("/var/lib/arbiter"));
        assertFalse(Files.exists(link));
        Files.delete(games);
        assertEquals("", run("postrm", "purge"));
        assertFalse(is("var/lib/arbiter"), "nothing was in it");
    }

    @Test
    void aMachineWithoutSystemdGetsOnlyUserAndFolder() throws Exception {
        Files.delete(root.resolve("run/systemd/system"));
        assertEquals("", run("postinst", "configure"));
        run("prerm", "remove");
        run("postrm", "purge");
        assertFalse(Files.readString(root.resolve("called")).contains("systemctl"));
    }
}
