package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import arbiter.engine.picture.Look;
import arbiter.engine.picture.Theme;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.dynasty.position.Board;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Phase;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import arbiter.games.dynasty.words.BoardLines;
import arbiter.games.dynasty.words.Parameters;
import arbiter.games.dynasty.words.PositionText;
import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.ArrayList;
import java.util.List;

/**
 * Any text is either read or refused with a place; no other exception is thrown. With {@code JAZZER_FUZZ=1} new inputs are
 * searched.
 */
class DynastyFuzzTest {
    private static final List<String> PLAYERS = List.of("A", "B");
    private static final Settings SETTINGS = Settings.defaults(Parameters.ALL);
    private static final Position START = start();

    private static Position start() {
        try {
            return Tables.GAME
                    .words()
                    .positions()
                    .read(
                            PLAYERS,
                            SETTINGS,
                            Tables.lines(List.of("radius 5", "water 0,0 to 3,0", "canyon 0,2", "mountain 0,3")),
                            Tables.lines(List.of(
                                    "0,5: A city 5",
                                    "0,-5: B city 4",
                                    "around 0,5: A house of 0,5",
                                    "1,0: ship a1, cargo knight a2",
                                    "0,1: soldier a3",
                                    "2,0: B bridge, siege b1",
                                    "A: tokens 5")));
        } catch (Misread e) {
            throw new AssertionError(e);
        }
    }

    @FuzzTest
    void ordersAreReadJudgedAndCarriedOut(FuzzedDataProvider data) {
        Seat seat = Seat.of(data.consumeInt(0, 1));
        List<Reading<Order>> lines = new ArrayList<>();
        for (String text : data.consumeRemainingAsString().lines().limit(20).toList()) {
            Reading<Order> line = Tables.GAME.words().notation().read(START, seat, text);
            if (line instanceof Reading.Order<Order>(Order order)) {
                String normal = Tables.GAME.words().notation().write(START, order);
                assertEquals(line, Tables.GAME.words().notation().read(START, seat, normal), normal);
            }
            lines.add(line);
        }
        Sheet<Order> sheet = new Sheet<>(lines);
        for (Verdict verdict : Tables.GAME.check(START, seat, sheet)) {
            if (verdict instanceof Verdict.Rejected(var rejection)) {
                assertFalse(
                        Tables.GAME.words().prose().explain(START, rejection).isBlank());
            }
        }
        Position after = Tables.GAME
                .resolve(START, Sheets.of(seat, sheet), (bound, purpose) -> lines.size() % bound)
                .state();
        Invariants.keptCountsAreRight(after.look());
    }

    @FuzzTest
    void boardsAreReadOrRefused(FuzzedDataProvider data) {
        String text = data.consumeRemainingAsString();
        try {
            Board board = BoardLines.read(text, 2, 7);
            assertEquals(board, BoardLines.read(String.join("\n", BoardLines.write(board)), 2, 7));
        } catch (Misread e) {
            assertFalse(e.what().isBlank());
        }
    }

    @FuzzTest
    void positionsAreReadOrRefused(FuzzedDataProvider data) {
        List<Line> given = Tables.lines(data.consumeRemainingAsString()
                .lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty())
                .limit(60)
                .toList());
        try {
            Position state =
                    Tables.GAME.words().positions().read(PLAYERS, SETTINGS, Tables.lines(List.of("default")), given);
            assertEquals(PositionText.text(state.look()), PositionText.text(Tables.reread(state.look())));
            View view = Tables.GAME.view(state, Viewer.ALL);
            for (String line : PositionText.text(state.look())) {
                boolean over = state.look().phase == Phase.OVER && line.startsWith("turn ");
                boolean actions = state.look().phase != Phase.BUILD && line.startsWith("actions ");
                if (!over && !actions) {
                    assertEquals(List.of(), Tables.GAME.words().positions().compare(view, Line.of(line)), line);
                }
            }
            Tables.GAME.resolve(state, Sheets.none(), (bound, purpose) -> 0);
            Tables.GAME
                    .picture()
                    .draw(Tables.GAME.view(state, Viewer.PUBLIC), Sheet.empty(), List.of(), Look.of(Theme.NIGHT));
        } catch (Misread e) {
            assertFalse(e.what().isBlank());
        }
    }
}
