package arbiter.engine.testkit;

import arbiter.engine.Advice;
import arbiter.engine.Game;
import arbiter.engine.Resolution;
import arbiter.engine.Ruleset;
import arbiter.engine.Standing;
import arbiter.engine.book.Rulebook;
import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Settings;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Reading;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Slip;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.engine.words.Notation;
import arbiter.engine.words.PositionText;
import arbiter.engine.words.Prose;
import arbiter.engine.words.Wording;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** The smallest game that has secrets, luck, simultaneous orders and an end: it proves the drivers, not the rules. */
public final class Pebbles implements Game<Pebbles.Heap, Pebbles.Take, Pebbles.Seen> {
    public record Heap(List<String> players, int goal, int turn, List<Integer> pebbles) {}

    public record Take(int pebbles) {}

    /** Others' heaps show as −1. */
    public record Seen(List<String> players, List<Integer> pebbles) {}

    public record Took(Seat seat, int pebbles, int luck) implements Event {}

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
        List<Verdict> verdicts = new ArrayList<>();
        int left = 3;
        for (Reading<Take> line : sheet.lines()) {
            Verdict verdict = switch (line) {
                case Reading.Unreadable<Take>(String text, Slip slip) -> new Verdict.Rejected(slip.rejection());
                case Reading.Order<Take>(Take take) ->
                    take.pebbles() > left ? Verdict.rejected("too-many", "P-1") : Verdict.ACCEPTED;
            };
            verdicts.add(verdict);
            if (verdict.accepted() && line instanceof Reading.Order<Take>(Take take)) {
                left -= take.pebbles();
            }
        }
        return verdicts;
    }

    @Override
    public Resolution<Heap> resolve(Heap heap, Sheets<Take> sheets, Chance chance) {
        List<Integer> pebbles = new ArrayList<>(heap.pebbles());
        List<Event> events = new ArrayList<>();
        SequencedMap<Seat, List<Verdict>> verdicts = new TreeMap<>();
        sheets.all().forEach((seat, sheet) -> verdicts.put(seat, check(heap, seat, sheet)));
        for (Seat seat : seats(heap)) {
            int taken = 0;
            List<Reading<Take>> lines = sheets.orEmpty(seat).lines();
            for (int i = 0; i < lines.size(); i++) {
                if (verdicts.getOrDefault(seat, List.of()).get(i).accepted()
                        && lines.get(i) instanceof Reading.Order<Take>(Take take)) {
                    taken += take.pebbles();
                }
            }
            int luck = chance.die(6, "luck") == 6 ? 1 : 0;
            pebbles.set(seat.index(), pebbles.get(seat.index()) + taken + luck);
            events.add(new Took(seat, taken, luck));
        }
        return new Resolution<>(new Heap(heap.players(), heap.goal(), heap.turn() + 1, pebbles), events, verdicts);
    }

    @Override
    public Seen view(Heap heap, Viewer viewer) {
        return new Seen(
                heap.players(),
                seats(heap).stream()
                        .map(seat -> viewer.knows(seat) ? heap.pebbles().get(seat.index()) : -1)
                        .toList());
    }

    @Override
    public Heap forget(Heap heap, Viewer viewer, Chance chance) {
        return new Heap(
                heap.players(),
                heap.goal(),
                heap.turn(),
                seats(heap).stream()
                        .map(seat -> viewer.knows(seat) ? heap.pebbles().get(seat.index()) : chance.below(5, "a guess"))
                        .toList());
    }

    @Override
    public Standing standing(Heap heap) {
        List<Seat> winners = seats(heap).stream()
                .filter(seat -> heap.pebbles().get(seat.index()) >= heap.goal())
                .toList();
        return new Standing(
                !winners.isEmpty(),
                winners,
                winners.isEmpty() ? "" : "goal",
                seats(heap).stream()
                        .map(seat ->
                                new Standing.Score(seat, true, heap.pebbles().get(seat.index())))
                        .toList());
    }

    @Override
    public Wording<Heap, Take, Seen> words() {
        return new Wording<>(
                new TakeNotation(),
                new HeapText(),
                (heap, events) -> List.of(new Prose.Section(
                        "Taking",
                        events.stream()
                                .map(event -> ((Took) event).pebbles() + " were taken.")
                                .toList())),
                () -> Rulebook.beside(Pebbles.class, List.of("pebbles.md")));
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

    private static final class TakeNotation implements Notation<Heap, Take> {
        @Override
        public Reading<Take> read(Heap heap, Seat seat, String line) {
            try {
                Words words = Words.of(Line.of(line));
                words.expect("take");
                Take take = new Take(words.number("a number of pebbles"));
                words.end();
                return Reading.of(take);
            } catch (Misread e) {
                return new Reading.Unreadable<>(line, new Slip("unreadable", "P-1", e.column(), e.what(), "take 1"));
            }
        }

        @Override
        public String write(Heap heap, Take take) {
            return "take " + take.pebbles();
        }
    }

    private static final class HeapText implements PositionText<Heap, Seen> {
        private static final Vocabulary<IntConsumer, Integer> TABLE = new Vocabulary<IntConsumer, Integer>(
                        "player and a colon", Vocabulary.Commas.FREE)
                .total("turn", "a turn", turn -> turn, IntConsumer::accept);

        private static final Vocabulary<IntConsumer, Integer> PLAYER = new Vocabulary<IntConsumer, Integer>(
                        "word about a player", Vocabulary.Commas.FREE)
                .lead(
                        HeapText::heap,
                        heap -> heap < 0 ? "hidden" : heap + " pebbles",
                        heap -> heap,
                        IntConsumer::accept);

        private static int heap(Words words) throws Misread {
            if (words.taken("hidden")) {
                return -1;
            }
            int heap = words.number("a number");
            words.expect("pebbles");
            return heap;
        }

        private static int player(List<String> players, Words words) throws Misread {
            int player = players.indexOf(words.peek().text());
            if (player < 0) {
                throw words.misread("expected a player");
            }
            words.take();
            words.expect(":");
            return player;
        }

        @Override
        public Heap read(List<String> players, Settings settings, List<Line> board, List<Line> given) throws Misread {
            Integer[] pebbles = new Integer[players.size()];
            Arrays.fill(pebbles, 0);
            int[] turn = {1};
            for (Line line : given) {
                Words words = Words.of(line);
                if (words.peek().is("turn")) {
                    TABLE.giveOne(words, number -> turn[0] = number);
                } else {
                    int player = player(players, words);
                    PLAYER.give(words, heap -> pebbles[player] = heap);
                }
            }
            return new Heap(players, settings.whole("goal"), turn[0], List.of(pebbles));
        }

        @Override
        public List<String> write(Heap heap) {
            List<String> lines = TABLE.write(heap.turn());
            for (int i = 0; i < heap.players().size(); i++) {
                lines.add(heap.players().get(i) + ": "
                        + PLAYER.write(heap.pebbles().get(i)).getFirst());
            }
            return lines;
        }

        @Override
        public List<Difference> compare(Heap heap, Line expected) throws Misread {
            return compareSeen(new Seen(heap.players(), heap.pebbles()), expected);
        }

        @Override
        public List<Difference> compareSeen(Seen seen, Line expected) throws Misread {
            Words words = Words.of(expected);
            int player = player(seen.players(), words);
            return PLAYER.compare(
                    words, seen.players().get(player) + ": ", seen.pebbles().get(player));
        }
    }
}
