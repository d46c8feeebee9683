package arbiter.engine.guide;

import arbiter.engine.seat.Event;
import arbiter.engine.seat.Seat;
import arbiter.engine.seat.Viewer;
import arbiter.engine.sheet.Sheet;
import arbiter.engine.sheet.Warnings;
import java.util.List;
import java.util.Optional;

/**
 * What the rules tell a person who decides. Everything here depends only on what the seat may know, and nothing here decides
 * anything: legality is in {@code Game.check}, and prices and pots come from the code that judges the sheet.
 *
 * @param <S> a position
 * @param <O> an order
 */
public interface Guide<S, O> {
    /** What can be added to the sheet as it is now; where the next decision depends on dice or a reply, nothing. */
    List<Choice<O>> choices(S state, Seat seat, Sheet<O> drafted);

    /** For each line of the sheet, its order as data; empty for a line that cannot be read. */
    List<Optional<Intent>> intents(S state, Seat seat, Sheet<O> sheet);

    /**
     * The order that a person expects to give at a place after the drafted lines, legal or not. Where nothing can be ordered at
     * the place, the refusal of this order is the reason. Empty where no order comes to mind.
     */
    default Optional<O> expected(S state, Seat seat, Sheet<O> drafted, String place) {
        return Optional.empty();
    }

    /** What the sheet leaves of everything that can be spent. */
    default Purse purse(S state, Seat seat, Sheet<O> sheet) {
        return Purse.EMPTY;
    }

    /** What the seat may regret about a legal sheet. Rejected lines need no warnings. */
    default Warnings warnings(S state, Seat seat, Sheet<O> sheet) {
        return Warnings.none(sheet.lines().size());
    }

    /** Empty where a game is not won by counting or surviving. */
    default Optional<Goal> goal(S state, Viewer viewer) {
        return Optional.empty();
    }

    /** @param seen the events before this position that the viewer may know of */
    default List<Measure> measures(S state, List<Event> seen, Viewer viewer) {
        return List.of();
    }
}
