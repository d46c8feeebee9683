package arbiter.games.globaldomination.vi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Frames;
import arbiter.engine.Play;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Settings;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.Position;
import arbiter.games.globaldomination.vi.position.View;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** A replay of a turn: a sequence of true views that reveals no secret. */
class FramesTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);

    private final GlobalDominationVI game = new GlobalDominationVI();

    private Position position(Map<String, String> settings, String... given) {
        try {
            return game.words()
                    .positions()
                    .read(
                            List.of("A", "B"),
                            Settings.of(game.parameters(), new TreeMap<>(settings)),
                            List.of(Line.of("1-2-3-4-5")),
                            Arrays.stream(given).map(Line::of).toList());
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    private List<View> frames(Position state, Viewer viewer, String... ordersOfA) {
        Map<Seat, Sheet<Order>> sheets = new TreeMap<>();
        sheets.put(A, Play.read(game, state, A, List.of(ordersOfA)));
        return Frames.of(game, state, sheets, Chance.NONE, viewer).stream()
                .map(Frames.Frame::view)
                .toList();
    }

    private static List<String> at(List<View> frames, int id) {
        return frames.stream()
                .map(view -> view.lands().get(id - 1))
                .map(land -> (land.owner() < 0 ? "-" : "AB".charAt(land.owner()) + "")
                        + land.units().army())
                .toList();
    }

    @Test
    void everyStepOfAMarchIsAFrame() {
        Position state = position(Map.of(), "1: A, 4 army, hq", "4: B, 9 army, hq");
        List<View> frames = frames(state, Viewer.of(B), "spawn 2 at 1", "move 3 1>2>3");
        assertEquals(List.of("A6", "A3", "A3"), at(frames, 1).subList(0, 3));
        assertEquals(List.of("-0", "A3", "A0"), at(frames, 2).subList(0, 3));
        assertEquals(List.of("-0", "-0", "A3"), at(frames, 3).subList(0, 3));
    }

    @Test
    void eachInvasionIsAFrame() {
        Position state = position(Map.of(), "2: A, 9 army, hq", "1: B, 1 army", "3: B, 1 army", "5: B, 1 army, hq");
        List<View> frames = frames(state, Viewer.PUBLIC, "move 4 2>1", "move 5 2>3");
        assertEquals(List.of("A1", "A1"), at(frames, 1).subList(0, 2));
        assertEquals(List.of("B1", "A2"), at(frames, 3).subList(0, 2));
    }

    /** A viewer cannot tell which Army became a Spy, neither by the strength of its land nor by the moment of the change. */
    @Test
    void noFrameTellsWhereASpyWasTrained() {
        Position state = position(
                Map.of("spy", "on"),
                "1: A, 3 army, hq, loyalty 4",
                "2: A, 3 army, loyalty 4",
                "5: B, 6 army, hq",
                "A: ip 200");
        List<View> here = frames(state, Viewer.of(B), "promote 1 spy at 1", "spawn 2 at 1");
        List<View> there = frames(state, Viewer.of(B), "promote 1 spy at 2", "spawn 2 at 1");
        assertTrue(here.size() > 1, "a turn of one frame hides everything");
        assertEquals(here.subList(0, here.size() - 1), there.subList(0, there.size() - 1));
        assertEquals(
                "A2", at(frames(state, Viewer.of(A), "promote 1 spy at 1"), 1).getFirst());
    }

    @Test
    void noFrameTellsWhenAMineWentOff() {
        Position state =
                position(Map.of("landmines", "on"), "1: A, 4 army, hq", "3: neutral, 1 mine of B", "5: B, 6 army, hq");
        List<View> frames = frames(state, Viewer.of(B), "move 2 1>2>3");
        assertEquals(0, frames.getLast().lands().get(2).mines());
        for (View frame : frames.subList(0, frames.size() - 1)) {
            assertEquals(1, frame.lands().get(2).mines());
        }
    }
}
