package arbiter.games.globaldomination.v;

import static arbiter.games.globaldomination.v.Situation.ANN;
import static arbiter.games.globaldomination.v.Situation.BEN;
import static arbiter.games.globaldomination.v.Situation.GAME;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import arbiter.engine.Frames;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Stroke;
import arbiter.engine.seat.Viewer;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A replay of a turn. */
class ReplayTest {
    private static List<Frames.Frame<View>> frames(Situation situation, Viewer viewer, String[] ann, String[] ben) {
        return Frames.of(
                GAME,
                situation.position,
                Map.of(ANN, situation.sheet(ANN, ann), BEN, situation.sheet(BEN, ben)),
                Chance.NONE,
                viewer);
    }

    private static List<Integer> troops(Frames.Frame<View> frame) {
        return frame.view().lands().stream().map(View.Land::troops).toList();
    }

    @Test
    void eachPlayersMarchesAndEachBattleAreAPictureOfTheirOwn() {
        Situation situation = Situation.of(
                Map.of("generation", "off"), "1-2-3-4-5", "2: Ann, 5 troop", "3: Ben, 2 troop", "4: Ben, 3 troop");
        List<Frames.Frame<View>> frames = frames(
                situation, Viewer.PUBLIC, new String[] {"move 1 2>1", "move 4 2>3"}, new String[] {"move 2 4>5"});
        assertEquals(
                List.of(List.of(1, 4, 2, 3, 0), List.of(1, 4, 2, 1, 2), List.of(1, 0, 0, 1, 2), List.of(1, 0, 0, 1, 2)),
                frames.stream().map(ReplayTest::troops).toList());
        assertEquals(-1, frames.get(2).view().lands().get(2).owner());
        assertEquals(
                List.of(
                        List.of(Stroke.go("troop", 1, List.of("2", "1"))),
                        List.of(Stroke.go("troop", 2, List.of("4", "5"))),
                        List.of(Stroke.strike("troop", "2", "3"), Stroke.take("troop", 2, "3")),
                        List.of()),
                frames.stream()
                        .map(frame -> frame.events().stream()
                                .map(Event::strokes)
                                .flatMap(List::stream)
                                .toList())
                        .toList());
        assertEquals("Battle Phase", frames.get(2).report().getFirst().heading());
    }

    /** Seeing another player's Influence fall in the Inventory Phase would reveal a purchase (5.2). */
    @Test
    void nobodySeesOthersSpendBeforeTheTurnIsOver() {
        Situation situation = Situation.of(
                "1-2-3-4", "1: Ann, 2 troop, hq", "4: Ben, 2 troop, hq", "Ann: ip 60, stash dynamite", "Ben: ip 10");
        String[] ann = {"buy crop", "use dynamite 1>2", "build fortress 1"};
        List<Frames.Frame<View>> ben = frames(situation, Viewer.of(BEN), ann, new String[] {"bonus 2 at 4"});
        for (Frames.Frame<View> frame : ben.subList(0, ben.size() - 1)) {
            assertEquals(60, frame.view().players().get(0).ip());
        }
        assertTrue(ben.stream().anyMatch(frame -> frame.view().players().get(1).ip() == 0));
        assertEquals(15, ben.getLast().view().players().get(0).ip());
        List<Frames.Frame<View>> hers = frames(situation, Viewer.of(ANN), ann, new String[] {});
        assertTrue(hers.stream().anyMatch(frame -> frame.view().players().get(0).ip() == 30));
    }

    @Test
    void aDiscardedSheetIsNotShown() {
        Situation situation = Situation.of(
                Map.of("invalid-orders", "discard-all", "generation", "off"),
                "1-2-3-4",
                "1: Ann, 2 troop",
                "4: Ben, 2 troop");
        List<Frames.Frame<View>> frames = frames(
                situation, Viewer.ALL, new String[] {"move 1 1>2", "build fortress 4"}, new String[] {"move 1 4>3"});
        assertEquals(List.of(2, 0, 1, 1), troops(frames.getFirst()));
        assertEquals(2, frames.size());
    }
}
