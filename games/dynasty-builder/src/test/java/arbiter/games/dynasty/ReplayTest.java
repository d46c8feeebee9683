package arbiter.games.dynasty;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import arbiter.engine.Frames;
import arbiter.engine.Play;
import arbiter.engine.chance.Chance;
import arbiter.engine.chance.ScriptedChance;
import arbiter.engine.seat.Roll;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Stroke;
import arbiter.engine.seat.Viewer;
import arbiter.games.dynasty.position.Hex;
import arbiter.games.dynasty.position.Position;
import arbiter.games.dynasty.position.View;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A replay shows the march, then the dice, then their result. */
class ReplayTest {
    private static List<Frames.Frame<View>> frames(Chance chance, Position state, String... lines) {
        Seat seat = Seat.of(0);
        return Frames.of(
                Tables.GAME,
                state,
                Map.of(seat, Play.read(Tables.GAME, state, seat, List.of(lines))),
                chance,
                Viewer.PUBLIC);
    }

    private static List<Stroke> strokes(Frames.Frame<View> frame) {
        return frame.events().stream()
                .flatMap(event -> event.strokes().stream())
                .toList();
    }

    @Test
    void aMarchWithAnAttackHasThreePictures() {
        Position state = new Position(Tables.read(
                "0,8: A city 1",
                "0,-8: B city 1",
                "0,0: soldier a1",
                "1,0: B house",
                "2,0: soldier b1",
                "turn A march"));
        List<Frames.Frame<View>> frames = frames(new ScriptedChance(List.of(6, 1)), state, "march a1 1,0 attack 2,0");
        assertEquals(3, frames.size());
        View marched = frames.get(0).view();
        assertEquals("a1", marched.unitsAt(new Hex(1, 0)).getFirst().id());
        assertNull(marched.structureAt(new Hex(1, 0)), "trampled");
        assertEquals(
                List.of(Stroke.go("soldier", 1, List.of("0,0", "1,0")), Stroke.take("house", 1, "1,0")),
                strokes(frames.get(0)));
        assertEquals(
                "b1", frames.get(1).view().unitsAt(new Hex(2, 0)).getFirst().id());
        assertEquals(List.of(Stroke.strike("soldier", "1,0", "2,0")), strokes(frames.get(1)));
        assertEquals(
                List.of(new Roll("a1", List.of(6), 0), new Roll("b1", List.of(1), 0)),
                frames.get(1).events().getFirst().thrown());
        assertEquals(List.of(), frames.get(2).view().unitsAt(new Hex(2, 0)));
        assertEquals(List.of(Stroke.take("soldier", 1, "2,0")), strokes(frames.get(2)));
    }

    @Test
    void everyLineIsAPictureOfItsOwn() {
        Position state = new Position(Tables.read("0,8: A city 1", "0,-8: B city 1"));
        List<Frames.Frame<View>> frames = frames(Chance.NONE, state, "build house 0,7", "build house 0,6", "end");
        assertEquals(3, frames.size());
        assertNotNull(frames.get(0).view().structureAt(new Hex(0, 7)));
        assertNull(frames.get(0).view().structureAt(new Hex(0, 6)));
        assertNotNull(frames.get(1).view().structureAt(new Hex(0, 6)));
        assertEquals(Seat.of(1), frames.get(2).view().turn().active());
    }
}
