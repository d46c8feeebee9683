package arbiter.cli.freeze;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.archive.Freezer;
import arbiter.archive.FrozenGames;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Released rules replay their games exactly, for ever. See docs/upgrades.md. */
class FrozenRulesTest {
    private static final Path RULES = Path.of("../rules");

    static Stream<Path> released() throws IOException {
        try (Stream<Path> files = Files.list(RULES)) {
            return files.filter(file -> file.toString().endsWith(".jar")).sorted().toList().stream();
        }
    }

    static Stream<Game<?, ?, ?>> games() {
        return Games.all().stream();
    }

    private static Optional<String> difference(Game<?, ?, ?> game, Path log) throws Exception {
        return Replay.of(game, LogText.read(Files.readString(log))).difference();
    }

    /** There is nothing to test before the first release. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("released")
    void aReleasedVersionReplaysItsGame(Path jar) throws Exception {
        Path log = Path.of(jar.toString().replace(".jar", ".jsonl"));
        for (Game<?, ?, ?> game : FrozenGames.of(jar)) {
            assertEquals(jar.getFileName().toString(), Freezer.name(game) + ".jar");
            assertEquals(Optional.empty(), difference(game, log), jar.toString());
        }
    }

    /** Fails if the rules of a version change: after its release compared with its log, before that with the candidate's log. */
    @ParameterizedTest
    @MethodSource("games")
    void thePresentRulesReplayTheirGame(Game<?, ?, ?> game) throws Exception {
        String name = Freezer.name(game) + ".jsonl";
        Path kept = RULES.resolve(name);
        Path log = Files.exists(kept) ? kept : RULES.resolve("candidates").resolve(name);
        assertTrue(Files.exists(log), "run ./arbiter freeze --candidates, which plays the game " + name);
        assertEquals(
                Optional.empty(),
                difference(game, log),
                Files.exists(kept)
                        ? "this version is released: raise the version in the Ruleset, then run ./arbiter freeze --candidates"
                        : "the rules have changed before their release: run ./arbiter freeze --candidates");
    }

    private static int freeze(Path folder) {
        return new CommandLine(new FreezeCommand()).execute(folder.toString());
    }

    @Test
    void aReleaseIsKeptAndProtected(@TempDir Path folder) throws Exception {
        Path rules = folder.resolve("rules");
        assertEquals(0, freeze(rules));
        Game<?, ?, ?> own = Games.byId("gd6").orElseThrow();
        Path jar = rules.resolve(Freezer.name(own) + ".jar");
        Game<?, ?, ?> frozen = FrozenGames.of(jar).getFirst();
        assertNotSame(own.getClass(), frozen.getClass(), "the same name, another class");
        assertEquals(own.ruleset(), frozen.ruleset());
        assertEquals(own.boards().names(), frozen.boards().names(), "maps come from the jar");
        assertTrue(frozen.words().rulebook().ruleIds().size() > 10, "and so does the rulebook");

        byte[] before = Files.readAllBytes(jar);
        assertEquals(0, freeze(rules), "what has not changed can be frozen again");
        assertEquals(0, java.util.Arrays.compare(before, Files.readAllBytes(jar)));

        Path log = rules.resolve(Freezer.name(own) + ".jsonl");
        Files.writeString(log, Files.readString(log).replaceFirst("\"digest\":\"..", "\"digest\":\"00"));
        assertEquals(1, freeze(rules), "as if the rules had changed since the release");
    }
}
