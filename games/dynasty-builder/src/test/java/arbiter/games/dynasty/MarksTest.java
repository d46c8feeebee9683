package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.guide.Choice;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.testkit.RandomPlay;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.Position;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Names in reports are marked, and no other text contains marks. */
class MarksTest {
    private static final String MARKS = ".*[\\uFDD0-\\uFDD2].*";

    @Test
    void aReportLinksThePlacesAndThePlayersThatItNames() {
        Position state = new Position(Tables.read("0,8: A city 1", "0,-8: B city 1"));
        Seat a = Seat.of(0);
        Sheet<Order> sheet = Sheet.of(List.of(new Order.BuildHouse(new Hex(0, 7)), new Order.End()));
        Resolution<Position> resolution =
                Play.resolve(Tables.GAME, state, Map.of(a, sheet), new SeededChance(Seed.named("a house"), 0));
        List<Prose.Section> report = Tables.GAME.words().prose().tell(resolution.state(), resolution.events());
        Sentence built = report.getFirst().sentences().getFirst();
        assertEquals("A built a house on 0,7.", built.text());
        assertEquals(List.of(new Sentence.Mark(0, 1, null, 0), new Sentence.Mark(19, 22, "0,7", null)), built.marks());
        assertEquals("Round 1: B's turn", report.getLast().heading());
    }

    @Test
    void noMarkLeavesTheSentencesThatAreMadeForIt() {
        for (int game = 0; game < Tables.varied().size(); game++) {
            SplittableRandom random = new SplittableRandom(game);
            SeededChance chance = new SeededChance(Seed.named("marks " + game), 0);
            Position state = Tables.GAME.setup(Tables.varied().get(game), chance);
            RandomPlay<Position, Order> players = new RandomPlay<>(Tables.GAME, random);
            for (int i = 0; i < 60 && !Tables.GAME.awaiting(state).isEmpty(); i++) {
                look(state, random);
                Resolution<Position> resolution = Play.resolve(Tables.GAME, state, players.sheets(state), chance);
                for (Prose.Section section :
                        Tables.GAME.words().prose().tell(resolution.state(), resolution.events())) {
                    assertUnmarked(section.heading());
                    section.sentences().forEach(sentence -> assertUnmarked(sentence.text()));
                }
                state = resolution.state();
            }
        }
    }

    private static void look(Position state, SplittableRandom random) {
        Tables.GAME.words().positions().write(state).forEach(MarksTest::assertUnmarked);
        Seat seat = Tables.GAME.awaiting(state).getFirst();
        List<Choice<Order>> choices = Tables.GAME.guide().choices(state, seat, Sheet.empty());
        Choice<Order> choice = choices.get(random.nextInt(choices.size()));
        assertUnmarked(choice.label());
        assertUnmarked(choice.effect());
        assertUnmarked(Tables.GAME.words().notation().write(state, choice.order()));
        Order twice = choices.getFirst().order();
        for (Verdict verdict : Tables.GAME.check(state, seat, Sheet.of(List.of(twice, twice, twice, twice)))) {
            if (verdict instanceof Verdict.Rejected(var rejection)) {
                assertUnmarked(Tables.GAME.words().prose().explain(state, rejection));
            }
        }
    }

    private static void assertUnmarked(String text) {
        assertFalse(text.matches(MARKS), text);
    }

    @Test
    void theMarksOfAnIntentAreItsPlaces() {
        Position state =
                new Position(Tables.read("0,8: A city 1", "0,-8: B city 1", "0,0: soldier a1", "turn A march"));
        for (Choice<Order> choice : Tables.GAME.guide().choices(state, Seat.of(0), Sheet.empty())) {
            for (Sentence.Mark mark : choice.intent().words().marks()) {
                assertTrue(choice.places().contains(mark.place()), choice.toString());
            }
        }
    }
}
