package arbiter.engine;

import arbiter.engine.chance.Chance;
import java.util.List;
import java.util.Optional;

/**
 * The contract of a game: pure functions over values. Time, people, storage and the network are outside.
 *
 * @param <S> a position, with everything secret in it
 * @param <O> an order
 * @param <V> what a viewer may know of a position
 */
public interface Game<S, O, V> {
    Ruleset ruleset();

    /** Every number and switch of the rules, with its default. */
    List<Parameter> parameters();

    /** Why a game cannot begin so: settings that contradict each other, a board that does not fit. Empty if it can. */
    List<Rejection> refuse(Setup setup);

    /** The first position. Only for a setup that is not refused. */
    S setup(Setup setup, Chance chance);

    /** The seats without whose decision the game cannot go on, in seat order. Empty only when the game is over. */
    List<Seat> awaiting(S state);

    Pace pace(S state);

    /**
     * Whose turn it is where orders come one by one, for a position that awaits somebody. Another seat may be asked in the
     * middle of it, for an answer to an attack.
     */
    default Seat active(S state) {
        return awaiting(state).getFirst();
    }

    /** Whether the seat may hand in a sheet now, awaited or not: a resignation, a standing order, the host's orders. */
    default boolean mayOrder(S state, Seat seat) {
        return awaiting(state).contains(seat);
    }

    /** The number of the turn that is being decided. */
    int turn(S state);

    /** One verdict a line. The only source of legality: menus, forms and bots ask here. */
    List<Verdict> check(S state, Seat seat, Sheet<O> sheet);

    /**
     * The position as the seat's drafted lines would leave it, as far as that is certain before they are sent. The menu for
     * the line after them is made from it. Where all sheets are resolved together nothing is certain beforehand.
     */
    default Rehearsed<S> rehearse(S state, Seat seat, Sheet<O> drafted) {
        return new Rehearsed<>(state, true);
    }

    /**
     * The lines with which the seat's new sheet begins, where the position awaits the seat a second time in the same turn: what
     * is left of the sheet that it sent before. The player may change all of it. Empty wherever a sheet begins blank.
     */
    default Sheet<O> draftAfter(S state, Seat seat, Sheet<O> sent) {
        return Sheet.empty();
    }

    /** Carries the sheets out. Never throws, whatever the sheets say. */
    Resolution<S> resolve(S state, Sheets<O> sheets, Chance chance);

    V view(S state, Viewer viewer);

    /**
     * The position with everything that the viewer may not know replaced by something that it might be. The viewer's view
     * of both is the same, and nothing of what is hidden can be found in the answer: this is what bots think about.
     */
    S forget(S state, Viewer viewer, Chance chance);

    /**
     * Orders worth looking at for this seat, each of which {@link #check} accepts as a sheet of its own. Where sheets are
     * resolved as they arrive the last is the plainest: it does no more than to go on.
     */
    List<O> candidates(S state, Seat seat);

    /**
     * Orders that belong together, such as an attack from two sides, the most promising first: what bots try before they
     * look for single orders. Whether they are legal and wise, {@link #check} and {@link #worth} say.
     */
    default List<List<O>> plans(S state, Seat seat) {
        return List.of();
    }

    /**
     * Whole sheets of which a bot hands in one, where a game begins with a choice that is made once, such as a place to
     * start from; empty everywhere else.
     */
    default List<List<O>> openings(S state, Seat seat) {
        return List.of();
    }

    /**
     * What somebody knows who has studied the game: orders that have won most in many games from just this position, the best
     * first, each of which {@link #check} accepts as a sheet of its own. Empty wherever nothing is known.
     */
    default List<O> studied(S state, Seat seat) {
        return List.of();
    }

    /**
     * The candidates that a player with a plan would think of, for bots whose time is short; the plainest is the last here
     * too. A game whose candidates are few need not choose among them.
     */
    default List<O> ideas(S state, Seat seat) {
        return candidates(state, seat);
    }

    /** How good the position looks for the seat, more is better: a rule of thumb for bots, no rule of the game. */
    double worth(S state, Seat seat);

    Standing standing(S state);

    Notation<S, O> notation();

    Positions<S, V> positions();

    Prose<S> prose();

    /**
     * The board as SVG, drawn from a view and therefore without what its viewer may not see.
     *
     * @param orders drawn as intentions, of the viewer's own sheet
     * @param happened drawn as what came of them
     * @param look a game in which players choose colours by an order prefers those
     */
    String draw(V view, Sheet<O> orders, List<Event> happened, Look look);

    /** The board in characters, for a terminal, drawn from a view like the picture; empty where a game has no sketch. */
    default List<String> sketch(V view) {
        return List.of();
    }

    /** The names of the boards that come with the game, the default first; empty where the settings make the board. */
    default List<String> boards() {
        return List.of();
    }

    /** A board of {@link #boards()} as {@link Setup#board()} takes it. */
    default String board(String name) {
        throw new IllegalArgumentException("no board " + name);
    }

    /** Where people make boards of their own; empty where a game has none to make. */
    default Optional<Workshop> workshop() {
        return Optional.empty();
    }

    /** The player's rulebook, chapter by chapter. */
    Rulebook rulebook();
}
