package arbiter.engine.vocabulary;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A value as people write it.
 *
 * @param met whether an expected value, the first, is met by one that is seen
 */
public record Phrase<T>(Reader<T> reader, Function<T, String> writer, BiPredicate<T, T> met) {
    /** The next word as it is. */
    public static final Phrase<String> WORD = of(words -> words.take().text(), text -> text);

    public static final Phrase<String> QUOTE = of(WORD.reader, text -> "\"" + text + "\"");

    /** A word that has no value after it. */
    public static final Phrase<Boolean> NOTHING = of(words -> true, yes -> "");

    /** Reads a value; null if the value does not start here. Only a word without a name may read null. */
    public interface Reader<T> {
        @Nullable
        T read(Words words) throws Misread;
    }

    public static <T> Phrase<T> of(Reader<T> reader, Function<T, String> writer) {
        return new Phrase<>(reader, writer, Object::equals);
    }

    public static Phrase<Integer> number(String what) {
        return of(words -> words.number(what), n -> Integer.toString(n));
    }

    /** {@code 3 army} */
    public static Phrase<Integer> counted(String what, String name) {
        Reader<Integer> reader = words -> {
            int number = words.number(what);
            words.take();
            return number;
        };
        return of(reader, n -> n + " " + name);
    }

    /** Several numbers: {@code 12 0 1}. */
    public static Phrase<List<Integer>> numbers(String... what) {
        Reader<List<Integer>> reader = words -> {
            List<Integer> numbers = new ArrayList<>();
            for (String each : what) {
                numbers.add(words.number(each));
            }
            return numbers;
        };
        return of(reader, numbers -> numbers.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    /** One of a few values. */
    public static <E> Phrase<E> choice(String what, List<E> values, Function<E, String> word) {
        List<String> known = values.stream().map(word).toList();
        Reader<E> reader = words -> {
            String typed = words.peek().text();
            String name = words.oneOf(known, Function.identity());
            if (name == null) {
                throw words.misread(
                        Nearest.to(typed, known).isPresent()
                                ? Nearest.unknown(what, typed, known)
                                : "expected one of " + String.join(", ", known) + words.found());
            }
            return values.get(known.indexOf(name));
        };
        return of(reader, word);
    }

    /** Two values, one after the other. */
    public static <A, B, T> Phrase<T> both(
            Phrase<A> first, Phrase<B> second, BiFunction<A, B, T> make, Function<T, A> one, Function<T, B> two) {
        return of(
                words -> make.apply(first.next(words), second.next(words)),
                value -> (first.write(one.apply(value)) + " " + second.write(two.apply(value))).strip());
    }

    /** The rest of a line. */
    public Phrase<List<T>> list() {
        Reader<List<T>> all = words -> {
            List<T> values = new ArrayList<>();
            while (words.hasNext()) {
                values.add(next(words));
            }
            return values;
        };
        return of(all, values -> values.stream().map(writer).collect(Collectors.joining(" ")));
    }

    /** The value after a word such as {@code of}, or another value if the line does not have this word. */
    public Phrase<T> after(String word, T otherwise) {
        return of(
                words -> words.taken(word) ? next(words) : otherwise,
                value -> value.equals(otherwise) ? "" : (word + " " + write(value)).strip());
    }

    public Phrase<T> metBy(BiPredicate<T, T> other) {
        return new Phrase<>(reader, writer, other);
    }

    public T next(Words words) throws Misread {
        return Objects.requireNonNull(reader.read(words));
    }

    /** The value of a text that the program has written. */
    public T known(String text) {
        try {
            return next(Words.of(Line.of(text)));
        } catch (Misread e) {
            throw new IllegalStateException(e);
        }
    }

    public String write(T value) {
        return writer.apply(value);
    }
}
