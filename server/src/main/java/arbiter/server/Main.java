package arbiter.server;

import arbiter.server.storage.PrivateFiles;
import arbiter.server.work.Carriers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that need the server's parts. */
@Command(
        name = "arbiter",
        description = "Hosts games and makes backups.",
        subcommands = {Main.Serve.class, Main.Backup.class, Main.Restore.class})
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        int status = new CommandLine(new Main()).execute(arguments);
        if (status != RUNNING) {
            System.exit(status);
        }
    }

    /** The server's threads go on after the command has returned. */
    private static final int RUNNING = -1;

    /** Where the SQLite file is. */
    static final class DataFolder {
        @Option(
                names = "--data",
                paramLabel = "FOLDER",
                description = "The folder of the games (default: ${DEFAULT-VALUE}).",
                defaultValue = "${env:ARBITER_DATA:-arbiter-data}")
        private Path path = Path.of("arbiter-data");
    }

    @Command(name = "serve", description = "Hosts games until it is stopped.", mixinStandardHelpOptions = true)
    static final class Serve implements Callable<Integer> {
        @CommandLine.Mixin
        private DataFolder data = new DataFolder();

        @Option(
                names = "--port",
                paramLabel = "PORT",
                description = "The port to listen on (default: ${DEFAULT-VALUE}).",
                defaultValue = "${env:ARBITER_PORT:-8080}")
        private int port;

        @Option(
                names = "--database-url",
                paramLabel = "URL",
                description = "jdbc:postgresql://host/name?user=…&password=… for several nodes; without it, SQLite.")
        private @Nullable String databaseUrl;

        @Option(
                names = "--public-url",
                paramLabel = "URL",
                description = "The address that people use, for links (default: http://localhost:PORT).")
        private @Nullable String publicUrl;

        @Option(names = "--rehearse", hidden = true, description = "Play a little, and stop; for the build.")
        private boolean rehearse;

        @Override
        public Integer call() throws IOException, InterruptedException {
            Carriers.provide();
            Map<String, Object> settings = new LinkedHashMap<>();
            settings.put("server.port", port);
            settings.put("arbiter.data", data.path.toString());
            settings.put("arbiter.public-url", publicUrl == null ? "http://localhost:" + port : trimmed(publicUrl));
            String database = databaseUrl == null ? System.getenv("ARBITER_DATABASE_URL") : databaseUrl;
            if (database != null) {
                settings.put("arbiter.database-url", database);
            }
            if (rehearse) {
                settings.put("arbiter.limits", 0);
            }
            SpringApplication application = new SpringApplication(Application.class);
            application.setBannerMode(Banner.Mode.OFF);
            application.setDefaultProperties(settings);
            ConfigurableApplicationContext server = started(application);
            if (server == null) {
                return 1;
            }
            if (!rehearse) {
                return RUNNING;
            }
            new Rehearsal("http://localhost:" + server.getEnvironment().getProperty("local.server.port")).play();
            return SpringApplication.exit(server);
        }

        /**
         * What is said while the server starts is kept back: of a start that fails, one sentence is for the operator, and the rest is
         * in the log file.
         */
        private @Nullable ConfigurableApplicationContext started(SpringApplication application) {
            PrintStream console = System.out;
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
            try {
                // Before the log is opened, which would make the folder for everybody to read.
                PrivateFiles.createFolder(data.path);
                ConfigurableApplicationContext server = application.run();
                System.setOut(console);
                console.print(said.toString(StandardCharsets.UTF_8));
                console.flush();
                return server;
            } catch (IOException | RuntimeException | Error e) {
                System.setOut(console);
                System.err.println("arbiter: the server cannot start: " + FailedStart.sentence(e) + ". Details are in "
                        + data.path.resolve("logs").resolve("server.log") + ".");
                return null;
            }
        }

        private static String trimmed(String url) {
            return url.endsWith("/") ? url.substring(0, url.length() - 1) : url;
        }
    }

    @Command(
            name = "backup",
            description = "Copies all games and accounts to a file; the server may be running.",
            mixinStandardHelpOptions = true)
    static final class Backup implements Callable<Integer> {
        @CommandLine.Mixin
        private DataFolder data = new DataFolder();

        @Parameters(paramLabel = "FILE", description = "A file that does not exist yet.")
        private Path file = Path.of("");

        @Override
        public Integer call() throws SQLException {
            try {
                arbiter.server.storage.DatabaseFile.backup(data.path, file);
            } catch (arbiter.server.storage.DatabaseFile.Refused e) {
                System.err.println("arbiter: " + e.getMessage());
                return 2;
            }
            System.out.println("Copied to " + file + ".");
            return 0;
        }
    }

    @Command(
            name = "restore",
            description = "Replaces all games and accounts by a backup; the server may be running.",
            mixinStandardHelpOptions = true)
    static final class Restore implements Callable<Integer> {
        @CommandLine.Mixin
        private DataFolder data = new DataFolder();

        @Parameters(paramLabel = "FILE", description = "A file that `arbiter backup` wrote.")
        private Path file = Path.of("");

        @Override
        public Integer call() throws SQLException {
            try {
                arbiter.server.storage.DatabaseFile.restore(data.path, file);
            } catch (arbiter.server.storage.DatabaseFile.Refused e) {
                System.err.println("arbiter: " + e.getMessage());
                return 2;
            }
            System.out.println(
                    "Restored from " + file + ". Games continue. Turns whose deadline has passed are extended.");
            return 0;
        }
    }
}
