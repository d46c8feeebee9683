package arbiter.games.globaldomination.v;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import java.util.List;

/** All English of the edition. */
final class Telling implements Prose<Position> {
    @Override
    public String explain(Position state, Rejection rejection) {
        return Explanation.of(state, rejection);
    }

    @Override
    public List<Section> tell(Position after, List<Event> events) {
        return Report.of(after, events);
    }
}
