package arbiter.engine.log;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Verdict;
import java.util.List;
import java.util.SequencedMap;
import java.util.TreeMap;

/**
 * A position of a game, with the rules for playing on from it.
 *
 * @param text the length of the position's text
 * @param board the length of the board's text, if the board was read during the game; 0 if it is the board of the start, which all
 *     positions share
 */
public record Step<S, O, V>(Position<S> position, Era<S, O, V> era, int text, int board) {
    /**
     * A position and the resolution that led to it.
     *
     * @param turn the turn that was decided before it, 0 for the first position
     * @param events what happened in the turn
     * @param verdicts for each seat that handed in a sheet, one verdict per line
     */
    public record Position<S>(int turn, S state, List<Event> events, SequencedMap<Seat, List<Verdict>> verdicts) {
        static <S> Position<S> of(int turn, S state) {
            return new Position<>(turn, state, List.of(), new TreeMap<>());
        }
    }

    public S state() {
        return position.state();
    }

    /** A measure for the memory that the position takes. */
    public long letters() {
        return (long) text + board;
    }

    /** The position after a rollback to this one. If an upgrade came in between, the rules go back too. */
    public Step<S, O, V> again() {
        return new Step<>(Position.of(position.turn(), position.state()), era, text, board);
    }

    Step<S, O, V> then(Position<S> next, int length) {
        return new Step<>(next, era, length, board);
    }
}
