package arbiter.games.carbon;

import arbiter.engine.Event;
import arbiter.engine.Sheet;
import arbiter.engine.Theme;
import java.util.List;

/** The board as SVG. */
final class Picture {
    private Picture() {}

    static String draw(View view, Sheet<Order> orders, List<Event> happened, Theme theme) {
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
    }
}
