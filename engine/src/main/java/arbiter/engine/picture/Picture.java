package arbiter.engine.picture;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import java.util.List;

/**
 * The board of a game for the eye. Both kinds are drawn from a view, and therefore without what its viewer may not see.
 *
 * @param <O> an order
 * @param <V> a view
 */
public interface Picture<O, V> {
    /**
     * The board as SVG.
     *
     * @param orders drawn as intentions, of the viewer's own sheet
     * @param happened drawn as results
     * @param look a game in which players choose colours by an order prefers those
     */
    String draw(V view, Sheet<O> orders, List<Event> happened, Look look);

    /** The board in characters, for a terminal; empty where a game has no sketch. */
    default List<String> sketch(V view) {
        return List.of();
    }
}
