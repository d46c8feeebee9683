package arbiter.games.dynasty.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.dynasty.position.Order;
import arbiter.games.dynasty.position.View;
import java.util.List;

/** The pictures of the board. */
public final class Picture implements arbiter.engine.picture.Picture<Order, View> {
    @Override
    public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        return BoardDrawing.draw(view, orders.orders().toList(), happened, look);
    }

    @Override
    public List<String> sketch(View view) {
        return Sketch.of(view);
    }
}
