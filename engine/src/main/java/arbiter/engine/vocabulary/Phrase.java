package arbiter.engine.vocabulary;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A value as people write it.
 *
 * @param met whether an expected value, the first, is met by one that is seen
 */
public record Phrase<T>(Reader<T> reader, Function<T, String> writer, BiPredicate<T, T> met) {
    /** The next word as it is. */
    public static final Phrase<String> WORD = of(words -> words.take().text(), text -> text);

    static final Phrase<String> QUOTE = of(WORD.reader, text -> "\"" + text + "\"");

    /** A word that is all by itself. */
    public static final Phrase<Boolean> NOTHING = of(words -> true, yes -> "");

    /** Reads a value; null if it does not start here, where a word has no name. */
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

    /** One of a few values. @param otherwise what a message says to anything else, before what was found */
    public static <E> Phrase<E> choice(List<E> values, Function<E, String> word, String otherwise) {
        Reader<E> reader = words -> {
            E value = words.oneOf(values, word);
            if (value == null) {
                throw words.misread(otherwise + words.found());
            }
            return value;
        };
        return of(reader, word);
    }
}
