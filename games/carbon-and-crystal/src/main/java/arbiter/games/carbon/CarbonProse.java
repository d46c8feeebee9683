package arbiter.games.carbon;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import java.util.List;

/** All English of the game. */
final class CarbonProse implements Prose<Battle> {
    @Override
    public String explain(Battle battle, Rejection rejection) {
        return Explanations.explain(battle, rejection);
    }

    @Override
    public List<Section> tell(Battle after, List<Event> events) {
        return Dispatches.tell(after, events);
    }
}
