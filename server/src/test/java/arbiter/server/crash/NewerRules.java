package arbiter.server.crash;

import arbiter.archive.Freezer;
import arbiter.engine.Game;
import arbiter.engine.Games;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ServiceLoader;

/** What an operator installs to get newer rules: the present rules, frozen, and a program with the newer ones. */
public final class NewerRules {
    static final Path PEBBLES = Path.of("../engine-testkit/target/test-classes").toAbsolutePath();
    private static final Path PEBBLES_SOURCE =
            Path.of("../engine-testkit/src/test/java/arbiter/engine/testkit/Pebbles.java");
    private static final Path VI =
            Path.of("../games/global-domination/src/main/java/arbiter/games/globaldomination/vi");

    /** The version of the program's own gd6; the newer rules have the next one. */
    static final int PRESENT_VI = Games.byId("gd6").orElseThrow().ruleset().version();

    private NewerRules() {}

    /** Freezes the present versions of two games. */
    static void freeze(Path rules) throws IOException {
        Freezer.freeze(Games.byId("gd6").orElseThrow(), rules);
        Freezer.freeze(pebbles(), rules);
    }

    private static Game<?, ?, ?> pebbles() throws IOException {
        URLClassLoader loader =
                new URLClassLoader(new URL[] {PEBBLES.toUri().toURL()}, NewerRules.class.getClassLoader());
        return ServiceLoader.load(Game.class, loader).stream()
                .map(ServiceLoader.Provider::get)
                .filter(game -> game.ruleset().id().equals("pebbles"))
                .findFirst()
                .orElseThrow();
    }

    /** Version 4 of Pebbles lets players take five; the next version of gd6 pays land twice. Returns the folder of the classes. */
    static Path compile(Path folder) throws IOException {
        return new Rebuilt(folder)
                .change(PEBBLES_SOURCE, "\"pebbles\", 3", "\"pebbles\", 4", "left = {3}", "left = {5}")
                .keep(PEBBLES, "META-INF/services/arbiter.engine.Game")
                .keep(PEBBLES, "arbiter/engine/testkit/rulebook/pebbles.md")
                .change(VI.resolve("GlobalDominationVI.java"), "\"gd6\", " + PRESENT_VI, "\"gd6\", " + (PRESENT_VI + 1))
                .change(
                        VI.resolve("rules/finalphase/FinalPhase.java"),
                        "* rules.incomeLand;",
                        "* rules.incomeLand * 2;")
                .compiled();
    }

    /** For the tests in a browser: makes both in a folder, as {@code rules} and {@code newer/classes}. Runs in this module's folder. */
    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        freeze(folder.resolve("rules"));
        compile(folder.resolve("newer"));
    }
}
