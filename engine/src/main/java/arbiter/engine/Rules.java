package arbiter.engine;

import arbiter.engine.chance.Chance;
import arbiter.engine.seat.Seat;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Sheets;
import arbiter.engine.sheet.Verdict;
import java.util.List;

/**
 * The rules of a game: whose decision it is, which orders are legal, and what follows from them.
 *
 * @param <S> a position, with everything secret in it
 * @param <O> an order
 */
public interface Rules<S, O> {
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

    /** Whether a sheet of the seat is taken now: an awaited seat may always hand one in. */
    static <S> boolean admits(Rules<S, ?> rules, S state, Seat seat) {
        return rules.mayOrder(state, seat) || rules.awaiting(state).contains(seat);
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

    Standing standing(S state);
}
