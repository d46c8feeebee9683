package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Frames;
import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Chance;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** If two positions look the same to a player, the program tells that player the same about both. */
class TwinsTest {
    private static final int POSITIONS = 400;

    private final GlobalDominationVI game = new GlobalDominationVI();

    private interface Look {
        void at(Crowd crowd, Position state, Position twin, Seat seat, String where);
    }

    private void everywhere(Look look) {
        for (int n = 0; n < POSITIONS; n++) {
            SplittableRandom random = new SplittableRandom(n);
            Crowd crowd = new Crowd(random);
            List<String> given = crowd.position();
            Position state = crowd.read(Crowd.PLAYERS, given);
            Seat seat = Seat.of(random.nextInt(Crowd.PLAYERS.size()));
            Position twin = crowd.twin(state, seat);
            Viewer viewer = Viewer.of(seat);
            String where = "position " + n + " for " + seat + "\n" + String.join("\n", crowd.board) + "\n"
                    + String.join("\n", game.words().positions().write(state)) + "\nand\n"
                    + String.join("\n", game.words().positions().write(twin)) + "\n";
            assertEquals(game.view(state, viewer), game.view(twin, viewer), where);
            look.at(crowd, state, twin, seat, where);
        }
    }

    @Test
    void verdictsAreTheSame() {
        everywhere((crowd, state, twin, seat, where) -> {
            for (int i = 0; i < 10; i++) {
                Sheet<Order> sheet = Play.read(game, state, seat, crowd.orders(Crowd.PLAYERS.get(seat.index())));
                assertEquals(game.check(state, seat, sheet), game.check(twin, seat, sheet), where + sheet);
            }
        });
    }

    @Test
    void adviceIsTheSame() {
        everywhere((crowd, state, twin, seat, where) -> {
            assertEquals(game.advice().candidates(state, seat), game.advice().candidates(twin, seat), where);
            assertEquals(game.advice().ideas(state, seat), game.advice().ideas(twin, seat), where);
            assertEquals(game.advice().plans(state, seat), game.advice().plans(twin, seat), where);
            assertEquals(game.advice().openings(state, seat), game.advice().openings(twin, seat), where);
            Sheet<Order> drafted = Play.read(game, state, seat, crowd.orders(Crowd.PLAYERS.get(seat.index())));
            Position after = game.rehearse(state, seat, drafted).after();
            Position other = game.rehearse(twin, seat, drafted).after();
            assertEquals(
                    game.words().positions().write(after),
                    game.words().positions().write(other),
                    where);
        });
    }

    @Test
    void theGuideIsTheSame() {
        everywhere((crowd, state, twin, seat, where) -> {
            for (int i = 0; i < 3; i++) {
                Sheet<Order> sheet = Play.read(game, state, seat, crowd.orders(Crowd.PLAYERS.get(seat.index())));
                assertEquals(offered(state, seat, sheet), offered(twin, seat, sheet), where + sheet);
                assertEquals(
                        game.guide().intents(state, seat, sheet),
                        game.guide().intents(twin, seat, sheet),
                        where + sheet);
                assertEquals(
                        game.guide().purse(state, seat, sheet), game.guide().purse(twin, seat, sheet), where + sheet);
                assertEquals(
                        game.guide().warnings(state, seat, sheet),
                        game.guide().warnings(twin, seat, sheet),
                        where + sheet);
            }
        });
    }

    private List<String> offered(Position state, Seat seat, Sheet<Order> sheet) {
        return game.guide().choices(state, seat, sheet).stream()
                .map(choice -> choice.label() + " " + choice.intent() + choice.effect() + choice.places())
                .toList();
    }

    /**
     * If the same lands change hands and the outcome looks the same, the reports are the same too. Exceptions: a Spy has
     * fought (GD6-C.6), or a mine has killed units on their way, which are then missing in the report.
     */
    @Test
    void reportsAreTheSameWhereTheOutcomeIs() {
        int[] compared = {0};
        everywhere((crowd, state, twin, seat, where) -> {
            Viewer viewer = Viewer.of(seat);
            for (int i = 0; i < 10; i++) {
                Map<String, List<String>> orders = crowd.everybodyOrders();
                Resolution<Position> one = resolve(crowd, state, orders);
                Resolution<Position> other = resolve(crowd, twin, orders);
                boolean sameOutcome = one.verdicts().equals(other.verdicts())
                        && changesOfHands(one).equals(changesOfHands(other))
                        && game.view(one.state(), viewer).equals(game.view(other.state(), viewer));
                boolean quiet = !spiesFought(one)
                        && !spiesFought(other)
                        && !minesExploded(crowd, state, orders, one)
                        && !minesExploded(crowd, twin, orders, other);
                if (sameOutcome && quiet) {
                    compared[0]++;
                    assertEquals(
                            Event.seenBy(viewer, one.events()), Event.seenBy(viewer, other.events()), where + orders);
                    assertEquals(
                            frames(crowd, state, orders, viewer), frames(crowd, twin, orders, viewer), where + orders);
                }
            }
        });
        assertTrue(compared[0] > POSITIONS / 2, "compared only " + compared[0]);
    }

    private Resolution<Position> resolve(Crowd crowd, Position state, Map<String, List<String>> orders) {
        return Play.resolve(game, state, crowd.sheets(state, orders), new SeededChance(Seed.named("twins"), 0));
    }

    private List<Frames.Frame<View>> frames(
            Crowd crowd, Position state, Map<String, List<String>> orders, Viewer viewer) {
        return Frames.of(game, state, crowd.sheets(state, orders), Chance.NONE, viewer);
    }

    private static List<Event> changesOfHands(Resolution<Position> resolution) {
        return resolution.events().stream()
                .filter(event -> event instanceof Happening.Neutralised
                        || event instanceof Happening.Taken
                        || event instanceof Happening.Spawned)
                .toList();
    }

    private static boolean spiesFought(Resolution<Position> resolution) {
        return resolution.events().stream().anyMatch(event -> switch (event) {
            case Happening.Skirmished e ->
                e.sides().stream().anyMatch(side -> side.before().spy() > 0);
            case Happening.Invaded e ->
                e.attacker().before().spy() + e.defender().before().spy() > 0 && opposed(e);
            default -> false;
        });
    }

    private static boolean opposed(Happening.Invaded e) {
        return e.tower() != Happening.Tower.NONE || e.defender().before().total() > 0;
    }

    @Test
    void noReportNamesASpyThatDidNotFight() {
        int[] unseen = {0};
        everywhere((crowd, state, twin, seat, where) -> {
            for (int i = 0; i < 10; i++) {
                Map<String, List<String>> orders = crowd.everybodyOrders();
                List<Event> events = resolve(crowd, state, orders).events();
                for (Event event : Event.seenBy(Viewer.PUBLIC, events)) {
                    if (event instanceof Happening.Invaded e && !opposed(e)) {
                        assertEquals(0, e.attacker().before().spy(), where + orders);
                        assertTrue(e.attacker().before().total() > 0, where + orders);
                    }
                }
                unseen[0] += (int) events.stream()
                        .filter(event -> event instanceof Happening.Marched e && e.unit() == Unit.SPY)
                        .count();
            }
        });
        assertTrue(unseen[0] > 100, "only " + unseen[0] + " Spies moved");
    }

    private static boolean minesExploded(
            Crowd crowd, Position before, Map<String, List<String>> orders, Resolution<Position> resolution) {
        int laid = 0;
        for (Map.Entry<Seat, Sheet<Order>> sheet : crowd.sheets(before, orders).entrySet()) {
            List<Verdict> verdicts = resolution.verdicts().getOrDefault(sheet.getKey(), List.of());
            List<Order> lines = sheet.getValue().orders().toList();
            for (int line = 0; line < lines.size(); line++) {
                if (lines.get(line) instanceof Order.LayMines(int count, int at)
                        && verdicts.get(line).accepted()) {
                    laid += count;
                }
            }
        }
        return mines(before) + laid != mines(resolution.state());
    }

    private static int mines(Position state) {
        return IntStream.of(state.board().mines).sum();
    }
}
