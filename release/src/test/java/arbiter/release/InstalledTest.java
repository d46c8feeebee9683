package arbiter.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.archive.Freezer;
import arbiter.engine.Game;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The short version of {@link ReleaseTest} for every build: the content of a zip without a runtime starts in an empty environment and
 * plays. Linking a runtime and packing would take too long.
 */
class InstalledTest {
    private static final Pattern LINK = Pattern.compile("]\\((?!https?:)([^)#]+)(#[^)]*)?\\)");

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

    /** Games go on after an upgrade only if the program that is installed has the rules of all earlier releases. */
    @Test
    void releasedRulesArePackedAndFound(@TempDir Path folder) throws Exception {
        Path rules = folder.resolve("rules");
        Freezer.freeze(pebbles(), rules);
        Path home = folder.resolve("home");
        Commands.run(
                Commands.ROOT,
                "env",
                "ARBITER_RULES=" + rules,
                "deploy/release/release.sh",
                "folder",
                home.toString(),
                System.getProperty("arbiter.version"));
        String installed = Commands.run(
                folder,
                "env",
                "-i",
                "JAVA_HOME=" + System.getProperty("java.home"),
                "PATH=/usr/bin:/bin",
                home.resolve("bin/arbiter").toString(),
                "rules");
        assertTrue(installed.contains("pebbles") && installed.contains("gd6"), installed);
    }

    /** A game that no release has. */
    private static Game<?, ?, ?> pebbles() throws Exception {
        URL classes = Commands.ROOT
                .resolve("engine-testkit/target/test-classes")
                .toUri()
                .toURL();
        URLClassLoader loader = new URLClassLoader(new URL[] {classes}, InstalledTest.class.getClassLoader());
        return ServiceLoader.load(Game.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .filter(game -> game.ruleset().id().equals("pebbles"))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyLinkInItsTextsLeadsToAFile(@TempDir Path folder) throws Exception {
        Path home = folder.resolve("home");
        Commands.run(
                Commands.ROOT,
                "deploy/release/release.sh",
                "folder",
                home.toString(),
                System.getProperty("arbiter.version"));
        List<String> broken = new ArrayList<>();
        int links = 0;
        try (Stream<Path> files = Files.walk(home)) {
            for (Path text :
                    files.filter(file -> file.toString().endsWith(".md")).toList()) {
                Matcher link = LINK.matcher(Files.readString(text));
                while (link.find()) {
                    links++;
                    if (!Files.exists(text.resolveSibling(link.group(1)))) {
                        broken.add(home.relativize(text) + ": " + link.group(1));
                    }
                }
            }
        }
        assertEquals(List.of(), broken);
        assertTrue(links > 10, "only " + links + " links");
    }
}
