package arbiter.games.globaldomination.v.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Choice;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.v.CrowdedBoard;
import arbiter.games.globaldomination.v.GlobalDominationV;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.Position;
import org.junit.jupiter.api.Test;

/** Reports mark the names in them; no mark gets into any other text. */
class MarksTest {
    private static final int BOARDS = 60;

    private final GlobalDominationV game = new GlobalDominationV();

    private static void assertPlain(String text) {
        assertTrue(text.chars().noneMatch(c -> c >= 0xFDD0 && c <= 0xFDD2), text);
    }

    @Test
    void noMarkIsLeftInAnyText() {
        for (int n = 0; n < BOARDS; n++) {
            CrowdedBoard board = new CrowdedBoard(game, n);
            Resolution<Position> resolution = game.resolve(board.position, Sheets.of(board.sheets()), Chance.NONE);
            game.words().positions().write(resolution.state()).forEach(MarksTest::assertPlain);
            for (Prose.Section section : game.words().prose().tell(resolution.state(), resolution.events())) {
                section.sentences().forEach(sentence -> assertPlain(sentence.text()));
            }
            board.sheets().forEach((seat, sheet) -> {
                sheet.orders()
                        .forEach(order -> assertPlain(game.words().notation().write(board.position, order)));
                for (Verdict verdict : game.check(board.position, seat, sheet)) {
                    if (verdict instanceof Verdict.Rejected(var why)) {
                        assertPlain(game.words().prose().explain(board.position, why));
                    }
                }
                var warnings = game.guide().warnings(board.position, seat, sheet);
                warnings.lines()
                        .forEach(line -> line.forEach(
                                warning -> assertPlain(game.words().prose().warn(board.position, warning))));
                warnings.sheet()
                        .forEach(warning -> assertPlain(game.words().prose().warn(board.position, warning)));
                for (Choice<Order> choice : game.guide().choices(board.position, seat, sheet)) {
                    assertPlain(choice.label()
                            + choice.effect()
                            + choice.intent().words().text());
                }
            });
        }
    }

    @Test
    void theReportMarksPlacesAndPlayers() {
        CrowdedBoard board = new CrowdedBoard(game, 1);
        Resolution<Position> resolution = game.resolve(board.position, Sheets.of(board.sheets()), Chance.NONE);
        int places = 0;
        for (Prose.Section section : game.words().prose().tell(resolution.state(), resolution.events())) {
            for (Sentence sentence : section.sentences()) {
                for (Sentence.Mark mark : sentence.marks()) {
                    String name = sentence.text().substring(mark.from(), mark.to());
                    if (mark.seat() != null) {
                        assertEquals(board.position.players().get(mark.seat()), name);
                    } else {
                        assertTrue(name.contains(String.valueOf(mark.place())), name);
                        places++;
                    }
                }
            }
        }
        assertTrue(places > 0);
    }
}
