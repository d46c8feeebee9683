package arbiter.engine.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import arbiter.engine.Frames;
import arbiter.engine.Resolution;
import arbiter.engine.Witness;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Audience;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Replays of a game in which seats take their pebbles one after the other, and only the owner sees each step. */
class FramesTest {
    record Hidden(Seat seat) implements Event {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    private int copies;
    private final Pebbles game = new Pebbles() {
        @Override
        public Resolution<Heap> resolve(Heap heap, Sheets<Take> sheets, Chance chance) {
            return resolve(heap, sheets, chance, Witness.nobody());
        }

        @Override
        public Resolution<Heap> resolve(Heap heap, Sheets<Take> sheets, Chance chance, Witness<Heap> witness) {
            List<Integer> pebbles = new ArrayList<>(heap.pebbles());
            List<Event> events = new ArrayList<>();
            sheets.all().forEach((seat, sheet) -> {
                int taken = sheet.orders().mapToInt(Take::pebbles).sum();
                pebbles.set(seat.index(), pebbles.get(seat.index()) + taken);
                events.add(new Hidden(seat));
                witness.see(
                        () -> {
                            copies++;
                            return new Heap(heap.players(), heap.goal(), heap.turn(), List.copyOf(pebbles));
                        },
                        events.size());
            });
            return new Resolution<>(
                    new Heap(heap.players(), heap.goal(), heap.turn() + 1, List.copyOf(pebbles)),
                    events,
                    new TreeMap<>());
        }

        @Override
        public Wording<Heap, Take, Seen> words() {
            Wording<Heap, Take, Seen> words = super.words();
            Prose<Heap> prose = (heap, events) -> List.of(Prose.Section.of(
                    "Taking", events.stream().map(event -> event + ".").toList()));
            return new Wording<>(words.notation(), words.positions(), prose, words.book());
        }
    };

    private static final Pebbles.Heap START = new Pebbles.Heap(List.of("A", "B", "C"), 20, 1, List.of(0, 0, 0));

    private List<Frames.Frame<Pebbles.Seen>> frames(Viewer viewer) {
        Map<Seat, Sheet<Pebbles.Take>> sheets = new TreeMap<>();
        for (int i = 0; i < 3; i++) {
            sheets.put(Seat.of(i), Sheet.of(new Pebbles.Take(i + 1)));
        }
        return Frames.of(game, START, sheets, Chance.NONE, viewer);
    }

    private List<List<Integer>> heaps(Viewer viewer) {
        return frames(viewer).stream().map(frame -> frame.view().pebbles()).toList();
    }

    @Test
    void everyStepIsAFrameForAViewerWhoSeesAllOfThem() {
        assertEquals(List.of(List.of(1, 0, 0), List.of(1, 2, 0), List.of(1, 2, 3)), heaps(Viewer.ALL));
    }

    /** Nor does a last frame that shows nothing new reveal that somebody else did something in secret. */
    @Test
    void aStepWithoutAVisibleEventIsNotAFrame() {
        assertEquals(List.of(List.of(1, -1, -1)), heaps(Viewer.of(Seat.of(0))));
        assertEquals(List.of(List.of(-1, 2, -1)), heaps(Viewer.of(Seat.of(1))));
        assertEquals(List.of(List.of(-1, -1, 3)), heaps(Viewer.of(Seat.of(2))));
        assertEquals(List.of(List.of(-1, -1, -1)), heaps(Viewer.PUBLIC));
    }

    @Test
    void eachFrameHasTheEventsAndTheSentencesOfItsStep() {
        List<Frames.Frame<Pebbles.Seen>> frames = frames(Viewer.ALL);
        for (int i = 0; i < 3; i++) {
            Hidden own = new Hidden(Seat.of(i));
            assertEquals(List.of(own), frames.get(i).events());
            assertEquals(
                    own + ".",
                    frames.get(i).report().getFirst().sentences().getFirst().text());
        }
    }

    @Test
    void aTurnInWhichTheViewerSawNothingHasOneFrameWithoutEvents() {
        List<Frames.Frame<Pebbles.Seen>> frames = frames(Viewer.PUBLIC);
        assertEquals(1, frames.size());
        assertEquals(List.of(), frames.getFirst().events());
        assertEquals(List.of(), frames.getFirst().report());
    }

    @Test
    void nothingIsCopiedWhereNobodyWatches() {
        game.resolve(START, Sheets.of(Map.of(Seat.of(0), Sheet.of(new Pebbles.Take(1)))), Chance.NONE);
        assertEquals(0, copies);
        frames(Viewer.ALL);
        assertEquals(3, copies);
    }
}
