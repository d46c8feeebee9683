package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** GD6-C.3: after HQ orders clash, players choose again and begin with their previous orders. */
class ChoosingAgainTest {
    private static final List<String> PLAYERS = List.of("Ada", "Bo", "Cy", "Di");
    private static final Seat ADA = Seat.of(0);
    private static final Seat CY = Seat.of(2);
    private static final Seat DI = Seat.of(3);

    private final GlobalDominationVI game = new GlobalDominationVI();
    private final Position before = position();
    private final Map<Seat, List<String>> sent = new TreeMap<>(Map.of(
            ADA,
            List.of("spawn 1 at 6", "build hq 6", "move 1 6>5", "nonsense"),
            Seat.of(1),
            List.of("build hq 7"),
            CY,
            List.of("build hq 21", "spawn 2 at 21"),
            DI,
            List.of("build hq 30", "spawn 1 at 30")));
    private final Resolution<Position> clash = resolve();

    private Position position() {
        try {
            return game.words()
                    .positions()
                    .read(
                            PLAYERS,
                            Settings.defaults(game.parameters()),
                            List.of(
                                    Line.of("1-2-3-4-5-6-7-8-9-10"),
                                    Line.of("20-21"),
                                    Line.of("30"),
                                    Line.of("sea 21")),
                            List.of());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private Resolution<Position> resolve() {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        sent.forEach((seat, lines) -> sheets.put(seat, Play.read(game, before, seat, lines)));
        return Play.resolve(game, before, sheets, new SeededChance(Seed.named("again"), 0));
    }

    private List<String> draft(Seat seat) {
        Position now = clash.state();
        Sheet<Order> sheet = Play.read(game, now, seat, sent.getOrDefault(seat, List.of()));
        return Play.normalForm(game, now, game.draftAfter(now, seat, sheet));
    }

    @Test
    void theNewSheetIsTheOldOneWithoutItsHq() {
        assertEquals(List.of(ADA, Seat.of(1), CY), game.awaiting(clash.state()));
        assertEquals(List.of("spawn 1 at 6", "move 1 6>5", "nonsense"), draft(ADA));
        assertEquals(List.of("spawn 2 at 21"), draft(CY));
    }

    @Test
    void aSheetThatWaitsIsNoDraft() {
        assertEquals(List.of(), draft(DI));
    }

    @Test
    void aNewTurnBeginsWithABlankSheet() {
        Sheet<Order> sheet = Play.read(game, before, ADA, sent.getOrDefault(ADA, List.of()));
        assertEquals(Sheet.empty(), game.draftAfter(before, ADA, sheet));
    }

    @Test
    void everybodyReadsWhatHappenedAndWhy() {
        List<String> told =
                game.words().prose().tell(clash.state(), Event.seenBy(Viewer.PUBLIC, clash.events())).stream()
                        .map(Prose.Section::sentences)
                        .flatMap(List::stream)
                        .map(Sentence::text)
                        .toList();
        assertTrue(
                told.contains(
                        "Too near to each other: the HQs of Ada and Bo are not built. They choose again before the turn"
                                + " goes on."),
                told.toString());
        assertTrue(told.contains("Cy chose a place where no HQ may stand, and may choose again too."), told.toString());
        assertTrue(told.contains("Cy ordered an HQ in territory 21."), told.toString());
        assertTrue(told.contains("Di raised an HQ in territory 30."), told.toString());
    }

    @Test
    void everyLineSaysWhyItDoesNotCount() {
        assertEquals(List.of("hq-clash", "hq-clash", "hq-clash", "unreadable"), codes(ADA));
        assertEquals(List.of("not-land", "set-aside"), codes(CY));
        assertEquals(List.of("", ""), codes(DI));
        for (Verdict verdict : clash.verdicts().getOrDefault(CY, List.of())) {
            if (verdict instanceof Verdict.Rejected(Rejection rejection)) {
                assertTrue(
                        !game.words().prose().explain(clash.state(), rejection).contains(rejection.code()));
            }
        }
    }

    private List<String> codes(Seat seat) {
        return clash.verdicts().getOrDefault(seat, List.of()).stream()
                .map(verdict -> verdict instanceof Verdict.Rejected(Rejection rejection) ? rejection.code() : "")
                .toList();
    }
}
