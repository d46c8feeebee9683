package arbiter.games.globaldomination.vi.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.vi.position.Order;
import arbiter.games.globaldomination.vi.position.View;
import java.util.List;

/** The map of a view, for the page and for the terminal. */
public final class Picture implements arbiter.engine.picture.Picture<Order, View> {
    @Override
    public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        return Canvas.of(view, orders, happened, look);
    }

    @Override
    public List<String> sketch(View view) {
        return Sketch.of(view);
    }
}
