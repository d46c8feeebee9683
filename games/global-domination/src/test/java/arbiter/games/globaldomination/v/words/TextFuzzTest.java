package arbiter.games.globaldomination.v.words;

import static java.nio.charset.StandardCharsets.UTF_8;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.List;

/** Orders and positions from people are read or refused with their place, and whatever is read can be carried out. */
class TextFuzzTest {
    private static final List<Line> BOARD = List.of(Line.of("1-2-3-4-1"), Line.of("name 2 \"New Thule\" THU"));
    private static final List<String> PLAYERS = List.of("A", "B");

    private final GlobalDominationV game = new GlobalDominationV();

    @FuzzTest(maxDuration = "30s")
    void orders(byte[] bytes) throws Misread {
        Position position = read(List.of(
                Line.of("1: A, 5 troop, hq, 2 trebuchet"),
                Line.of("2: B, 4 troop, fortress"),
                Line.of("3: A, 3 troop, ruin"),
                Line.of("A: ip 100, stash crop*1 salt*1 dynamite*2")));
        List<Reading<Order>> lines = new ArrayList<>();
        for (String line : new String(bytes, UTF_8).lines().toList()) {
            Reading<Order> reading = game.words().notation().read(position, Seat.of(0), line);
            lines.add(reading);
            if (reading instanceof Reading.Order<Order>(Order order)) {
                String normal = game.words().notation().write(position, order);
                if (!game.words().notation().read(position, Seat.of(0), normal).equals(reading)) {
                    throw new AssertionError(line + " is written as " + normal + " and read back as something else");
                }
            } else if (reading instanceof Reading.Unreadable<Order>(String text, var slip) && slip.column() < 1) {
                throw new AssertionError("no place in " + slip);
            }
        }
        game.resolve(position, Sheets.of(Seat.of(0), new Sheet<>(lines)), Chance.NONE);
        game.resolve(position, Sheets.of(Seat.HOST, new Sheet<>(lines)), Chance.NONE);
    }

    private Position read(List<Line> given) throws Misread {
        return game.words().positions().read(PLAYERS, Settings.defaults(game.parameters()), BOARD, given);
    }

    @FuzzTest(maxDuration = "30s")
    void positions(byte[] bytes) {
        List<Line> given = new ArrayList<>();
        for (String line : new String(bytes, UTF_8).lines().toList()) {
            given.add(new Line(line, given.size() + 1, 1));
        }
        try {
            Position position = read(given);
            List<String> written = game.words().positions().write(position);
            Position again = read(written.stream().map(Line::of).toList());
            if (!game.words().positions().write(again).equals(written)) {
                throw new AssertionError("not the same twice: " + written);
            }
            game.resolve(position, Sheets.none(), Chance.NONE);
        } catch (Misread refused) {
            if (refused.line() < 1 || refused.column() < 1) {
                throw new AssertionError("no place in " + refused.getMessage(), refused);
            }
        }
    }
}
