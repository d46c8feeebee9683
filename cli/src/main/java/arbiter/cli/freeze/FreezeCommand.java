package arbiter.cli.freeze;

import arbiter.archive.Freezer;
import arbiter.archive.FrozenGames;
import arbiter.cli.console.Console;
import arbiter.engine.Game;
import arbiter.engine.Games;
import arbiter.engine.log.GameLog;
import arbiter.engine.log.LogText;
import arbiter.engine.log.Replay;
import arbiter.engine.text.Misread;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code arbiter freeze}: stores the rules of a release, so that games that began under them can always continue. */
@Command(
        name = "freeze",
        mixinStandardHelpOptions = true,
        description =
                "For a release: stores the present version of every game as a jar, with the log of a played game that"
                        + " must replay exactly from then on. A version that is stored already must not have changed.")
public final class FreezeCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "FOLDER",
            arity = "0..1",
            description = "where released rules are kept (default: ${DEFAULT-VALUE})",
            defaultValue = "rules")
    private Path folder = Path.of("rules");

    @Option(
            names = "--candidates",
            description =
                    "before a release: write only the logs of versions that are not stored yet, to FOLDER/candidates")
    private boolean candidates;

    @Override
    public Integer call() {
        return Console.answer(() -> {
            for (Game<?, ?, ?> game : Games.all()) {
                // The newest version may itself be a frozen one.
                if (game.getClass().getClassLoader() == FreezeCommand.class.getClassLoader()) {
                    freeze(game);
                }
            }
            return 0;
        });
    }

    private void freeze(Game<?, ?, ?> game) throws Console.Refusal {
        String name = Freezer.name(game);
        Path log = folder.resolve(name + ".jsonl");
        if (Files.exists(folder.resolve(name + ".jar"))) {
            Optional<String> changed = difference(game, log);
            if (changed.isPresent()) {
                throw new Console.Refusal("version " + game.ruleset().version() + " of `"
                        + game.ruleset().id() + "` was released with other rules than these (" + changed.get()
                        + "): raise the version in its Ruleset");
            }
            Console.out(name + ": released already, and unchanged.");
            return;
        }
        Path candidate = folder.resolve("candidates").resolve(name + ".jsonl");
        try {
            if (candidates) {
                Files.createDirectories(folder.resolve("candidates"));
                store(FrozenLog.play(game), candidate);
                Console.out(name + ": a candidate for the next release, " + candidate + ".");
                return;
            }
            Files.createDirectories(folder);
            store(FrozenLog.play(game), log);
            Path jar = Freezer.freeze(game, folder);
            Game<?, ?, ?> frozen = FrozenGames.of(jar).getFirst();
            Optional<String> wrong = difference(frozen, log);
            if (wrong.isPresent()) {
                Files.delete(jar);
                throw new Console.Refusal(name + ": the frozen rules do not replay their own game: " + wrong.get());
            }
            Files.deleteIfExists(candidate);
            Console.out(name + ": frozen as " + jar + ".");
        } catch (IOException e) {
            throw new Console.Refusal(folder + ": cannot be written (" + e.getMessage() + ")");
        }
    }

    private static void store(GameLog log, Path file) throws Console.Refusal {
        Console.write(file, LogText.write(log).getBytes(StandardCharsets.UTF_8));
    }

    private static Optional<String> difference(Game<?, ?, ?> game, Path log) throws Console.Refusal {
        try {
            return Replay.of(game, LogText.read(Console.read(log))).difference();
        } catch (Misread e) {
            throw new Console.Refusal(log + ":" + e.line() + ":" + e.column() + ": " + e.what());
        }
    }
}
