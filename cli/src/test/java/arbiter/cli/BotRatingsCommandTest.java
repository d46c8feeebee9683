package arbiter.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.bots.rating.BotRatings;
import arbiter.bots.rating.TableSize;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** {@code arbiter simulate --ratings}. */
class BotRatingsCommandTest {
    @Test
    void theRowsOfOneGameAreReplacedAndThoseOfOthersStay(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("bots.csv");
        BotRatings.Row old = new BotRatings.Row("gd6", TableSize.TWO, "marshal", 1700, 40, 72, 1, 2000, 1);
        BotRatings.Row other = new BotRatings.Row("gd5", TableSize.TWO, "marshal", 1700, 40, 72, 1, 2000, 1);
        Files.writeString(file, new BotRatings(List.of(old, other)).write());
        String[] command = {
            "simulate",
            "--game",
            "gd6",
            "--map",
            "Two Shores",
            "--bots",
            "recruit,captain",
            "--games",
            "4",
            "--looks",
            "20",
            "--turns",
            "12",
            "--ratings",
            file.toString()
        };
        assertEquals(0, new CommandLine(new Main()).execute(command));
        List<BotRatings.Row> rows = BotRatings.read(Files.readString(file)).rows();
        assertEquals(
                List.of("gd5 marshal", "gd6 recruit", "gd6 captain"),
                rows.stream().map(row -> row.ruleset() + " " + row.bot()).toList());
        assertEquals(1500, rows.get(2).mean());
        assertTrue(rows.get(1).mean() < 1400, rows.toString());
        assertEquals(4, rows.get(1).games());
        String first = Files.readString(file);
        assertEquals(0, new CommandLine(new Main()).execute(command));
        assertEquals(first, Files.readString(file));
    }
}
