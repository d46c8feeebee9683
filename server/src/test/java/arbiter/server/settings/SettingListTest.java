package arbiter.server.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The list of settings, and the configuration file. */
class SettingListTest {
    private static final Path ROOT = Path.of("..");

    @Test
    void theDocumentIsTheList() throws Exception {
        assertEquals(
                SettingsCommand.markdown(),
                Files.readString(ROOT.resolve("docs/settings.md")),
                "run ./arbiter settings --markdown > docs/settings.md");
    }

    @Test
    void theFileThatWeShipIsRight() {
        OperatorFile shipped = OperatorFile.read(ROOT.resolve("deploy/arbiter.yaml"));
        assertEquals(List.of(), shipped.problems());
        assertEquals("24h", shipped.values().get("arbiter.backups.every"));
    }

    @Test
    void everySuggestionInTheFileThatWeShipIsASetting(@TempDir Path folder) throws Exception {
        String all = Files.readString(ROOT.resolve("deploy/arbiter.yaml")).replaceAll("(?m)^( *)#(?! )(.*)$", "$1$2");
        String text = all.replaceAll("(?m)^#( .*: ?.*|  .*)$", "$1");
        OperatorFile file = OperatorFile.read(Files.writeString(folder.resolve("all.yaml"), text));
        assertEquals(List.of(), file.problems());
        assertTrue(file.values().containsKey("arbiter.public-url"), file.toString());
    }

    @Test
    void aWrongNameIsRefusedWithItsLine(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("arbiter.yaml"), """
                arbiter:
                  port: 9000
                  trusted-proxy: 127.0.0.1
                  mailFrom: somebody
                weather: fine
                """);
        OperatorFile read = OperatorFile.read(file);
        assertEquals(
                List.of(
                        file
                                + ", line 3: arbiter.trusted-proxy is not a setting; did you mean arbiter.trusted-proxies?",
                        file + ", line 5: weather is not a setting; `arbiter settings` lists all settings."),
                read.problems());
        assertEquals("9000", read.values().get("arbiter.port"));
        String nonsense = OperatorFile.read(Files.writeString(folder.resolve("b.yaml"), "a: [1, 2\nb: }"))
                .problems()
                .getFirst();
        assertTrue(nonsense.contains("is not YAML"), nonsense);
        assertEquals(
                List.of("There is no configuration file nowhere.yaml."),
                OperatorFile.read(Path.of("nowhere.yaml")).problems());
    }

    @Test
    void anOptionCountsMoreThanTheFile(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("own.yaml"), "arbiter: {data: /from/file, port: 9000}");
        Installation both = installation("--config", file.toString(), "--data", folder.toString());
        assertEquals(folder, both.data());
        Installation one = installation("--config", file.toString());
        assertEquals(Path.of("/from/file"), one.data());
        assertEquals("9000", one.value("arbiter.port", "8080"));
        Files.writeString(folder.resolve("arbiter.yaml"), "arbiter.port: 9001");
        assertEquals(
                "9001", installation("--data", folder.toString()).value("arbiter.port", "8080"), "in the data folder");
    }

    private static Installation installation(String... arguments) {
        Holder holder = new Holder();
        new CommandLine(holder).parseArgs(arguments);
        return holder.installation;
    }

    @CommandLine.Command
    static final class Holder {
        @CommandLine.Mixin
        private Installation installation = new Installation();
    }
}
