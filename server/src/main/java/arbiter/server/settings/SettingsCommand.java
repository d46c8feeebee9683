package arbiter.server.settings;

import arbiter.server.settings.SettingList.Setting;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints all settings, for the terminal and for the documentation. */
@Command(name = "settings", description = "Lists all settings with their defaults.", mixinStandardHelpOptions = true)
public final class SettingsCommand implements Callable<Integer> {
    private static final String HEAD = """
            # Settings

            This list is made by `./arbiter settings --markdown`. Write settings into the configuration file (`arbiter.yaml` in the data
            folder, or the file that `--config` or `ARBITER_CONFIG` names), or set environment variables: `arbiter.mail-from` is
            `ARBITER_MAIL_FROM`. An option of `serve` counts more than a variable, a variable more than the file. A name in the file that
            is no setting is refused with its line. Times are written as `30s`, `5m`, `24h` or `30d`. [Hosting](hosting.md) explains more.

            | setting | default | |
            |---|---|---|
            """;

    @Option(names = "--markdown", description = "As docs/settings.md.")
    private boolean markdown;

    @Override
    public Integer call() {
        System.out.print(markdown ? markdown() : plain());
        return 0;
    }

    static String markdown() {
        return HEAD
                + SettingList.all().stream()
                        .map(setting -> "| `" + setting.name() + "` | "
                                + (setting.standard().isEmpty() ? "none" : "`" + setting.standard() + "`") + " | "
                                + setting.about() + " |\n")
                        .collect(Collectors.joining());
    }

    private static String plain() {
        return SettingList.all().stream().map(SettingsCommand::entry).collect(Collectors.joining("\n"));
    }

    private static String entry(Setting setting) {
        return setting.name() + (setting.standard().isEmpty() ? "" : ": " + setting.standard()) + "\n    "
                + setting.about() + " (" + setting.variable() + ")\n";
    }
}
