package arbiter.games.carbon.picture;

import arbiter.engine.picture.Look;
import arbiter.engine.seat.Event;
import arbiter.engine.sheet.Sheet;
import arbiter.games.carbon.position.Order;
import arbiter.games.carbon.position.View;
import java.util.List;

/** The board as a drawing for the page, and as a sketch for the terminal. */
public final class Picture implements arbiter.engine.picture.Picture<Order, View> {
    private final Survey survey;

    public Picture(Survey survey) {
        this.survey = survey;
    }

    @Override
    public String draw(View view, Sheet<Order> orders, List<Event> happened, Look look) {
        return Drawing.draw(view, orders, happened, look, survey);
    }

    @Override
    public List<String> sketch(View view) {
        return Sketch.of(view);
    }
}
