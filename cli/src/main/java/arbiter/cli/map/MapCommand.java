package arbiter.cli.map;

import arbiter.cli.contest.CertifyCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arbiter map}: everything about maps of Global Domination. */
@Command(
        name = "map",
        mixinStandardHelpOptions = true,
        description = "Checks, draws, makes and imports maps, and certifies the boards of all games.",
        subcommands = {
            MapCheckCommand.class,
            CertifyCommand.class,
            MapDrawCommand.class,
            MapGenerateCommand.class,
            MapImportCommand.class
        })
public final class MapCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "A subcommand is missing: check, certify, draw, generate or import");
    }
}
