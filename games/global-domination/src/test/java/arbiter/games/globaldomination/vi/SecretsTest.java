package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Play;
import arbiter.engine.Resolution;
import arbiter.engine.chance.Seed;
import arbiter.engine.chance.SeededChance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.words.Sentence;
import arbiter.games.globaldomination.vi.position.Happening;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.Unit;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A player's secrets show neither in others' views nor in the reports that others read. */
class SecretsTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private final GlobalDominationVI game = new GlobalDominationVI();
    private final Position state = position(
            "1: A, 5 army, 2 spy, hq, loyalty 4",
            "2: A, 2 army, loyalty 4",
            "3: neutral",
            "4: B, 6 army, hq",
            "A: ip 200, stash dynamite");

    private Position position(String... given) {
        Settings settings = Settings.of(game.parameters(), new TreeMap<>(Map.of("spy", "on", "landmines", "on")));
        try {
            return game.words()
                    .positions()
                    .read(
                            List.of("A", "B"),
                            settings,
                            List.of(Line.of("1-2-3-4")),
                            java.util.Arrays.stream(given).map(Line::of).toList());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private Resolution<Position> play(String... ordersOfA) {
        return play(state, ordersOfA);
    }

    private Resolution<Position> play(Position state, String... ordersOfA) {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        sheets.put(A, Play.read(game, state, A, List.of(ordersOfA)));
        return Play.resolve(game, state, sheets, new SeededChance(Seed.named("secret"), 0));
    }

    private List<String> told(Resolution<Position> resolution, Viewer viewer) {
        return game.words().prose().tell(resolution.state(), Event.seenBy(viewer, resolution.events())).stream()
                .flatMap(section -> section.sentences().stream())
                .map(Sentence::text)
                .toList();
    }

    private void assertUnseen(Resolution<Position> open, Resolution<Position> secret) {
        for (Viewer viewer : List.of(Viewer.of(B), Viewer.PUBLIC)) {
            assertEquals(told(open, viewer), told(secret, viewer));
            assertEquals(Event.seenBy(viewer, open.events()), Event.seenBy(viewer, secret.events()));
            assertEquals(game.view(open.state(), viewer), game.view(secret.state(), viewer));
        }
    }

    @Test
    void minesPurchasesAndSpiesOnTheirWayAreUnseen() {
        assertUnseen(play("build library 1"), play("build library 1", "mine 3 at 2", "mine 1 at 3"));
        assertUnseen(play("build library 1"), play("build library 1", "buy dynamite", "buy toxic"));
        assertUnseen(play("build library 1"), play("build library 1", "move 2 spy 1>2"));
        assertUnseen(play("build library 1"), play("build library 1", "vote draw", "mine 500 at 1"));
    }

    @Test
    void thatASpyWasTrainedIsToldButNotWhere() {
        Resolution<Position> resolution = play("promote 1 spy at 2");
        assertTrue(told(resolution, Viewer.of(B)).contains("Somewhere A trained a spy."));
        assertEquals(told(play("promote 1 spy at 1"), Viewer.of(B)), told(resolution, Viewer.of(B)));
        assertTrue(
                told(resolution, Viewer.of(A)).contains("A trained one spy in territory 2; nobody else knows where."));
    }

    @Test
    void noReportSpeaksOfMines() {
        Resolution<Position> laid = play("mine 3 at 3", "mine 1 at 1");
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        sheets.put(B, Play.read(game, laid.state(), B, List.of("move 4 4>3")));
        Resolution<Position> stepped =
                Play.resolve(game, laid.state(), sheets, new SeededChance(Seed.named("secret"), 0));
        assertEquals(1, stepped.state().board().units(2, Unit.ARMY));
        for (Viewer viewer : List.of(Viewer.ALL, Viewer.of(A), Viewer.of(B), Viewer.PUBLIC)) {
            for (Resolution<Position> turn : List.of(laid, stepped)) {
                assertFalse(String.join(" ", told(turn, viewer)).contains("mine"), viewer.toString());
            }
        }
    }

    @Test
    void checkingOrdersTellsNothingOfOthersMines() {
        Position mined = position("1: A, 1 army, hq", "2: neutral, 2 mine of B", "4: B, 1 army");
        Position clear = position("1: A, 1 army, hq", "4: B, 1 army");
        List<String> orders = List.of("spawn 2 at 2", "move 2 2>3", "build library 2", "move 3 2>3");
        assertEquals(
                game.check(clear, A, Play.read(game, clear, A, orders)),
                game.check(mined, A, Play.read(game, mined, A, orders)));
        assertEquals(game.advice().candidates(clear, A), game.advice().candidates(mined, A));
    }

    /** Spies take no damage and meet nobody here: others see only the owner of the land (GD6-C.6). */
    @Test
    void aSpyThatTakesEmptyLandIsUnseen() {
        Position empty = position("1: A, 5 army, 2 spy, hq", "2: B", "4: B, 6 army, hq");
        Resolution<Position> taken = play(empty, "move 1 spy 1>2");
        for (Viewer viewer : List.of(Viewer.of(B), Viewer.PUBLIC)) {
            assertTrue(
                    told(taken, viewer).contains("Territory 2 went over to A."),
                    told(taken, viewer).toString());
            assertFalse(told(taken, viewer).toString().contains("spy"));
            assertFalse(Event.seenBy(viewer, taken.events()).stream().anyMatch(Happening.Invaded.class::isInstance));
        }
        assertTrue(told(taken, Viewer.of(A)).contains("A moved one spy from territory 1 to territory 2 and took it."));
    }

    @Test
    void aSpyThatGoesAlongIsUnseenWhereNobodyFights() {
        Position empty = position("1: A, 5 army, 2 spy, hq", "2: B", "4: B, 6 army, hq");
        Resolution<Position> taken = play(empty, "move 2 1>2", "move 1 spy 1>2");
        Resolution<Position> without = play(empty, "move 2 1>2");
        for (Viewer viewer : List.of(Viewer.of(B), Viewer.PUBLIC)) {
            assertEquals(told(without, viewer), told(taken, viewer));
            assertEquals(Event.seenBy(viewer, without.events()), Event.seenBy(viewer, taken.events()));
        }
        assertTrue(told(taken, Viewer.of(A)).contains("One spy of A went along to territory 2, unseen."));
    }

    @Test
    void aSpyThatFightsIsSeen() {
        Position held = position("1: A, 5 army, 2 spy, hq", "2: B, 1 army", "4: B, 6 army, hq");
        Resolution<Position> fought = play(held, "move 2 1>2", "move 1 spy 1>2");
        assertTrue(
                told(fought, Viewer.PUBLIC).toString().contains("one spy"),
                told(fought, Viewer.PUBLIC).toString());
    }
}
