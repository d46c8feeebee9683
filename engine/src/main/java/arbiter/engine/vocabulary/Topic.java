package arbiter.engine.vocabulary;

import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.words.PositionText.Difference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A kind of thing that the lines of a position speak of, each thing named before a colon: {@code 1: A, 5 army}.
 *
 * @param finder finds the things that a line names
 * @param all the things of a view, in the order in which they are written
 * @param name how a thing is written before the colon
 * @param words what can be said of a thing
 * @param given the part of a draft that the words fill
 * @param seen the part of a view that the words describe
 * @param <D> a position while lines fill it
 * @param <V> a view
 * @param <K> a thing
 */
public record Topic<D, V, K, G, S>(
        Finder<K> finder,
        Function<V, ? extends Collection<K>> all,
        Function<K, String> name,
        Function<K, Vocabulary<G, S>> words,
        Part<D, K, G> given,
        Part<V, K, S> seen) {
    /** Takes the names before the colon; finds nothing in a line about something else, and takes nothing. */
    public interface Finder<K> {
        List<K> find(Words words) throws Misread;
    }

    /** The part of a draft or of a view that belongs to one thing. */
    public interface Part<W, K, P> {
        P of(W whole, K thing) throws Unfit;
    }

    /** A line, and what it is about. */
    public static final class Subject<D, V, K, G, S> {
        private final Topic<D, V, K, G, S> topic;
        private final List<K> things;
        private final Words words;
        private @Nullable List<Word.Claim<G, S>> claims;

        private Subject(Topic<D, V, K, G, S> topic, List<K> things, Words words) {
            this.topic = topic;
            this.things = things;
            this.words = words;
        }

        public boolean isAbout(Topic<?, ?, ?, ?, ?> other) {
            return topic == other;
        }

        public List<K> things() {
            return things;
        }

        /** The words after the names. */
        public Words words() {
            return words;
        }

        private List<Word.Claim<G, S>> claims() throws Misread {
            claims = claims == null ? vocabulary().read(words) : claims;
            return claims;
        }

        /** Puts what the line says into a draft. A game may do this again, if other lines come between. */
        public void give(D draft) throws Misread {
            for (G part : parts(topic.given, draft)) {
                Vocabulary.give(words, claims(), part);
            }
        }

        /** What the line expects and a view does not show. */
        public List<Difference> compare(V view) throws Misread {
            List<S> parts = parts(topic.seen, view);
            List<Difference> differences = new ArrayList<>();
            for (int i = 0; i < parts.size(); i++) {
                String name = topic.name.apply(things.get(i));
                differences.addAll(vocabulary().compare(words, claims(), name, parts.get(i)));
            }
            return differences;
        }

        private Vocabulary<G, S> vocabulary() {
            return topic.words.apply(things.getFirst());
        }

        private <W, P> List<P> parts(Part<W, K, P> part, W whole) throws Misread {
            try {
                List<P> parts = new ArrayList<>();
                for (K thing : things) {
                    parts.add(part.of(whole, thing));
                }
                return parts;
            } catch (Unfit e) {
                throw words.line().misread(0, e.what());
            }
        }
    }

    Subject<D, V, K, G, S> subject(Words line) throws Misread {
        return new Subject<>(this, finder.find(line), line);
    }

    /** Puts what those lines say into a draft that are about this kind of thing. */
    public void give(D draft, List<Subject<D, V, ?, ?, ?>> lines) throws Misread {
        for (Subject<D, V, ?, ?, ?> line : lines) {
            if (line.isAbout(this)) {
                line.give(draft);
            }
        }
    }

    List<String> write(V view) {
        return write(view, all.apply(view));
    }

    /** The canonical lines about these things; none where there is nothing to say. */
    public List<String> write(V view, Collection<K> things) {
        List<String> lines = new ArrayList<>();
        try {
            for (K thing : things) {
                lines.addAll(words.apply(thing).lines(name.apply(thing), seen.of(view, thing)));
            }
        } catch (Unfit e) {
            throw new IllegalStateException(e);
        }
        return lines;
    }

    /** Things that a view keeps in a list; each is known by its index. */
    public static <D, V, G, S> Topic<D, V, Integer, G, S> listed(
            Finder<Integer> finder,
            Function<Integer, String> name,
            Vocabulary<G, S> words,
            Part<D, Integer, G> given,
            Function<V, List<S>> seen) {
        return new Topic<>(
                finder,
                view -> IntStream.range(0, seen.apply(view).size()).boxed().toList(),
                name,
                index -> words,
                given,
                (view, index) -> seen.apply(view).get(index));
    }

    /** The seat of the player whose name and a colon begin a line, for a finder. */
    public static List<Integer> player(List<String> players, Words words) {
        boolean named = players.contains(words.peek().text()) && words.peek(1).is(":");
        return named ? List.of(players.indexOf(words.take().text())) : List.of();
    }
}
