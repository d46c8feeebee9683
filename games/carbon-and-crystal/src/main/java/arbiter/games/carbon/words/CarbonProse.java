package arbiter.games.carbon.words;

import arbiter.engine.Event;
import arbiter.engine.Prose;
import arbiter.engine.Rejection;
import arbiter.games.carbon.position.Battle;
import java.util.List;

/** All English of the game. */
public final class CarbonProse implements Prose<Battle> {
    @Override
    public String explain(Battle battle, Rejection rejection) {
        return Explanations.explain(battle, rejection);
    }

    @Override
    public List<Section> tell(Battle after, List<Event> events) {
        return Dispatches.tell(after, events);
    }
}
