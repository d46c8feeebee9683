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
import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
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

    /** Fails if a released version uses a part of the engine that was removed or changed. */
    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("released")
    void aReleasedVersionFindsWhatItUses(Path jar) throws Exception {
        assertEquals(Set.of(), missing(jar));
    }

    private static Set<String> missing(Path jar) throws IOException {
        return Linkage.missing(jar, FrozenGames.of(jar).getFirst().getClass().getClassLoader());
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

        assertEquals(Set.of(), missing(jar));

        byte[] before = Files.readAllBytes(jar);
        assertEquals(0, freeze(rules), "what has not changed can be frozen again");
        assertEquals(0, java.util.Arrays.compare(before, Files.readAllBytes(jar)));

        Path log = rules.resolve(Freezer.name(own) + ".jsonl");
        Files.writeString(log, Files.readString(log).replaceFirst("\"digest\":\"..", "\"digest\":\"00"));
        assertEquals(1, freeze(rules), "as if the rules had changed since the release");
    }

    /** What a released version would meet after a careless change of the engine. */
    @Test
    void whatIsMissingIsNamed(@TempDir Path folder) throws Exception {
        Path jar = Freezer.freeze(Games.byId("gd6").orElseThrow(), folder);
        Path classes = Files.createDirectories(folder.resolve("classes/arbiter/old"));
        Files.write(classes.resolve("Old.class"), old());
        try (FileSystem zip = FileSystems.newFileSystem(jar)) {
            Files.createDirectories(zip.getPath("arbiter/old"));
            Files.copy(classes.resolve("Old.class"), zip.getPath("arbiter/old/Old.class"));
        }
        Set<String> missing = missing(jar);
        assertEquals(3, missing.size(), missing.toString());
        assertTrue(missing.toString().contains("Old does not implement"), missing.toString());
        assertTrue(missing.toString().contains("Old uses arbiter/engine/Games.vanished ()V"), missing.toString());
        assertTrue(missing.toString().contains("Old uses arbiter/engine/Vanished.here ()V"), missing.toString());
    }

    /** A class that implements an interface without its method, and calls a method and a class that do not exist. */
    private static byte[] old() {
        ClassDesc games = ClassDesc.of("arbiter.engine.Games");
        ClassDesc vanished = ClassDesc.of("arbiter.engine.Vanished");
        return ClassFile.of()
                .build(
                        ClassDesc.of("arbiter.old.Old"),
                        type -> type.withFlags(ClassFile.ACC_PUBLIC)
                                .withInterfaceSymbols(ClassDesc.of("java.lang.Runnable"))
                                .withMethodBody(
                                        "play",
                                        MethodTypeDesc.of(ConstantDescs.CD_void),
                                        ClassFile.ACC_PUBLIC,
                                        code -> code.invokestatic(
                                                        games, "vanished", MethodTypeDesc.of(ConstantDescs.CD_void))
                                                .invokestatic(
                                                        vanished, "here", MethodTypeDesc.of(ConstantDescs.CD_void))
                                                .return_()));
    }
}
