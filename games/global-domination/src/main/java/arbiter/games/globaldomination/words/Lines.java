package arbiter.games.globaldomination.words;

import arbiter.engine.text.Line;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Topic;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Places;
import java.util.List;
import java.util.function.Function;

/** What the lines of a position are about in both editions: a player, a territory, or the whole game. */
public record Lines<D, V>(
        Topic<D, V, Integer, ?, ?> player, Topic<D, V, Integer, ?, ?> land, Topic<D, V, String, ?, ?> table) {
    /** The words about one kind of thing, and where a draft and a view have it. */
    public record Parts<D, V, G, S>(
            Vocabulary<G, S> words, Topic.Part<D, Integer, G> given, Function<V, List<S>> seen) {
        private Topic<D, V, Integer, G, S> topic(Topic.Finder<Integer> finder, Function<Integer, String> name) {
            return new Topic<>(
                    finder,
                    name,
                    any -> words,
                    given,
                    (view, at) -> seen.apply(view).get(at));
        }
    }

    public static <D, V> Lines<D, V> of(
            Owners owners, Parts<D, V, ?, ?> player, Parts<D, V, ?, ?> land, Vocabulary<D, V> table) {
        return new Lines<>(
                player.topic(owners::findPlayer, owners.name()::apply),
                land.topic(owners::findLand, at -> Places.write(owners.map(), at)),
                Topic.table(table));
    }

    public Topic.Subject<D, V, ?, ?, ?> subject(Line line) throws Misread {
        return Topic.of(Words.of(line), List.of(player, land, table));
    }
}
