package arbiter.cli;

import arbiter.cli.contest.SimulateCommand;
import arbiter.cli.freeze.FreezeCommand;
import arbiter.cli.map.MapCommand;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line. Each command has its own class and is listed here. */
@Command(
        name = "arbiter",
        description = "Checks, resolves and hosts turn-based strategy games.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        // The server is a separate program with these commands.
        footer = {
            "",
            "Hosting: serve, backup, restore, doctor, ratings, settings; `arbiter serve --help` explains the first one."
        },
        subcommands = {
            CheckCommand.class,
            ResolveCommand.class,
            ReplayCommand.class,
            VerifyCommand.class,
            ReviewCommand.class,
            StudyCommand.class,
            RulesCommand.class,
            PlayCommand.class,
            SimulateCommand.class,
            ImportCommand.class,
            MigrateCommand.class,
            FreezeCommand.class,
            MapCommand.class
        })
public final class Main implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A command is missing.");
    }

    /** The version is in the jar's manifest. Classes that run from a folder have no version. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {"Arbiter " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
