package arbiter.engine.testkit;

import arbiter.engine.Advice;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.Ruleset;
import arbiter.engine.Standing;
import arbiter.engine.book.Rulebook;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Audience;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.PlayerLines;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.engine.words.Notation;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/** The smallest game with secrets, chance, simultaneous orders and an end. It is for testing the drivers, not the rules. */
public class Pebbles implements Game<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> {
    public record Heap(List<String> players, int goal, int turn, List<Integer> pebbles) {}

    public record Take(int pebbles) {}

    /** The heaps of other seats are shown as −1. */
    public record Seen(List<String> players, List<Integer> pebbles) {}

    public record Took(Seat seat, int pebbles, int luck) implements Event {
        @Override
        public Audience audience() {
            return Audience.only(seat);
        }
    }

    @Override
    public Ruleset ruleset() {
        return new Ruleset("pebbles", 3, "Pebbles", 1, 9);
    }

    @Override
    public List<Parameter> parameters() {
        return List.of(Parameter.whole("goal", 20, 1, 1_000, "P-2", "How many pebbles win."));
    }

    @Override
    public Heap setup(Setup setup, Chance chance) {
        List<Integer> pebbles = new ArrayList<>();
        setup.players().forEach(player -> pebbles.add(chance.below(2, "a pebble to start with")));
        return new Heap(setup.players(), setup.settings().whole("goal"), 1, pebbles);
    }

    @Override
    public List<Seat> awaiting(Heap heap) {
        return standing(heap).over() ? List.of() : seats(heap);
    }

    private static List<Seat> seats(Heap heap) {
        return IntStream.range(0, heap.players().size()).mapToObj(Seat::of).toList();
    }

    @Override
    public int turn(Heap heap) {
        return heap.turn();
    }

    @Override
    public List<Verdict> check(Heap heap, Seat seat, Sheet<Take> sheet) {
        int[] left = {3};
        return sheet.judged(take -> {
            if (take.pebbles() > left[0]) {
                return Verdict.rejected("too-many", "P-1");
            }
            left[0] -= take.pebbles();
            return Verdict.ACCEPTED;
        });
    }

    @Override
    public Resolution<Heap> resolve(Heap heap, Sheets<Take> sheets, Chance chance) {
        List<Integer> pebbles = new ArrayList<>(heap.pebbles());
        List<Event> events = new ArrayList<>();
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        sheets.all().forEach((seat, sheet) -> verdicts.put(seat, check(heap, seat, sheet)));
        for (Seat seat : seats(heap)) {
            List<Take> takes = sheets.orEmpty(seat).accepted(verdicts.getOrDefault(seat, List.of()));
            int taken = takes.stream().mapToInt(Take::pebbles).sum();
            int luck = chance.die(6, "luck") == 6 ? 1 : 0;
            pebbles.set(seat.index(), pebbles.get(seat.index()) + taken + luck);
            events.add(new Took(seat, taken, luck));
        }
        return new Resolution<>(new Heap(heap.players(), heap.goal(), heap.turn() + 1, pebbles), events, verdicts);
    }

    @Override
    public Seen view(Heap heap, Viewer viewer) {
        return new Seen(heap.players(), shown(heap, viewer, () -> -1));
    }

    @Override
    public Heap forget(Heap heap, Viewer viewer, Chance chance) {
        List<Integer> guessed = shown(heap, viewer, () -> chance.below(5, "a guess"));
        return new Heap(heap.players(), heap.goal(), heap.turn(), guessed);
    }

    /** Until the game is over, others' heaps are hidden. */
    private static List<Integer> shown(Heap heap, Viewer viewer, IntSupplier hidden) {
        boolean over = !winners(heap).isEmpty();
        return seats(heap).stream()
                .map(seat -> over || viewer.knows(seat) ? heap.pebbles().get(seat.index()) : hidden.getAsInt())
                .toList();
    }

    private static List<Seat> winners(Heap heap) {
        return seats(heap).stream()
                .filter(seat -> heap.pebbles().get(seat.index()) >= heap.goal())
                .toList();
    }

    @Override
    public Standing standing(Heap heap) {
        List<Seat> winners = winners(heap);
        List<Integer> points = shown(heap, Viewer.PUBLIC, () -> 0);
        List<Standing.Score> scores = seats(heap).stream()
                .map(seat -> new Standing.Score(seat, true, points.get(seat.index())))
                .toList();
        return new Standing(!winners.isEmpty(), winners, winners.isEmpty() ? "" : "goal", scores);
    }

    private static final Wording<Heap, Take, Seen> WORDS = new Wording<>(
            Notation.of("P-1", "take 1", Pebbles::take, take -> "take " + take.pebbles()),
            new PlayerLines<>(
                    new Vocabulary<Consumer<Integer>, Integer>("word about a player", Vocabulary.Commas.FREE)
                            .lead(
                                    Phrase.of(Pebbles::pebbles, heap -> heap < 0 ? "hidden" : heap + " pebbles"),
                                    heap -> heap,
                                    Consumer::accept),
                    0,
                    heap -> new Seen(heap.players(), heap.pebbles()),
                    Seen::players,
                    Seen::pebbles,
                    Heap::turn,
                    (players, settings, turn, pebbles) -> new Heap(players, settings.whole("goal"), turn, pebbles)),
            (heap, events) -> List.of(Prose.Section.of(
                    "Taking",
                    events.stream()
                            .map(event -> ((Took) event).pebbles() + " were taken.")
                            .toList())),
            () -> Rulebook.beside(Pebbles.class, List.of("pebbles.md")));

    private static Take take(Words words) throws Misread {
        words.expect("take");
        return new Take(words.number("a number of pebbles"));
    }

    private static int pebbles(Words words) throws Misread {
        if (words.taken("hidden")) {
            return -1;
        }
        int heap = words.number("a number");
        words.expect("pebbles");
        return heap;
    }

    @Override
    public Wording<Heap, Take, Seen> words() {
        return WORDS;
    }

    @Override
    public Advice<Heap, Take> advice() {
        return new Advice<>() {
            @Override
            public List<Take> candidates(Heap heap, Seat seat) {
                return List.of(new Take(1), new Take(2), new Take(3));
            }

            @Override
            public double worth(Heap heap, Seat seat) {
                return heap.pebbles().get(seat.index());
            }
        };
    }
}
