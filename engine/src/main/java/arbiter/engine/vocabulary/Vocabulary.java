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
 * and nowhere else: this list reads, writes and compares. The name of a word may be followed by other spellings:
 * {@code mine|mines}.
 *
 * @param <G> the part of a position that a line under {@code given} fills
 * @param <S> the same part as a viewer sees it
 */
public final class Vocabulary<G, S> {
    /** What separates two words. */
    public enum Commas {
        NEEDED,
        FREE,
        /** No separator: each word is a line by itself, about the whole table. */
        NONE
    }

    private final String kind;
    private final Commas commas;
    private final List<Word<G, S, ?>> all = new ArrayList<>();
    private String blank = "";
    private int first = Integer.MAX_VALUE;

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
        String canonical = names(name).getFirst();
        return count(name, Phrase.counted("how many before `" + canonical + "`", canonical), seen, put);
    }

    /** The same with another way to write it. */
    public Vocabulary<G, S> count(
            String name, Phrase<Integer> phrase, Function<S, @Nullable Integer> seen, Put<G, Integer> put) {
        return counts(name, phrase, 0, single(seen, 0), put);
    }

    /** {@code 2 mine of A}: the phrase has the number, the name and what follows. */
    public <T> Vocabulary<G, S> counts(
            String name, Phrase<T> phrase, T none, Function<S, @Nullable List<T>> seen, Put<G, T> put) {
        return add(name, Word.Form.COUNT, phrase, none, seen, put);
    }

    /** {@code wasteland} */
    public Vocabulary<G, S> mark(String name, Predicate<S> seen, Mark<G> put) {
        Function<S, @Nullable List<Boolean>> marked = single(seen::test, false);
        return add(name, Word.Form.MARK, Phrase.NOTHING, false, marked, (given, yes) -> put.put(given));
    }

    /** A mark that follows from the other words: it is expected, never given or written. */
    public Vocabulary<G, S> follows(String name, Predicate<S> seen) {
        return mark(name, seen, given -> {}).used(Word.Use.DERIVED);
    }

    /** A value that follows from the other words. */
    public <T> Vocabulary<G, S> follows(String name, Phrase<T> phrase, T none, Function<S, @Nullable T> seen) {
        return value(name, phrase, none, seen, (given, value) -> {}).used(Word.Use.DERIVED);
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
        return value(name, Items.phrase(known), Items.NONE, seen, put);
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

    /** A word that is said once or not at all. */
    public <T> Vocabulary<G, S> maybe(String name, Phrase<T> phrase, Function<S, @Nullable T> seen, Put<G, T> put) {
        return many(name, phrase, whole -> Stream.ofNullable(seen.apply(whole)).toList(), put);
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
        all.add(new Word<>(names(name), form, phrase, none, seen, put, Word.Use.USUAL));
        return this;
    }

    private static List<String> names(String name) {
        return name.contains("|") ? List.of(name.split("\\|", -1)) : List.of(name);
    }

    /** The same words for each of several things. */
    public <E> Vocabulary<G, S> each(Iterable<E> things, BiConsumer<Vocabulary<G, S>, E> words) {
        things.forEach(thing -> words.accept(this, thing));
        return this;
    }

    /** A line is not written if this text is all that it would say. */
    public Vocabulary<G, S> blank(String text) {
        blank = text;
        return this;
    }

    /** The words so far have a line of their own. About the table: the words so far come first, the others after all topics. */
    public Vocabulary<G, S> first() {
        first = all.size();
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
    List<Claim<G, S>> read(Words words) throws Misread {
        List<Claim<G, S>> claims = new ArrayList<>();
        if (ofTable()) {
            claims.add(one(words));
            words.end();
            return claims;
        }
        boolean lead = all.getFirst().form() == Word.Form.LEAD;
        Claim<G, S> owner = lead ? all.getFirst().read(words) : null;
        claims.add(owner == null ? one(words) : owner);
        while (words.hasNext()) {
            boolean comma = words.taken(",");
            if (commas == Commas.FREE && comma) {
                continue;
            }
            if (commas == Commas.NEEDED && !comma) {
                words.expect(",");
            }
            Claim<G, S> next = one(words);
            Word<G, S, ?> word = next.word();
            if (word.use() == Word.Use.WHOLE && word.none() != null && next.states(word) && times(claims, word) > 0) {
                throw words.misread(next.at(), "`" + word.name() + "` is stated twice");
            }
            claims.add(next);
        }
        return claims;
    }

    private static <G, S> long times(List<Claim<G, S>> claims, Word<G, S, ?> word) {
        return claims.stream().filter(claim -> claim.states(word)).count();
    }

    private Claim<G, S> one(Words words) throws Misread {
        Words.Word first = words.peek();
        boolean denied = words.taken("no") || words.taken("not");
        for (Word<G, S, ?> word : all) {
            boolean lead = word.form() == Word.Form.LEAD;
            Claim<G, S> claim = denied ? word.deny(words) : lead ? null : word.read(words);
            if (claim != null) {
                return claim;
            }
        }
        List<String> known = all.stream().map(Word::name).toList();
        if (ofTable()) {
            String found = "; found `" + first.text() + "`";
            throw words.misread(first, "expected a " + kind + ", or one of " + String.join(", ", known) + found);
        }
        boolean counts = all.stream().anyMatch(word -> word.form() == Word.Form.COUNT);
        boolean counted = !denied && counts && words.peek().isNumber();
        Words.Word at = words.peek(counted ? 1 : 0);
        String missing = counted ? "expected what there are " + words.peek().text() + " of" : "expected a " + kind;
        throw words.misread(at, at.text().isEmpty() ? missing : Nearest.unknown(kind, at.text(), known));
    }

    private boolean ofTable() {
        return commas == Commas.NONE;
    }

    /** Puts what a line says into a part of a position. */
    static <G, S> void give(Words words, List<Claim<G, S>> claims, G given) throws Misread {
        for (Claim<G, S> claim : claims) {
            try {
                claim.given().put(given);
            } catch (Unfit e) {
                throw words.misread(claim.at(), e.what());
            }
        }
    }

    private List<String> write(List<Word<G, S, ?>> some, S seen) {
        List<String> texts = new ArrayList<>();
        for (Word<G, S, ?> word : some) {
            word.write(seen, texts);
        }
        return texts;
    }

    /** The lines about the table that come before all others. */
    public List<String> opening(S seen) {
        return write(all.subList(0, Math.min(first, all.size())), seen);
    }

    /** The lines about the table that come after all others. */
    public List<String> closing(S seen) {
        return write(all.subList(Math.min(first, all.size()), all.size()), seen);
    }

    /** The canonical lines about a part of a position: none where there is nothing to say. */
    List<String> lines(String subject, S seen) {
        List<String> lines = new ArrayList<>(2);
        for (List<String> texts : List.of(opening(seen), closing(seen))) {
            if (!texts.isEmpty() && !(texts.size() == 1 && texts.getFirst().equals(blank))) {
                lines.add(line(subject, texts));
            }
        }
        return lines;
    }

    private String line(String subject, List<String> texts) {
        return ofTable() ? String.join("; ", texts) : subject + ": " + String.join(", ", texts);
    }

    /** The line and what is seen instead; empty if everything that the line expects is seen. */
    List<Difference> compare(Words words, List<Claim<G, S>> claims, String subject, S seen) throws Misread {
        boolean states = claims.stream()
                .anyMatch(each -> each.states(each.word()) && each.word().use() != Word.Use.DERIVED);
        boolean same = !states || all.stream().allMatch(word -> word.complete(seen, times(claims, word)));
        List<Word<G, S, ?>> told = ofTable() ? List.of(claims.getFirst().word()) : all;
        List<String> shown = write(told, seen);
        for (Claim<G, S> claim : claims) {
            Word<G, S, ?> word = claim.word();
            if (!holds(words, claim, seen)) {
                same = false;
                if (word.use() != Word.Use.WHOLE && write(List.of(word), seen).isEmpty()) {
                    shown.add(word.show(seen));
                }
            }
        }
        return same ? List.of() : List.of(new Difference(words.line().text(), line(subject, shown)));
    }

    private boolean holds(Words words, Claim<G, S> claim, S seen) throws Misread {
        try {
            return claim.expected().holds(seen);
        } catch (Unfit e) {
            throw words.misread(claim.at(), e.what());
        }
    }
}
