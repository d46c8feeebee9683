package arbiter.server;

import arbiter.server.doctor.DoctorCommand;
import arbiter.server.rating.RatingsCommand;
import arbiter.server.settings.Installation;
import arbiter.server.settings.OperatorFile;
import arbiter.server.settings.SettingsCommand;
import arbiter.server.storage.PrivateFiles;
import arbiter.server.work.Carriers;
import ch.qos.logback.classic.Level;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.Banner;
import org.springframework.boot.SpringApplication;
import org.springframework.context.ConfigurableApplicationContext;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The commands that use classes of the server. */
@Command(
        name = "arbiter",
        description = "Hosts games and makes backups.",
        subcommands = {
            Main.Serve.class,
            Main.Backup.class,
            Main.Restore.class,
            DoctorCommand.class,
            RatingsCommand.class,
            SettingsCommand.class
        })
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (arguments.length == 0 || !arguments[0].equals("serve")) {
            speakOnlyOfProblems();
        }
        int status = new CommandLine(new Main()).execute(arguments);
        if (status != RUNNING) {
            System.exit(status);
        }
    }

    /** Only a server has a log. Without this, libraries would write theirs between the sentences of a command. */
    private static void speakOnlyOfProblems() {
        if (LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME) instanceof ch.qos.logback.classic.Logger root) {
            root.setLevel(Level.WARN);
        }
    }

    /** Not an exit code: the command has returned, but the server's threads keep running. */
    private static final int RUNNING = -1;

    @Command(name = "serve", description = "Hosts games until it is stopped.", mixinStandardHelpOptions = true)
    static final class Serve implements Callable<Integer> {
        @CommandLine.Mixin
        private Installation installation = new Installation();

        @Option(
                names = "--port",
                paramLabel = "PORT",
                description = "The port to listen on (default: ARBITER_PORT, or 8080).")
        private @Nullable Integer port;

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

        @Option(names = "--rehearse", hidden = true, description = "Play a short game and stop; used by the build.")
        private boolean rehearse;

        @Override
        public Integer call() throws IOException, InterruptedException {
            Carriers.provide();
            @Nullable OperatorFile file = installation.file();
            if (file != null && !file.problems().isEmpty()) {
                file.problems().forEach(problem -> System.err.println("arbiter: " + problem));
                return 2;
            }
            Path data = installation.data();
            List<String> settings = new ArrayList<>();
            settings.add("--arbiter.data=" + data);
            if (file != null) {
                settings.add(
                        "--spring.config.additional-location=" + file.path().toUri());
            }
            if (port != null) {
                settings.add("--arbiter.port=" + port);
            }
            if (publicUrl != null) {
                settings.add("--arbiter.public-url=" + publicUrl);
            }
            if (databaseUrl != null) {
                settings.add("--arbiter.database-url=" + databaseUrl);
            }
            if (rehearse) {
                settings.add("--arbiter.limits=0");
            }
            SpringApplication application = new SpringApplication(Application.class);
            application.setBannerMode(Banner.Mode.OFF);
            ConfigurableApplicationContext server = started(application, data, settings);
            if (server == null) {
                return 1;
            }
            if (!rehearse) {
                return RUNNING;
            }
            new Rehearsal("http://localhost:" + server.getEnvironment().getProperty("local.server.port")).play();
            return SpringApplication.exit(server);
        }

        /** Buffers the console output during start. If the start fails, the operator sees one sentence; the details are in the log file. */
        private static @Nullable ConfigurableApplicationContext started(
                SpringApplication application, Path data, List<String> settings) {
            PrintStream console = System.out;
            ByteArrayOutputStream said = new ByteArrayOutputStream();
            System.setOut(new PrintStream(said, true, StandardCharsets.UTF_8));
            try {
                // Must happen before the log is opened: the log would create the folder with permissions that let every
                // user read it.
                PrivateFiles.createFolder(data);
                ConfigurableApplicationContext server = application.run(settings.toArray(String[]::new));
                System.setOut(console);
                console.print(said.toString(StandardCharsets.UTF_8));
                console.flush();
                return server;
            } catch (IOException | RuntimeException | Error e) {
                System.setOut(console);
                System.err.println("arbiter: the server cannot start: " + FailedStart.sentence(e) + ". Details are in "
                        + data.resolve("logs").resolve("server.log") + ".");
                return null;
            }
        }
    }

    @Command(
            name = "backup",
            description = "Copies all games and accounts to a file; the server may be running.",
            mixinStandardHelpOptions = true)
    static final class Backup implements Callable<Integer> {
        @CommandLine.Mixin
        private Installation installation = new Installation();

        @Parameters(paramLabel = "FILE", description = "A file that does not exist yet.")
        private Path file = Path.of("");

        @Override
        public Integer call() throws SQLException {
            try {
                arbiter.server.storage.DatabaseFile.backup(installation.data(), file);
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
        private Installation installation = new Installation();

        @Parameters(paramLabel = "FILE", description = "A file that `arbiter backup` wrote.")
        private Path file = Path.of("");

        @Override
        public Integer call() throws SQLException {
            try {
                arbiter.server.storage.DatabaseFile.restore(installation.data(), file);
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
