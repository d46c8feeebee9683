package arbiter.games.globaldomination.words;

import arbiter.engine.seat.Seat;
import arbiter.engine.text.Misread;
import arbiter.engine.text.Nearest;
import arbiter.engine.text.Words;
import arbiter.engine.vocabulary.Phrase;
import arbiter.engine.vocabulary.Topic;
import arbiter.engine.vocabulary.Vocabulary;
import arbiter.games.globaldomination.maps.Places;
import arbiter.games.globaldomination.maps.WorldMap;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/**
 * The words that both editions use for players, territories and owners.
 *
 * @param name how the edition writes a player's name
 */
public record Owners(List<String> players, WorldMap map, IntFunction<String> name) {
    public static final int NOBODY = -1;

    /** The line names no player. */
    public static final int UNSAID = -2;

    /** @param settler a seat, {@link #NOBODY} or {@link #UNSAID}; {@code owner} needs no naming */
    public record Hq(int settler, int owner) {
        public static final Hq NONE = new Hq(UNSAID, UNSAID);

        private boolean metBy(Hq seen) {
            return !seen.equals(NONE) && (settler == UNSAID || settler == seen.settler);
        }
    }

    /** What a view shows of a headquarters. */
    public static Hq hq(boolean there, int settler, int owner) {
        return there ? new Hq(settler, owner) : Hq.NONE;
    }

    private boolean namesPlayer(Words words) {
        return !words.peek().isNumber()
                && players.contains(words.peek().text())
                && words.peek(1).is(":");
    }

    /** The lines about players. */
    public <D, V, G, S> Topic<D, V, Integer, G, S> players(
            Vocabulary<G, S> words, Topic.Part<D, Integer, G> given, Function<V, List<S>> seen) {
        Topic.Finder<Integer> finder =
                line -> namesPlayer(line) ? List.of(players.indexOf(line.take().text())) : List.of();
        return Topic.listed(finder, name::apply, words, given, seen);
    }

    /** The lines about territories. */
    public <D, V, G, S> Topic<D, V, Integer, G, S> lands(
            Vocabulary<G, S> words, Topic.Part<D, Integer, G> given, Function<V, List<S>> seen) {
        Topic.Finder<Integer> finder =
                line -> line.peek(1).is(":") && !namesPlayer(line) ? List.of(Places.read(map, line)) : List.of();
        return Topic.listed(finder, at -> Places.write(map, at), words, given, seen);
    }

    /** {@code A} or {@code neutral}. */
    public Phrase<Integer> owner() {
        return player("neutral", "the owner, or `neutral`");
    }

    /** {@code of B} or {@code of nobody}, if the line says so. */
    public Phrase<Integer> of() {
        return player("nobody", "a player").after("of", UNSAID);
    }

    /** {@code hq of B}. @param plain whether the settler needs no word */
    public Phrase<Hq> hq(Predicate<Hq> plain) {
        return new Phrase<>(
                words -> new Hq(of().next(words), NOBODY),
                hq -> plain.test(hq) ? "" : of().write(hq.settler),
                Hq::metBy);
    }

    /** The players that the rest of a line names. */
    public Phrase<List<Seat>> seats() {
        return Phrase.of(words -> Seat.of(player(words, "a player")), seat -> name.apply(seat.index()))
                .list();
    }

    private Phrase<Integer> player(String nobody, String what) {
        return Phrase.of(
                words -> words.taken(nobody) ? NOBODY : player(words, what),
                seat -> seat == NOBODY ? nobody : name.apply(seat));
    }

    private int player(Words words, String what) throws Misread {
        Words.Word word = words.peek();
        int seat = players.indexOf(word.text());
        if (seat < 0 || !words.hasNext()) {
            boolean name = words.hasNext() && !word.isNumber() && !word.is(",");
            throw words.misread(
                    name ? Nearest.unknown("player", word.text(), players) : "expected " + what + words.found());
        }
        words.take();
        return seat;
    }
}
