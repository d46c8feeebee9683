package arbiter.games.carbon;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Slip;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import arbiter.games.carbon.position.Theatre;
import arbiter.games.carbon.words.PositionText;
import arbiter.games.carbon.words.TheatreFile;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Any text from people is either read or refused with a place; no other exception is thrown. */
class CarbonFuzzTest {
    private static final Settings DEFAULTS = Settings.defaults(Numbers.PARAMETERS);
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();

    private static Position start() {
        try {
            return PositionText.position(List.of("A", "B"), DEFAULTS, List.of(), List.of(Line.of("start")));
        } catch (Misread e) {
            throw new AssertionError(e);
        }
    }

    /** A batch of orders, one per line. */
    @FuzzTest(maxDuration = "30s")
    void notation(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        Position position = start();
        List<Reading<Order>> lines = new ArrayList<>();
        for (String line : text.lines().limit(20).toList()) {
            Reading<Order> reading = GAME.words().notation().read(position, Seat.of(0), line);
            if (reading instanceof Reading.Order<Order>(Order order)) {
                String written = GAME.words().notation().write(position, order);
                assertEquals(reading, GAME.words().notation().read(position, Seat.of(0), written), written);
            } else if (reading instanceof Reading.Unreadable<Order>(String raw, Slip slip)) {
                assertTrue(slip.column() >= 1, raw);
            }
            lines.add(reading);
        }
        Sheet<Order> sheet = new Sheet<>(lines);
        assertEquals(lines.size(), GAME.check(position, Seat.of(0), sheet).size());
        assertNotNull(GAME.resolve(position, Sheets.of(Seat.of(0), sheet), new SeededChance(Seed.named("fuzz"), 0)));
    }

    /** A position in the form of a scenario: the board before a line of dashes, the given block after it. */
    @FuzzTest(maxDuration = "30s")
    void board(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        String[] parts = text.split("---\n", 2);
        List<Line> board = lines(parts.length == 2 ? parts[0] : "");
        List<Line> given = lines(parts[parts.length - 1]);
        try {
            Position position = PositionText.position(List.of("A", "B"), DEFAULTS, board, given);
            List<String> written = PositionText.text(position);
            Position again =
                    PositionText.position(List.of("A", "B"), DEFAULTS, board, lines(String.join("\n", written)));
            assertEquals(written, PositionText.text(again));
        } catch (Misread e) {
            assertTrue(e.line() >= 1 && e.column() >= 1, e.getMessage());
        }
    }

    private static List<Line> lines(String text) {
        List<Line> lines = new ArrayList<>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank()) {
                lines.add(new Line(line.strip(), number, 1));
            }
        }
        return lines;
    }

    /** A faction file, a map file, or a board with both. */
    @FuzzTest(maxDuration = "30s")
    void dataFile(byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        try {
            Theatre theatre = TheatreFile.read(text, 2, DEFAULTS);
            assertNotNull(TheatreFile.misfits(theatre, 2));
        } catch (Misread e) {
            assertTrue(e.line() >= 1 && e.column() >= 1, e.getMessage());
        }
    }
}
