package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.guide.Choice;
import arbiter.engine.guide.Goal;
import arbiter.engine.guide.Intent;
import arbiter.engine.guide.Measure;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.testkit.GuideContract;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class GuideTest extends GuideContract<Position, Order, View> {
    private static final Seat A = Seat.of(0);
    private static final String BOARD = "1-2-3-4-5\n1-6\nname 1 \"Far Thule\" THU\nname 2 \"Corrow\" COR";

    private final GlobalDominationVI game = new GlobalDominationVI();

    GuideTest() {
        super(new ContractTest());
    }

    private Position position(Map<String, String> settings, String... given) {
        try {
            return game.words()
                    .positions()
                    .read(
                            List.of("A", "B"),
                            Settings.of(game.parameters(), new TreeMap<>(settings)),
                            BOARD.lines().map(Line::of).toList(),
                            Arrays.stream(given).map(Line::of).toList());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private Sheet<Order> sheet(Position state, String... lines) {
        return Play.read(game, state, A, List.of(lines));
    }

    private List<Choice<Order>> choices(Position state, String... drafted) {
        return game.guide().choices(state, A, sheet(state, drafted));
    }

    private static List<String> labels(List<Choice<Order>> choices, String group) {
        return choices.stream()
                .filter(choice -> choice.group().equals(group))
                .map(Choice::label)
                .toList();
    }

    /** Everything that bots consider is also offered to people. */
    @Test
    void everyCandidateIsOffered() {
        int[] seen = {0};
        for (int n = 0; n < 150; n++) {
            Crowd crowd = new Crowd(new SplittableRandom(n));
            Position state = crowd.read(Crowd.PLAYERS, crowd.position());
            for (Seat seat : game.awaiting(state)) {
                List<Choice<Order>> choices = game.guide().choices(state, seat, Sheet.empty());
                for (Order order : game.advice().candidates(state, seat)) {
                    seen[0]++;
                    assertTrue(
                            choices.stream().anyMatch(choice -> reaches(choice, order)),
                            "position " + n + ", " + seat + ": " + order);
                }
            }
        }
        assertTrue(seen[0] > 1_000, "only " + seen[0] + " candidates");
    }

    private static boolean reaches(Choice<Order> choice, Order order) {
        Choice.Amount<Order> amount = choice.amount();
        if (amount == null) {
            return choice.order().equals(order);
        }
        for (int n = amount.least(); n <= Math.min(amount.most(), 60); n++) {
            if (amount.orders().apply(n).equals(order)) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aFirstTurnBeginsWithTheHqAndGoesOnFromThere() {
        Position state = position(Map.of(), "5: B, 1 army, hq", "A: first-turn");
        assertEquals(List.of("HQ in Far Thule", "HQ in Corrow", "HQ in territory 6"), labels(choices(state), "Build"));
        assertEquals(3, choices(state).size());
        List<Choice<Order>> then = choices(state, "build hq 2");
        assertTrue(labels(then, "Build").isEmpty());
        assertEquals(
                List.of("2 Armies in Far Thule", "2 Armies in Corrow", "2 Armies in territory 3"),
                labels(then, "Spawn"));
        assertTrue(labels(choices(state, "build hq 2", "spawn 2 at 2"), "Move").contains("2 Armies to Far Thule"));
    }

    @Test
    void beforeTheFirstHqAPlaceSaysWhyItCannotStandThere() {
        Position state = position(Map.of(), "5: B, 1 army, hq", "A: first-turn");
        Order expected = game.guide().expected(state, A, Sheet.empty(), "4").orElseThrow();
        Verdict verdict = Play.check(game, state, A, Sheet.of(expected)).getFirst();
        assertEquals("hq-too-near", ((Verdict.Rejected) verdict).rejection().code());
        assertTrue(
                game.guide().expected(state, A, sheet(state, "build hq 1"), "4").orElseThrow() instanceof Order.Move);
    }

    /** An offered order never breaks another order of the sheet, wherever it belongs in the turn. */
    @Test
    void nothingIsOfferedThatSpoilsAnotherOrder() {
        Position state = position(Map.of(), "1: A, 2 army, hq", "5: B, 1 army, hq", "A: ip 21");
        assertEquals(
                List.of("1 Army to Cavalry in Far Thule", "1 Army to Heavy in Far Thule"),
                labels(choices(state), "Promote"));
        assertTrue(labels(choices(state, "build watchtower 1"), "Promote").isEmpty());
        assertTrue(labels(choices(state, "move 2 1>2"), "Promote").isEmpty());
        Choice<Order> one = choices(state, "move 1 1>2").stream()
                .filter(choice -> choice.group().equals("Promote"))
                .findFirst()
                .orElseThrow();
        assertEquals(1, one.amount().most());
        assertTrue(labels(choices(state, "buy dynamite"), "Build").isEmpty());
    }

    @Test
    void aMoveSaysWhereItLeads() {
        Position state = position(Map.of(), "1: A, 3 army, hq", "3: B, 1 army", "5: B, 1 army, hq");
        Choice<Order> far = choices(state, "move 1 1>6").stream()
                .filter(choice -> choice.places().equals(List.of("1", "2", "3")))
                .findFirst()
                .orElseThrow();
        assertEquals("2 Armies to territory 3 through Corrow", far.label());
        assertEquals("invades B", far.effect());
        assertEquals(
                "2 Armies: Far Thule → Corrow → territory 3",
                far.intent().words().text());
        assertEquals(
                List.of("1", "2", "3"),
                far.intent().words().marks().stream().map(mark -> mark.place()).toList());
        assertEquals(
                List.of(Stroke.go("army", 2, List.of("1", "2", "3"))),
                far.intent().strokes());
        assertEquals(
                Choice.Role.ASIDE,
                choices(state).stream()
                        .filter(choice -> choice.places().equals(List.of("1", "2", "1")))
                        .findFirst()
                        .orElseThrow()
                        .role());
    }

    @Test
    void bothPlacesOfASpawnAreDrawn() {
        Position state = position(Map.of(), "1: A, 3 army, hq", "5: B, 1 army, hq");
        Intent intent = game.guide()
                .intents(state, A, sheet(state, "spawn 1 at 1, 1 at 2"))
                .getFirst()
                .orElseThrow();
        assertEquals(
                "Spawn 1 Army in Far Thule and 1 Army in Corrow", intent.words().text());
        assertEquals(List.of(Stroke.put("army", 1, "1"), Stroke.put("army", 1, "2")), intent.strokes());
        assertEquals(2, intent.price().of("spawn"));
    }

    @Test
    void theGoalFollowsTheParameters() {
        Position plain = position(Map.of(), "1: A, 3 army, hq", "5: B, 1 army, hq");
        Goal survive = game.guide().goal(plain, Viewer.PUBLIC).orElseThrow();
        assertEquals("To win, be the last player who holds land.", survive.aim());
        Goal.Race all = survive.races().getFirst();
        assertEquals(6, all.needed(), "all land");
        assertEquals(Map.of(A, 1L, Seat.of(1), 1L), all.reached());
        Position share =
                position(Map.of("win-share", "60", "turn-limit", "30"), "1: A, 3 army, hq", "2: A", "5: B, 1 army, hq");
        Goal goal = game.guide().goal(share, Viewer.PUBLIC).orElseThrow();
        Goal.Race race = goal.races().getFirst();
        assertEquals(4, race.needed());
        assertEquals(Map.of(A, 2L, Seat.of(1), 1L), race.reached());
        assertEquals(new Goal.Clock("turn", 1, 30), goal.clock());
    }

    @Test
    void measuresHideWhatTheViewDoes() {
        Position state = position(Map.of("spy", "on"), "1: A, 3 army, 2 spy, hq", "5: B, 1 army, hq", "A: ip 7");
        Measure units =
                game.guide().measures(state, List.of(), Viewer.of(Seat.of(1))).get(1);
        assertEquals(Map.of(A, 3L, Seat.of(1), 1L), units.values());
        Measure influence =
                game.guide().measures(state, List.of(), Viewer.of(Seat.of(1))).get(3);
        assertFalse(influence.values().containsKey(A));
        assertEquals(
                7L,
                game.guide()
                        .measures(state, List.of(), Viewer.of(A))
                        .get(3)
                        .values()
                        .get(A));
    }

    /** A player who loses the HQ reads so in what the turn has changed. */
    @Test
    void buildingsAreCountedByNameWithTheHqFirst() {
        Position state = position(Map.of(), "1: A, 3 army, hq, library", "2: A, watchtower", "5: B, 1 army, hq");
        Measure buildings =
                game.guide().measures(state, List.of(), Viewer.PUBLIC).getLast();
        assertEquals("Buildings", buildings.name());
        assertEquals(Map.of(A, 3L, Seat.of(1), 1L), buildings.values());
        assertEquals(
                List.of("HQ in ", "Library in ", "Watchtower in "),
                buildings.things().get(A).stream()
                        .map(thing -> thing.replaceAll("(?<= in ).*", ""))
                        .toList());
    }

    @Test
    void theHostIsOfferedWhatCanBeAnnounced() {
        Position state = position(Map.of(), "1: A, 3 army, hq", "5: B, 1 army, hq");
        List<Choice<Order>> host = game.guide().choices(state, Seat.HOST, Sheet.empty());
        assertEquals(List.of("Spy", "Landmines"), labels(host, "Unlock"));
        Sheet<Order> drafted = Play.read(game, state, Seat.HOST, List.of("unlock spy"));
        assertEquals(List.of("Landmines"), labels(game.guide().choices(state, Seat.HOST, drafted), "Unlock"));
    }
}
