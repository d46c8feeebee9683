package arbiter.games.carbon.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.testkit.RandomPlay;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.games.carbon.CarbonAndCrystal;
import arbiter.games.carbon.position.Numbers;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.Position;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Reports and intents mark hexes and players. No other text contains the characters of marks. */
class MarksTest {
    private static final CarbonAndCrystal GAME = new CarbonAndCrystal();
    private static final Setup RICH = new Setup(
            List.of("Ann", "Bob"),
            Settings.of(Numbers.PARAMETERS, Map.of("startCarbon", "200", "startCrystals", "90", "rounds", "6")),
            "");

    @Test
    void theReportMarksHexesAndPlayers() {
        TreeSet<String> marked = new TreeSet<>();
        play((position, resolution) -> {
            for (Prose.Section section : GAME.words().prose().tell(resolution.state(), resolution.events())) {
                assertUnmarked(section.heading());
                for (Sentence sentence : section.sentences()) {
                    assertUnmarked(sentence.text());
                    sentence.marks().forEach(mark -> marked.add(kind(position, sentence, mark)));
                }
            }
        });
        assertEquals(List.of("place", "seat"), List.copyOf(marked));
    }

    private static String kind(Position position, Sentence sentence, Sentence.Mark mark) {
        String name = sentence.text().substring(mark.from(), mark.to());
        Integer seat = mark.seat();
        assertEquals(seat == null ? mark.place() : position.players.get(seat), name, sentence.text());
        return seat == null ? "place" : "seat";
    }

    @Test
    void whatPeopleTypeAndCopyHasNoMarks() {
        play((position, resolution) -> {
            GAME.words().positions().write(position).forEach(MarksTest::assertUnmarked);
            for (Seat seat : GAME.awaiting(position)) {
                for (Choice<Order> choice : GAME.guide().choices(position, seat, Sheet.empty())) {
                    assertUnmarked(GAME.words().notation().write(position, choice.order()));
                    assertUnmarked(choice.label());
                    assertUnmarked(choice.effect());
                    assertUnmarked(choice.intent().words().text());
                    for (Verdict verdict : GAME.check(position, Seat.of(1 - seat.index()), Sheet.of(choice.order()))) {
                        if (verdict instanceof Verdict.Rejected(var rejection)) {
                            assertUnmarked(GAME.words().prose().explain(position, rejection));
                        }
                    }
                }
            }
        });
    }

    private interface Look {
        void at(Position position, Resolution<Position> resolution);
    }

    private static void play(Look look) {
        SeededChance chance = new SeededChance(Seed.named("marks"), 0);
        RandomPlay<Position, Order> players = new RandomPlay<>(GAME, new SplittableRandom(5));
        Position position = GAME.setup(RICH, chance);
        int resolutions = 0;
        while (!position.over() && resolutions++ < 200) {
            Resolution<Position> resolution = Play.resolve(GAME, position, players.sheets(position), chance);
            look.at(position, resolution);
            position = resolution.state();
        }
        assertTrue(resolutions > 50, "the game was too short to tell");
    }

    private static void assertUnmarked(String text) {
        assertFalse(text.chars().anyMatch(c -> c >= 0xFDD0 && c <= 0xFDD2), text);
    }
}
