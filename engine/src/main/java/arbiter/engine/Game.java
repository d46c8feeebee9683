package arbiter.engine;

import arbiter.engine.book.Term;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Guide;
import arbiter.engine.picture.Picture;
import arbiter.engine.picture.PlainPicture;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.words.Wording;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;

/**
 * The contract of a game: its {@link Rules}, how it is set up, and what each viewer sees. All of it is pure functions over values, which
 * know nothing of time, people, storage and the network. Everything else is in facets: {@link #words()}, {@link #picture()},
 * {@link #guide()}, {@link #advice()}, {@link #ahead()}, {@link #face()}, {@link #boards()} and {@link #firstGame()}.
 *
 * @param <S> a position, with everything secret in it
 * @param <O> an order
 * @param <V> what a viewer may know of a position
 */
public interface Game<S, O, V> extends Rules<S, O> {
    Ruleset ruleset();

    /** Every number and switch of the rules, with its default. */
    default List<Parameter> parameters() {
        return List.of();
    }

    /**
     * Why a game cannot begin with this setup: settings that contradict each other, or a board that does not fit. Empty if
     * it can begin.
     */
    default List<Rejection> refuse(Setup setup) {
        return List.of();
    }

    /**
     * The parameters that a game with this number of seats must have if it counts for ratings, because with others a seat has an advantage:
     * for each name the values that are fair, the first of them by default. Empty if all values are fair.
     */
    default SequencedMap<String, List<String>> fair(int seats) {
        return Collections.emptyNavigableMap();
    }

    /** The first position. Only for a setup that is not refused. */
    S setup(Setup setup, Chance chance);

    V view(S state, Viewer viewer);

    /**
     * What the viewer sees in the middle of a resolution. It must not reveal more than the views before and after and the
     * events between them.
     */
    default V glimpse(S before, S during, S after, Viewer viewer) {
        return view(during, viewer);
    }

    /**
     * The position, with everything that the viewer may not know replaced by a guess. The viewer's view of both positions is
     * the same, and the result contains nothing hidden. Bots think about this position. A game without secrets returns the
     * position itself.
     */
    default S forget(S state, Viewer viewer, Chance chance) {
        return state;
    }

    Wording<S, O, V> words();

    default Picture<O, V> picture() {
        return new PlainPicture<>();
    }

    Advice<S, O> advice();

    default Guide<S, O> guide() {
        return new PlainGuide<>(this, advice(), words().notation());
    }

    /** What standing orders of this game can ask, and how a seat can be played in its player's absence. */
    default Ahead<S, O, V> ahead() {
        return new Ahead<>() {};
    }

    default Face face() {
        return Face.PLAIN;
    }

    default Boards boards() {
        return Boards.NONE;
    }

    /**
     * The words that the table shows, explained in {@code terms.txt} beside the game's class; empty if there is no such
     * file.
     */
    default List<Term> terms() {
        return Term.beside(getClass());
    }

    /** How a newcomer's first game begins, and what the coach says in it: {@code first-game.json} beside the game's class. */
    default FirstGame firstGame() {
        return FirstGame.beside(getClass());
    }
}
