package arbiter.engine.guide;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warnings;
import java.util.List;
import java.util.Optional;

/**
 * What the rules tell a person who decides. It depends only on what the seat may know. It does not decide what is legal:
 * {@code Game.check} does. Prices and pots come from the code that judges the sheet.
 *
 * @param <S> a position
 * @param <O> an order
 */
public interface Guide<S, O> {
    /** The orders that can be added to the sheet as it is now; empty if the next decision depends on dice or a reply. */
    List<Choice<O>> choices(S state, Seat seat, Sheet<O> drafted);

    /** For each line of the sheet, its order as data; empty for a line that cannot be read. */
    List<Optional<Intent>> intents(S state, Seat seat, Sheet<O> sheet);

    /**
     * The order that a person expects to give at a place after the drafted lines, legal or not. If nothing can be ordered at
     * the place, the page shows why this order is refused. Empty if there is no such order.
     */
    default Optional<O> expected(S state, Seat seat, Sheet<O> drafted, String place) {
        return Optional.empty();
    }

    /** What the sheet leaves of everything that can be spent. */
    default Purse purse(S state, Seat seat, Sheet<O> sheet) {
        return Purse.EMPTY;
    }

    /** What the player may regret about a legal sheet. Rejected lines need no warnings. */
    default Warnings warnings(S state, Seat seat, Sheet<O> sheet) {
        return Warnings.none(sheet.lines().size());
    }

    /** Empty if a game is not won by counting or surviving. */
    default Optional<Goal> goal(S state, Viewer viewer) {
        return Optional.empty();
    }

    /** @param seen the events before this position that the viewer may know of */
    default List<Measure> measures(S state, List<Event> seen, Viewer viewer) {
        return List.of();
    }
}
