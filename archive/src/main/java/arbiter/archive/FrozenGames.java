package arbiter.archive;

import arbiter.engine.Archive;
import arbiter.engine.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The frozen games in a folder, each jar with its own class loader. The folder is named by the system property {@code arbiter.rules} or the
 * environment variable {@code ARBITER_RULES}. The default is the folder {@code rules} beside the program's jars or one level above them.
 */
public final class FrozenGames implements Archive {
    private static final System.Logger LOG = System.getLogger(FrozenGames.class.getName());

    @Override
    public List<Game<?, ?, ?>> games() {
        Path folder = folder();
        return folder == null ? List.of() : in(folder);
    }

    private static @Nullable Path folder() {
        String named = System.getProperty("arbiter.rules", System.getenv("ARBITER_RULES"));
        if (named != null && !named.isBlank()) {
            return Path.of(named);
        }
        Path own = Freezer.home(FrozenGames.class);
        Path beside = own.resolveSibling("rules");
        Path above = own.resolve("../../rules").normalize();
        return Files.isDirectory(beside) ? beside : Files.isDirectory(above) ? above : null;
    }

    /**
     * All games of the jars in a folder. A jar that cannot be loaded is skipped with a message: its games wait, and all others continue.
     */
    public static List<Game<?, ?, ?>> in(Path folder) {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        for (Path jar : jars(folder)) {
            try {
                games.addAll(of(jar));
            } catch (IOException | ServiceConfigurationError | LinkageError e) {
                LOG.log(System.Logger.Level.ERROR, "the rules in " + jar + " cannot be used: " + e, e);
            }
        }
        return games;
    }

    private static List<Path> jars(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.getFileName().toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            LOG.log(System.Logger.Level.ERROR, "the folder of released rules, " + folder + ", cannot be read", e);
            return List.of();
        }
    }

    public static List<Game<?, ?, ?>> of(Path jar) throws IOException {
        List<Game<?, ?, ?>> games = new ArrayList<>();
        // The loader must stay open while the program runs, because games load classes and texts when they need them.
        ServiceLoader.load(Game.class, new FrozenLoader(jar)).forEach(games::add);
        return games;
    }
}
