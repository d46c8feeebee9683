package arbiter.cli.map;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code arbiter map}: everything about maps of Global Domination. */
@Command(
        name = "map",
        mixinStandardHelpOptions = true,
        description = "Checks, draws, makes and imports maps.",
        subcommands = {MapCheckCommand.class, MapDrawCommand.class, MapGenerateCommand.class, MapImportCommand.class})
public final class MapCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public void run() {
        throw new ParameterException(spec.commandLine(), "A subcommand is missing: check, draw, generate or import");
    }
}
