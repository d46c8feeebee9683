package arbiter.engine.picture;

import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import java.util.List;

/**
 * Draws the board of a game. It is drawn from a view, so it cannot show what the viewer may not see.
 *
 * @param <O> an order
 * @param <V> a view
 */
public interface Picture<O, V> {
    /**
     * The board as SVG.
     *
     * @param orders of the viewer's sheet, drawn as intentions
     * @param happened drawn as results
     * @param look if players choose colours by an order in this game, those have priority over its colours
     */
    String draw(V view, Sheet<O> orders, List<Event> happened, Look look);

    /** The board as text for a terminal; empty if a game has no sketch. */
    default List<String> sketch(V view) {
        return List.of();
    }
}
