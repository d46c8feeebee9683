package arbiter.engine;

import arbiter.engine.book.Term;
import arbiter.engine.chance.Chance;
import arbiter.engine.guide.Guide;
import arbiter.engine.picture.Picture;
import arbiter.engine.picture.PlainPicture;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.setup.Parameter;
import arbiter.engine.setup.Setup;
import arbiter.engine.sheet.Rejection;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import arbiter.engine.words.Wording;
import java.util.Collections;
import java.util.List;
import java.util.SequencedMap;

/**
 * The contract of a game: pure functions over values. It knows nothing of time, people, storage and the network. Everything
 * besides the rules is in facets: {@link #words()}, {@link #picture()}, {@link #guide()}, {@link #advice()}, {@link #ahead()},
 * {@link #face()}, {@link #boards()} and {@link #firstGame()}.
 *
 * @param <S> a position, with everything secret in it
 * @param <O> an order
 * @param <V> what a viewer may know of a position
 */
public interface Game<S, O, V> {
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

    /** The seats whose decision the game waits for, in seat order. Empty only when the game is over. */
    List<Seat> awaiting(S state);

    default Pace pace(S state) {
        return Pace.TOGETHER;
    }

    /**
     * The seat whose turn it is, in a game in which seats take turns and in a position that awaits a seat. Another seat may
     * be asked during that turn, for example for an answer to an attack.
     */
    default Seat active(S state) {
        return awaiting(state).getFirst();
    }

    /**
     * Whether the seat may hand in a sheet now. A seat that is not awaited may also do so, for example to resign or to give
     * a standing order, and so may the host.
     */
    default boolean mayOrder(S state, Seat seat) {
        return awaiting(state).contains(seat);
    }

    /** The number of the turn that is being decided. */
    int turn(S state);

    /** One verdict per line. The only source of legality: menus, forms and bots ask here. */
    List<Verdict> check(S state, Seat seat, Sheet<O> sheet);

    /**
     * Whether {@link #check} accepts this order alone. A game whose orders are resolved one by one can answer faster, because nobody is
     * told why not: bots try many orders of which most are illegal.
     */
    default boolean accepts(S state, Seat seat, O order) {
        return Verdict.allAccepted(check(state, seat, Sheet.of(order)));
    }

    /**
     * The position after the seat's drafted lines, as far as it is certain before they are sent. The menu for the next line
     * is made from it. In a game that resolves all sheets together nothing is certain before that.
     */
    default Rehearsed<S> rehearse(S state, Seat seat, Sheet<O> drafted) {
        return new Rehearsed<>(state, true);
    }

    /**
     * The lines with which the seat's new sheet begins if the position awaits the seat a second time in the same turn: what
     * is left of the sheet that it sent before. The player may change all of it. Empty if the new sheet begins blank.
     */
    default Sheet<O> draftAfter(S state, Seat seat, Sheet<O> sent) {
        return Sheet.empty();
    }

    /** Resolves the sheets. Never throws, whatever the sheets contain. */
    Resolution<S> resolve(S state, Sheets<O> sheets, Chance chance);

    /**
     * The same with a witness who sees the steps. A game that reports its steps overrides this method and lets the other one
     * call it.
     */
    default Resolution<S> resolve(S state, Sheets<O> sheets, Chance chance, Witness<S> witness) {
        return resolve(state, sheets, chance);
    }

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

    Standing standing(S state);

    Wording<S, O, V> words();

    default Picture<O, V> picture() {
        return new PlainPicture<>();
    }

    Advice<S, O> advice();

    default Guide<S, O> guide() {
        return new PlainGuide<>(this);
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
