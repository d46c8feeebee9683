package arbiter.engine.vocabulary;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Word.Claim;
import arbiter.engine.words.PositionText.Difference;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * All words that can be said of one kind of thing, in the order in which they are written. A game declares each word here
 * and nowhere else: this list reads, writes and compares.
 *
 * @param <G> the part of a position that a line under {@code given} fills
 * @param <S> the same part as a viewer sees it
 */
public final class Vocabulary<G, S> {
    /** What separates two words. */
    public enum Commas {
        NEEDED,
        FREE,
        /** Nothing does: each word is a line by itself, about the whole table. */
        NONE
    }

    /** Puts a value into a part of a position. */
    public interface Put<G, T> {
        void put(G given, T value) throws Unfit;
    }

    /** Puts a mark on a part of a position. */
    public interface Mark<G> {
        void put(G given) throws Unfit;
    }

    private enum Manner {
        STATED,
        DENIED
    }

    /** @param at where the line makes the claim */
    record Said<G, S>(Words.Word at, Manner manner, Word<G, S, ?> word, Claim<G, S> claim) {}

    private final String kind;
    private final Commas commas;
    private final List<Word<G, S, ?>> all = new ArrayList<>();
    private String blank = "";
    private int alone;

    /** @param kind what a message asks for: {@code word for a territory} */
    public Vocabulary(String kind, Commas commas) {
        this.kind = kind;
        this.commas = commas;
    }

    /** The value that every line starts with: {@code A} in {@code 1: A, 5 army}. It is declared first. */
    public <T> Vocabulary<G, S> lead(Phrase<T> phrase, Function<S, T> seen, Put<G, T> put) {
        return add("lead", Word.Form.LEAD, phrase, null, always(seen), put);
    }

    /** {@code loyalty 3}, or nothing where it is 0. */
    public Vocabulary<G, S> number(String name, String what, Function<S, @Nullable Integer> seen, Put<G, Integer> put) {
        return value(name, Phrase.number(what), 0, seen, put);
    }

    /** {@code supply 0}: written even where it is 0. */
    public Vocabulary<G, S> total(String name, String what, Function<S, Integer> seen, Put<G, Integer> put) {
        return many(name, Phrase.number(what), always(seen), put);
    }

    /** {@code 3 army} */
    public Vocabulary<G, S> count(String name, Function<S, @Nullable Integer> seen, Put<G, Integer> put) {
        Phrase.Reader<Integer> reader = words -> {
            int number = words.number("how many before `" + name + "`");
            words.take();
            return number;
        };
        return counts(name, Phrase.of(reader, n -> n + " " + name), 0, single(seen, 0), put);
    }

    /** {@code 2 mine of A}: the phrase has the number, the name and what follows. */
    public <T> Vocabulary<G, S> counts(
            String name, Phrase<T> phrase, T none, Function<S, @Nullable List<T>> seen, Put<G, T> put) {
        return add(name, Word.Form.COUNT, phrase, none, seen, put);
    }

    /** {@code wasteland} */
    public Vocabulary<G, S> mark(String name, Predicate<S> seen, Mark<G> put) {
        return add(
                name, Word.Form.MARK, Phrase.NOTHING, false, single(seen::test, false), (given, yes) -> put.put(given));
    }

    /** A mark that follows from the other words: it is expected, never given or written. */
    public Vocabulary<G, S> follows(String name, Predicate<S> seen) {
        return mark(name, seen, given -> {}).used(Word.Use.DERIVED);
    }

    /** A value that follows from the other words. */
    public <T> Vocabulary<G, S> follows(String name, Phrase<T> phrase, T none, Function<S, @Nullable T> seen) {
        return value(name, phrase, none, seen, (given, value) -> {}).used(Word.Use.DERIVED);
    }

    /** {@code ranged evade}: one of a few answers, of which the first needs no word. */
    public Vocabulary<G, S> choice(
            String name, List<String> answers, Function<S, @Nullable String> seen, Put<G, String> put) {
        String otherwise = "expected one of " + String.join(", ", answers);
        return value(name, Phrase.choice(answers, answer -> answer, otherwise), answers.getFirst(), seen, put);
    }

    /** {@code lore "Long ago"} */
    public Vocabulary<G, S> quote(String name, Function<S, @Nullable String> seen, Put<G, String> put) {
        return value(name, Phrase.QUOTE, "", seen, put);
    }

    /** {@code stash dynamite*2 crop}; a comparison looks at the items that the line names. */
    public Vocabulary<G, S> items(
            String name, List<String> known, Function<S, @Nullable Items> seen, Put<G, Items> put) {
        for (String item : known) {
            follows(item, Phrase.NOTHING, false, whole -> {
                Items items = seen.apply(whole);
                return items == null ? null : items.count(item) > 0;
            });
        }
        return value(
                name,
                new Phrase<>(words -> Items.read(words, known), Items::write, Items::metBy),
                Items.NONE,
                seen,
                put);
    }

    /** Any other word that begins with its name. */
    public <T> Vocabulary<G, S> value(
            String name, Phrase<T> phrase, T none, Function<S, @Nullable T> seen, Put<G, T> put) {
        return add(name, Word.Form.AFTER, phrase, none, single(seen, none), put);
    }

    /** A word that may be said several times, each with another value. */
    public <T> Vocabulary<G, S> many(
            String name, Phrase<T> phrase, Function<S, @Nullable List<T>> seen, Put<G, T> put) {
        return add(name, Word.Form.AFTER, phrase, null, seen, put);
    }

    /** A word without a name of its own: its phrase reads null where it does not start. */
    public <T> Vocabulary<G, S> own(String name, Phrase<T> phrase, Function<S, @Nullable List<T>> seen, Put<G, T> put) {
        return add(name, Word.Form.OWN, phrase, null, seen, put);
    }

    private static <S, T> Function<S, @Nullable List<T>> always(Function<S, T> seen) {
        return whole -> List.of(seen.apply(whole));
    }

    private static <S, T> Function<S, @Nullable List<T>> single(Function<S, @Nullable T> seen, T none) {
        return whole -> {
            T value = seen.apply(whole);
            return value == null ? null : value.equals(none) ? List.of() : List.of(value);
        };
    }

    private <T> Vocabulary<G, S> add(
            String name,
            Word.Form form,
            Phrase<T> phrase,
            @Nullable T none,
            Function<S, @Nullable List<T>> seen,
            Put<G, T> put) {
        all.add(new Word<>(List.of(name), form, phrase, none, seen, put, Word.Use.USUAL));
        return this;
    }

    /** The same words for each of several things. */
    public <E> Vocabulary<G, S> each(Iterable<E> things, BiConsumer<Vocabulary<G, S>, E> words) {
        things.forEach(thing -> words.accept(this, thing));
        return this;
    }

    /** A line that would say nothing but this is not written. */
    public Vocabulary<G, S> blank(String text) {
        blank = text;
        return this;
    }

    /** The words so far have a line of their own. */
    public Vocabulary<G, S> alone() {
        alone = all.size();
        return this;
    }

    /** The last word has another name too. */
    public Vocabulary<G, S> also(String other) {
        all.add(all.removeLast().called(other));
        return this;
    }

    /** The last word is compared even by lines that do not name it. */
    public Vocabulary<G, S> whole() {
        return used(Word.Use.WHOLE);
    }

    /** The last word is given and written, but no view shows it. */
    public Vocabulary<G, S> unseen() {
        return used(Word.Use.UNSEEN);
    }

    private Vocabulary<G, S> used(Word.Use use) {
        all.add(all.removeLast().used(use));
        return this;
    }

    /** What the rest of a line says. */
    List<Said<G, S>> read(Words words) throws Misread {
        if (ofTable()) {
            return List.of(line(words));
        }
        List<Said<G, S>> said = new ArrayList<>();
        Words.Word first = words.peek();
        Word<G, S, ?> lead = all.getFirst();
        Claim<G, S> owner = lead.form() == Word.Form.LEAD ? lead.read(words) : null;
        said.add(owner == null ? one(words) : new Said<>(first, Manner.STATED, lead, owner));
        while (words.hasNext()) {
            boolean comma = words.taken(",");
            if (!comma && commas == Commas.NEEDED) {
                words.expect(",");
            }
            if (!comma || commas == Commas.NEEDED) {
                said.add(another(words, said));
            }
        }
        return said;
    }

    private Said<G, S> another(Words words, List<Said<G, S>> said) throws Misread {
        Said<G, S> next = one(words);
        boolean single = next.word().use() == Word.Use.WHOLE && next.word().none() != null;
        if (single && next.manner() == Manner.STATED && times(said, next.word()) > 0) {
            throw words.misread(next.at(), "`" + next.word().name() + "` is stated twice");
        }
        return next;
    }

    private static <G, S> long times(List<Said<G, S>> said, Word<G, S, ?> word) {
        return said.stream()
                .filter(each -> each.word() == word && each.manner() == Manner.STATED)
                .count();
    }

    private List<String> names() {
        return all.stream().map(Word::name).toList();
    }

    private Said<G, S> one(Words words) throws Misread {
        boolean denied = words.peek().is("no");
        Said<G, S> said = find(words);
        if (said != null) {
            return said;
        }
        boolean counts = all.stream().anyMatch(word -> word.form() == Word.Form.COUNT);
        boolean counted = !denied && counts && words.peek().isNumber();
        Words.Word at = words.peek(counted ? 1 : 0);
        String missing = counted ? "expected what there are " + words.peek().text() + " of" : "expected a " + kind;
        throw words.misread(at, at.text().isEmpty() ? missing : Nearest.unknown(kind, at.text(), names()));
    }

    private Said<G, S> line(Words words) throws Misread {
        Words.Word first = words.peek();
        Said<G, S> said = find(words);
        if (said == null) {
            String known = ", or one of " + String.join(", ", names()) + "; found `" + first.text() + "`";
            throw words.misread(first, "expected a " + kind + known);
        }
        words.end();
        return said;
    }

    private @Nullable Said<G, S> find(Words words) throws Misread {
        Manner manner = words.taken("no") || words.taken("not") ? Manner.DENIED : Manner.STATED;
        Words.Word at = words.peek(words.peek().isNumber() ? 1 : 0);
        for (Word<G, S, ?> word : all) {
            Claim<G, S> claim = manner == Manner.DENIED ? word.deny(words) : null;
            if (manner == Manner.STATED && word.form() != Word.Form.LEAD) {
                claim = word.read(words);
            }
            if (claim != null) {
                return new Said<>(at, manner, word, claim);
            }
        }
        return null;
    }

    boolean ofTable() {
        return commas == Commas.NONE;
    }

    /** Puts what a line says into a part of a position. */
    static <G, S> void give(Words words, List<Said<G, S>> all, G given) throws Misread {
        for (Said<G, S> said : all) {
            try {
                said.claim().given().put(given);
            } catch (Unfit e) {
                throw words.misread(said.at(), e.what());
            }
        }
    }

    private List<String> write(List<Word<G, S, ?>> some, S seen) {
        List<String> texts = new ArrayList<>();
        some.forEach(word -> texts.addAll(word.write(seen)));
        return texts;
    }

    /** The canonical lines about a part of a position: none where there is nothing to say. */
    List<String> lines(String subject, S seen) {
        if (ofTable()) {
            return write(all, seen);
        }
        return Stream.of(write(all.subList(0, alone), seen), write(all.subList(alone, all.size()), seen))
                .filter(texts -> !texts.isEmpty() && !texts.equals(List.of(blank)))
                .map(texts -> line(subject, texts))
                .toList();
    }

    private String line(String subject, List<String> texts) {
        return ofTable() ? String.join("; ", texts) : subject + ": " + String.join(", ", texts);
    }

    /** What a line expects and is not seen: nothing, or the line against what there is instead. */
    List<Difference> compare(Words words, List<Said<G, S>> said, String subject, S seen) throws Misread {
        boolean states = said.stream()
                .anyMatch(each -> each.manner() == Manner.STATED && each.word().use() != Word.Use.DERIVED);
        boolean same = !states || all.stream().allMatch(word -> word.complete(seen, times(said, word)));
        List<String> shown = ofTable() ? new ArrayList<>(said.getFirst().word().write(seen)) : write(all, seen);
        for (Said<G, S> each : said) {
            boolean holds = holds(words, each, seen);
            same &= holds;
            boolean untold = each.word().use() != Word.Use.WHOLE
                    && each.word().write(seen).isEmpty();
            if (!holds && untold) {
                shown.add(each.word().show(seen));
            }
        }
        return same ? List.of() : List.of(new Difference(words.line().text(), line(subject, shown)));
    }

    private boolean holds(Words words, Said<G, S> said, S seen) throws Misread {
        try {
            return said.claim().expected().holds(seen);
        } catch (Unfit e) {
            throw words.misread(said.at(), e.what());
        }
    }
}
