package arbiter.engine.vocabulary;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One word of a position's text. It knows how it is read, written, put into a position and compared with one.
 *
 * @param names the first is the canonical one
 * @param none the value that needs no word, and what {@code no} states; null where there always is a value
 * @param seen the values that a viewer sees, each to be written; null where they are hidden
 */
record Word<G, S, T>(
        List<String> names,
        Form form,
        Phrase<T> phrase,
        @Nullable T none,
        Function<S, @Nullable List<T>> seen,
        Put<G, T> put,
        Use use) {
    /** Where the name is. */
    enum Form {
        /** Every line begins with this value, and it has no name. */
        LEAD,
        /** {@code 3 army}: the phrase has the name too. */
        COUNT,
        /** {@code wasteland}: only the name. */
        MARK,
        /** {@code ip 20} or {@code ip hidden} */
        AFTER,
        /** The phrase finds out whether the word starts here, and takes all of it. */
        OWN
    }

    enum Use {
        /** Compared where a line names it. */
        USUAL,
        /** Compared by every line that states anything: the line must name all of it. */
        WHOLE,
        /** Follows from other words: only {@code then} asks for it. */
        DERIVED,
        /** No view shows it: only {@code given} states it. */
        UNSEEN
    }

    enum Manner {
        STATED,
        DENIED
    }

    /**
     * What a line says with one word: a fact to be put into a position, or to be expected of one.
     *
     * @param at where the line says it
     */
    record Claim<G, S>(Words.Word at, Word<G, S, ?> word, Manner manner, Mark<G> given, Expected<S> expected) {
        boolean states(Word<G, S, ?> other) {
            return word == other && manner == Manner.STATED;
        }
    }

    interface Expected<S> {
        boolean holds(S seen) throws Unfit;
    }

    Word<G, S, T> used(Use other) {
        return new Word<>(names, form, phrase, none, seen, put, other);
    }

    String name() {
        return names.getFirst();
    }

    private boolean named(Words.Word word) {
        for (String name : names) {
            if (word.is(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean takesName() {
        return form == Form.MARK || form == Form.AFTER;
    }

    /** What this word claims if it starts here, else null. */
    @Nullable
    Claim<G, S> read(Words words) throws Misread {
        boolean counted = form != Form.LEAD && words.peek().isNumber();
        Words.Word at = words.peek(counted ? 1 : 0);
        boolean starts = form == Form.LEAD || form == Form.OWN || named(form == Form.COUNT ? at : words.peek());
        if (!starts) {
            return null;
        }
        if (takesName()) {
            words.take();
            if (form == Form.AFTER && words.taken("hidden")) {
                Mark<G> refusal = refuse("a given position hides nothing");
                return new Claim<>(at, this, Manner.STATED, refusal, whole -> seen.apply(whole) == null);
            }
        }
        T value = phrase.reader().read(words);
        return value == null ? null : new Claim<>(at, this, Manner.STATED, given(value), whole -> meets(value, whole));
    }

    /** What this word claims after {@code no} if it starts here, else null. A position starts without anything. */
    @Nullable
    Claim<G, S> deny(Words words) {
        Words.Word at = words.peek();
        return words.oneOf(names, name -> name) == null
                ? null
                : new Claim<>(
                        at, this, Manner.DENIED, given -> {}, whole -> List.of().equals(expected(whole)));
    }

    private Mark<G> given(T value) {
        return use == Use.DERIVED
                ? refuse("`" + name() + "` follows from the rest: only `then` can ask for it")
                : part -> put.put(part, value);
    }

    private boolean meets(T value, S whole) throws Unfit {
        List<T> actual = expected(whole);
        if (actual == null || actual.isEmpty()) {
            return actual != null && none != null && phrase.met().test(value, none);
        }
        return actual.stream().anyMatch(each -> phrase.met().test(value, each));
    }

    private static <G> Mark<G> refuse(String why) {
        return given -> {
            throw new Unfit(why);
        };
    }

    private @Nullable List<T> expected(S whole) throws Unfit {
        if (use == Use.UNSEEN) {
            throw new Unfit("`" + name() + "` cannot be expected like this");
        }
        return seen.apply(whole);
    }

    /** Whether a line that states the word this number of times names all of it that is seen. */
    boolean complete(S whole, long times) {
        List<T> values = use == Use.WHOLE ? seen.apply(whole) : null;
        return values == null || values.size() <= times;
    }

    /** Adds the canonical texts; none where there is nothing to state. */
    void write(S whole, List<String> texts) {
        List<T> values = use == Use.DERIVED ? null : seen.apply(whole);
        if (values != null) {
            for (T value : values) {
                texts.add(text(value));
            }
        }
    }

    /** A colon follows the name without a space. */
    private String text(T value) {
        String text = phrase.write(value);
        String space = text.isEmpty() || text.startsWith(":") ? "" : " ";
        return takesName() ? name() + space + text : text;
    }

    /** What is seen instead of a claim that does not hold, where {@link #write(Object, List)} does not show it. */
    String show(S whole) {
        List<T> values = seen.apply(whole);
        if (values == null) {
            return name() + " hidden";
        }
        return values.isEmpty() ? "no " + name() : text(values.getFirst());
    }
}
