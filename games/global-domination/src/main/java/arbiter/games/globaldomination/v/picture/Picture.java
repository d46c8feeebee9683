package arbiter.games.globaldomination.v.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.globaldomination.v.position.Order;
import arbiter.games.globaldomination.v.position.View;
import java.util.List;

/** Pictures of the board: SVG and text. */
public final class Picture implements arbiter.engine.picture.Picture<Order, View> {
    @Override
    public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        return Canvas.svg(view, orders, happened, look);
    }

    @Override
    public List<String> sketch(View view) {
        return Sketch.of(view);
    }
}
