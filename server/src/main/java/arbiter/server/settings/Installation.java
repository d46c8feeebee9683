package arbiter.server.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Where a command finds the games and the settings. Order of precedence, lowest first: default, configuration file, environment, option.
 */
public final class Installation {
    private static final String FOLDER = "arbiter-data";
    private static final String FILE = "arbiter.yaml";

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "The folder of the games (default: ARBITER_DATA, arbiter.data of the configuration file, or "
                    + FOLDER + ").")
    private @Nullable Path data;

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "The configuration file (default: ARBITER_CONFIG, or " + FILE
                    + " in the data folder if it is there).")
    private @Nullable Path config;

    /** Null if no file is named and the default file does not exist. */
    public @Nullable OperatorFile file() {
        @Nullable String named = config == null ? System.getenv("ARBITER_CONFIG") : config.toString();
        if (named != null) {
            return OperatorFile.read(Path.of(named));
        }
        Path usual = (data == null ? Path.of(stated("arbiter.data", FOLDER)) : data).resolve(FILE);
        return Files.exists(usual) ? OperatorFile.read(usual) : null;
    }

    public Path data() {
        return data == null ? Path.of(value("arbiter.data", FOLDER)) : data;
    }

    /** The value that the server would use if no option changes it. */
    public String value(String name, String standard) {
        @Nullable OperatorFile file = file();
        String filed = file == null ? standard : file.values().getOrDefault(name, standard);
        return stated(name, filed);
    }

    private static String stated(String name, String otherwise) {
        @Nullable String property = System.getProperty(name);
        if (property != null) {
            return property;
        }
        // Spring accepts both spellings of a dash.
        String variable = name.replace('.', '_').toUpperCase(Locale.ROOT);
        for (String spelling : new String[] {variable.replace('-', '_'), variable.replace("-", "")}) {
            @Nullable String value = System.getenv(spelling);
            if (value != null) {
                return value;
            }
        }
        return otherwise;
    }
}
