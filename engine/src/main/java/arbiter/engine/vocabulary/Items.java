package arbiter.engine.vocabulary;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Counted things by their word: {@code dynamite*2 crop}. Two are equal only if all counts are. */
public record Items(SequencedMap<String, Integer> counts) {
    static final Items NONE = new Items(new LinkedHashMap<>());

    /** What there is of each thing. */
    public static <E> Items of(List<E> things, Function<E, String> word, ToIntFunction<E> count) {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        for (E thing : things) {
            if (count.applyAsInt(thing) > 0) {
                counts.put(word.apply(thing), count.applyAsInt(thing));
            }
        }
        return new Items(counts);
    }

    /** Null if nothing is known of them. */
    public static @Nullable Items of(@Nullable SequencedMap<String, Integer> counts) {
        return counts == null ? null : new Items(counts);
    }

    public int count(String item) {
        return counts.getOrDefault(item, 0);
    }

    static Phrase<Items> phrase(List<String> known) {
        return Phrase.of(words -> read(words, known), Items::write).metBy(Items::metBy);
    }

    /** Commas between items are free. */
    private static Items read(Words words, List<String> known) throws Misread {
        SequencedMap<String, Integer> counts = new LinkedHashMap<>();
        do {
            words.taken(",");
            int leading = words.peek().isNumber() ? words.number("how many") : -1;
            Words.Word item = words.peek();
            if (!isItem(item, known)) {
                throw words.misread(
                        item.text().isEmpty()
                                ? "expected an item such as `" + known.getFirst() + "*2`"
                                : Nearest.unknown("item", item.text(), known));
            }
            words.take();
            int count = leading >= 0 ? leading : words.taken("*") ? words.number("how many") : 1;
            if (counts.put(item.lower(), count) != null) {
                throw words.misread(item, "`" + item.lower() + "` is stated twice");
            }
        } while (goesOn(words, known));
        return new Items(counts);
    }

    private static boolean isItem(Words.Word word, List<String> known) {
        return !word.quoted() && known.contains(word.lower());
    }

    private static boolean goesOn(Words words, List<String> known) {
        int ahead = words.peek().is(",") ? 1 : 0;
        return isItem(words.peek(words.peek(ahead).isNumber() ? ahead + 1 : ahead), known);
    }

    private String write() {
        return counts.entrySet().stream()
                .map(item -> item.getKey() + "*" + item.getValue())
                .collect(Collectors.joining(" "));
    }

    private boolean metBy(Items seen) {
        return counts.entrySet().stream().allMatch(item -> seen.count(item.getKey()) == item.getValue());
    }
}
